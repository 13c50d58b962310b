import type { TileAnswer, TileDefinition } from '@agency-insights/insights-api/contract';
import { tileSheet, type SheetCell } from './tileSheet.ts';

/** Texts that spreadsheets would take for a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** Writes a tile as CSV: its rows as numbers, and below them what they were made from. */
export function tileCsv(definition: TileDefinition, answer: TileAnswer): string {
  const { header, rows, facts } = tileSheet(definition, answer);
  const lines = [header, ...rows.map((row) => row.map(({ value }) => value)), [], ...facts];
  return lines.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(value: SheetCell['value']): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
