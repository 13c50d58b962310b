import type { RestDataSource } from '../schema/DataSource.ts';
import { propertyOf } from '../objects/propertyOf.ts';
import { fillPlaces, type Places } from './fillPlaces.ts';

/**
 * Returns the URL of a data source with field values and the term filled in; undefined if a path placeholder has no
 * value. Without a placeholder, the term is sent as `q`.
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

/**
 * Returns the rows of a response: its list, or the list at a path such as "data.items"; plain values become rows with
 * one column.
 */
export function rowsIn(body: unknown, keyList = ''): unknown {
  const names = keyList === '' ? [] : keyList.split('.');
  const list = names.reduce((value, name) => propertyOf(value, name), body);
  return Array.isArray(list) ? list.map((row: unknown) => (typeof row === 'object' ? row : { value: row })) : list;
}

/** Encodes values for a path; a value of only dots would change the path. */
function encoded(places: Places): Places {
  return Object.fromEntries(
    Object.entries(places).map(([id, text]) => [
      id,
      !text || /^\.+$/.test(text) ? undefined : encodeURIComponent(text),
    ]),
  );
}
