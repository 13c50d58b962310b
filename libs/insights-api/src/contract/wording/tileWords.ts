import type { TileAnswer, TileRow } from '../schemas/dashboards.ts';
import type { TileDefinition } from '../dashboards/TileDefinition.ts';

/** Language of the platform's texts in tiles. */
export interface TileWords {
  /** Returns the translation of an English text with its values: `Agencies in {state}`. */
  t: (english: string, values?: Readonly<Record<string, string>>) => string;
  /** Writes cents: `$2,500`, or in short `$25M`. */
  formatCents: (cents: number, isShort: boolean) => string;
  /** Writes a range of cents, in short: `$2.5–25M`. */
  formatRange: (fromCents: number, toCents: number) => string;
}

/** Columns with texts of the platform, by tile. Other texts are names in the data, which are not translated. */
const ownColumns: Readonly<Record<string, readonly string[]>> = {
  summary: ['name'],
  numbers: ['group'],
  agencies: ['group'],
  industries: ['name'],
  leaders: ['list'],
  percentiles: ['name'],
  premium_bands: ['band'],
  premium_classes: ['class'],
  products: ['line'],
  retention: ['class'],
};

/** Translates the platform's texts in a response. */
export function answerInWords(tile: string, answer: TileAnswer, words: TileWords): TileAnswer {
  const { rows, others, comparison, benchmark } = answer;
  const columns = ownColumns[tile] ?? [];
  const rowsOf = (own: readonly TileRow[]) =>
    columns.length === 0 ? [...own] : own.map((row) => rowInWords(row, columns, words));
  const named = <T extends { name: string }>(group: T): T => ({ ...group, name: tileText(group.name, words) });
  return {
    ...answer,
    rows: rowsOf(rows),
    ...(others && { others: others.map((other) => ({ ...other, rows: rowsOf(other.rows) })) }),
    ...(comparison && { comparison: { ...comparison, label: tileText(comparison.label, words) } }),
    ...(benchmark && {
      benchmark: {
        ...benchmark,
        selection: named(benchmark.selection),
        peers: benchmark.peers && named(benchmark.peers),
      },
    }),
  };
}

function rowInWords(row: TileRow, columns: readonly string[], words: TileWords): TileRow {
  const own = columns.flatMap((key) => {
    const value = row[key];
    return typeof value === 'string' ? [[key, tileText(value, words)] as const] : [];
  });
  return { ...row, ...Object.fromEntries(own) };
}

/** Translates the definition of a tile. */
export function definitionInWords(definition: TileDefinition, { t }: Pick<TileWords, 't'>): TileDefinition {
  const { title, about, columns } = definition;
  return {
    ...definition,
    title: t(title),
    // Several explanations share sentences.
    about: about
      .split(/(?<=\.) /)
      .map((sentence) => t(sentence))
      .join(' '),
    columns: columns.map((column) => ({ ...column, label: t(column.label) })),
  };
}

type Reader = readonly [RegExp, (words: TileWords, first: string, second: string) => string];

/** Texts of the platform with a value, and their translations. */
const readers: readonly Reader[] = [
  [/^(.+), median$/, (words, group) => words.t('{group}, median', { group: tileText(group, words) })],
  [/^Agencies in (.+)$/, ({ t }, state) => t('Agencies in {state}', { state })],
  [/^Under (\$[\d.,]+M?)$/, (words, amount) => words.t('Under {amount}', { amount: amountText(amount, words) })],
  [/^(\$[\d.,]+M?) to (\$[\d.,]+M?)$/, ({ formatRange }, from, to) => formatRange(centsOf(from), centsOf(to))],
  [/^(\$[\d.,]+M?) or more$/, (words, amount) => words.t('{amount} or more', { amount: amountText(amount, words) })],
  [/^(\$[\d.,]+M?) and over$/, (words, amount) => words.t('{amount} and over', { amount: amountText(amount, words) })],
];

/** Translates a text of the platform's responses, such as "All other agencies" or "Under $1M". */
export function tileText(text: string, words: TileWords): string {
  for (const [pattern, write] of readers) {
    const [, first, second = ''] = pattern.exec(text) ?? [];
    if (first !== undefined) return write(words, first, second);
  }
  return words.t(text);
}

/** Formats an amount of the platform, "$2,500" or "$25M", for the region. */
function amountText(text: string, { formatCents }: TileWords): string {
  return formatCents(centsOf(text), text.endsWith('M'));
}

function centsOf(text: string): number {
  return Number(text.replaceAll(/[$,M]/g, '')) * (text.endsWith('M') ? 1e8 : 100);
}
