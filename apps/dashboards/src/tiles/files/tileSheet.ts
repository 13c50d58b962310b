import type { TileAnswer, TileColumn, TileDefinition } from '@agency-insights/insights-api/contract';

/** A cell: its value, and how it reads. */
export interface SheetCell {
  value: string | number | null;
  kind: 'text' | 'count' | 'dollars' | 'ratio';
}

/** The rows of a tile as they go into files, and what they were made from. */
export interface TileSheet {
  header: readonly string[];
  rows: readonly (readonly SheetCell[])[];
  /** A name and a value each. */
  facts: readonly (readonly [string, string | number])[];
}

/** Turns the answer of a tile into rows for a file: dollars in place of cents, ratios as fractions, no ids. */
export function tileSheet(definition: TileDefinition, answer: TileAnswer): TileSheet {
  const columns = definition.columns.filter(({ kind }) => kind !== 'id');
  return {
    header: columns.map((column) => headerOf(column, definition, answer)),
    rows: answer.rows.map((row) => columns.map(({ key, kind }) => cellOf(row[key] ?? null, kind))),
    facts: [
      ['Policies', answer.policies],
      ['Written premium (USD)', answer.premium / 100],
      ['Effective from', answer.period.from],
      ['Effective to', answer.period.to],
      ['As of', answer.as_of],
      ['Data set', answer.set_id],
    ],
  };
}

/** The heading of a column; one that compares bears the name of whom it compares with. */
export function headerOf(
  { label, compares, kind }: TileColumn,
  { columns }: TileDefinition,
  { comparison }: TileAnswer,
): string {
  const compared = columns.find(({ key }) => key === compares);
  const text = compared && comparison ? `${compared.label}: ${comparison.label}` : label;
  return kind === 'cents' ? `${text} (USD)` : text;
}

function cellOf(value: string | number | null, kind: TileColumn['kind']): SheetCell {
  if (typeof value !== 'number') return { value, kind: 'text' };
  if (kind === 'cents') return { value: value / 100, kind: 'dollars' };
  return { value, kind: kind === 'ratio' ? 'ratio' : 'count' };
}
