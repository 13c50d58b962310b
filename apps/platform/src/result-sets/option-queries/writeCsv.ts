import { csvText, type RunQueryResponse } from '@agency-insights/insights-api/contract';

/** Writes rows as CSV (RFC 4180): the column names, then a line per row; empty without rows. */
export function writeCsv(rows: RunQueryResponse): string {
  const [first] = rows;
  if (first === undefined) return '';
  const names = Object.keys(first);
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? null))]
    .map((cells) => `${cells.map(writeCell).join(',')}\r\n`)
    .join('');
}

function writeCell(value: RunQueryResponse[number][string]): string {
  if (value === null) return '';
  return typeof value === 'string' ? csvText(value) : String(value);
}
