import { FormDataError } from '../errors/FormDataError.ts';
import type { KindedDataSource, RowQuery } from '../schema/DataSource.ts';
import type { DataRow, LoadedOption } from '../values/LoadedOption.ts';
import { isRecord } from '../objects/isRecord.ts';
import { numberIn } from './numberIn.ts';

/**
 * Returns the options of a gateway's response, in order. A summary returns all codes, so they are filtered by code or
 * title. Throws a `FormDataError` if the response is not a list of options.
 */
export function readOptions(source: KindedDataSource, body: unknown, term = ''): LoadedOption[] {
  if (source.kind !== 'askkodiak') return optionsOfRows(source, readRows(body));
  return source.endpointConfig.endpoint === 'naics-summary' ? optionsOfSummary(body, term) : optionsOfSuggestions(body);
}

/** Returns the rows of a query's response. Throws a `FormDataError` if it is not an array of rows. */
export function readRows(body: unknown): DataRow[] {
  if (!Array.isArray(body) || !body.every(isRecord)) {
    throw unreadable('gateway');
  }
  return body;
}

/** Rows without a value are dropped; of rows with the same value the first counts. */
function optionsOfRows(source: RowQuery, rows: readonly DataRow[]): LoadedOption[] {
  const firstColumn = Object.keys(rows[0] ?? {})[0] ?? '';
  const keyValue = source.keyValue ?? source.keyLabel ?? firstColumn;
  const keyLabel = source.keyLabel ?? keyValue;
  const byValue = new Map<string, LoadedOption>();
  for (const row of rows) {
    const value = text(row[keyValue]);
    if (!value || byValue.has(value)) continue;
    byValue.set(value, {
      label: text(row[keyLabel]) ?? value,
      value,
      group: text(row[source.keyGroup ?? '']),
      count: numberIn(row[source.keyCount ?? '']),
      row,
    });
  }
  return [...byValue.values()];
}

function optionsOfSummary(body: unknown, term: string): LoadedOption[] {
  if (!isRecord(body)) throw unreadable('AskKodiak gateway naics-summary');
  return Object.entries(body)
    .map(([code, title]) => titled(code, text(title)))
    .filter(({ label }) => label.toLowerCase().includes(term.toLowerCase()));
}

function optionsOfSuggestions(body: unknown): LoadedOption[] {
  const hits = isRecord(body) ? body.hits : undefined;
  if (!Array.isArray(hits)) throw unreadable('AskKodiak gateway suggest-naics');
  return hits.filter(isRecord).flatMap((hit) => {
    const [code, title] = [text(hit.code), text(hit.title)];
    if (!code || !title) return [];
    return { ...titled(code, title), detail: detailOf(hit) };
  });
}

/** The level of a code, and what of its index entries fits the search: `Industry: Meat markets`. */
function detailOf({ level, match }: DataRow): string | undefined {
  const detail = [text(level)?.replaceAll('-', ' '), text(match)].filter(Boolean).join(': ');
  return detail === '' ? undefined : detail.charAt(0).toUpperCase() + detail.slice(1);
}

function titled(code: string, title: string | undefined): LoadedOption {
  return { label: title ? `${code} - ${title}` : code, value: code };
}

function unreadable(whose: string): FormDataError {
  return new FormDataError('unreadable-answer', `Unable to parse options from ${whose} data inside select-renderer`);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' || Number.isFinite(value) || typeof value === 'boolean' ? String(value) : undefined;
}
