import type { RunQueryResponse } from '@agency-insights/insights-api/contract';

/** Texts that spreadsheets would take for a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** Rows as CSV (RFC 4180): the names of the columns, then a line for each row; nothing without rows. */
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
  if (typeof value !== 'string') return String(value);
  const text = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
