import type { RestDataSource } from '../schema/DataSource.ts';
import { propertyOf } from '../objects/propertyOf.ts';
import { fillPlaces, type Places } from './fillPlaces.ts';

/**
 * The address that a data source asks, with the values of fields and the term in their places; undefined where a place in
 * the path has no value. A search without a place for its term sends it as `q`.
 */
export function restAddress({ url, params = {} }: RestDataSource, places: Places, term?: string): string | undefined {
  const named: Places = { ...places, ...(term !== undefined && { term }) };
  const { url: path } = fillPlaces({ url }, encoded(named));
  if (typeof path !== 'string') return undefined;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fillPlaces(params, named)))
    for (const one of [value].flat()) query.append(name, String(one));
  if (term !== undefined && !JSON.stringify([url, params]).includes('{term}')) query.set('q', term);
  const asked = query.toString();
  return asked === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${asked}`;
}

/** The rows in an answer: its list, or the one at a path such as "data.items"; plain values become rows of one column. */
export function rowsIn(body: unknown, keyList = ''): unknown {
  const names = keyList === '' ? [] : keyList.split('.');
  const list = names.reduce((value, name) => propertyOf(value, name), body);
  return Array.isArray(list) ? list.map((row: unknown) => (typeof row === 'object' ? row : { value: row })) : list;
}

/** Values for a path; a value of dots alone would lead to another one. */
function encoded(places: Places): Places {
  return Object.fromEntries(
    Object.entries(places).map(([id, text]) => [
      id,
      !text || /^\.+$/.test(text) ? undefined : encodeURIComponent(text),
    ]),
  );
}
