import { csvText, type TileAnswer, type TileDefinition } from '@agency-insights/insights-api/contract';
import { type Cell, isMoney } from '@agency-insights/insights-api/workbook';
import { answerFacts } from './answerFacts.ts';
import type { FileSubject } from './fileSubject.ts';
import { shownSheet } from './shownSheet.ts';

/** Writes a tile as CSV: its rows with money in dollars, and below them what they were made from. */
export function tileCsv(definition: TileDefinition, answer: TileAnswer, subject: FileSubject): string {
  const { headers, kinds, cells } = shownSheet(definition, answer);
  const header = headers.map((text, at) => (isMoney(kinds?.[at]) ? `${text} (USD)` : text));
  const facts = answerFacts(answer, subject).map(([name, cell]) => [
    isMoney(cell.kind) ? `${name} (USD)` : name,
    valueOf(cell),
  ]);
  const lines = [header, ...cells.map((row) => row.map(valueOf)), [], ...facts];
  return lines.map((values) => `${values.map(writeValue).join(',')}\r\n`).join('');
}

function valueOf({ kind, value }: Cell): Cell['value'] {
  if (typeof value !== 'number') return value;
  if (isMoney(kind)) return value / 100;
  if (kind === 'date') return new Date(value).toISOString().slice(0, 'yyyy-mm-dd'.length);
  if (kind === 'month') return new Date(value).toISOString().slice(0, 'yyyy-mm'.length);
  return value;
}

function writeValue(value: Cell['value']): string {
  if (value === null) return '';
  return typeof value === 'number' ? String(value) : csvText(value);
}
