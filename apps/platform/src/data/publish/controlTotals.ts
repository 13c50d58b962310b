import type { SetColumn, SetTable } from './SetFile.ts';

/** Engine-specific SQL of control totals. */
export interface ControlDialect {
  /** A column as a 64-bit integer by its DuckDB type, null where it is null; texts by a hash below 2^28. */
  integerOf(column: SetColumn): string;
  /** An exact sum of 64-bit integers, as text. */
  sum(expression: string): string;
  /** Suffix of an inner query that prevents the engine from inlining its expressions. */
  fence: string;
}

/** Rows and sums of a part of a table, by the part's key: line and month, or '' for a whole table. */
export type ControlTotals = ReadonlyMap<string, string>;

/** A prime below 2^31: the product of two remainders fits into 64 bits. */
const prime = 2_147_483_647n;
const bases = [1_103_515_245n, 1_597_334_677n];
/** Number for null, which no column contains. */
const nullNumber = -5_000_000;
const wideNullNumber = -918_273_645;
/** Numbers below 2^23: twenty of them, each times a remainder, still fit into 64 bits. */
const smallTypes = ['TINYINT', 'UTINYINT', 'SMALLINT', 'BOOLEAN', 'DATE'];

/** Columns that divide a table into separately compared parts. */
const keys = ['line', 'eff_month'];

/** Columns of the policies that a running platform watches: few, as it scans all rows repeatedly. */
export const watchedTable: SetTable = {
  name: 'policy',
  columns: [
    { name: 'line', type: 'UTINYINT' },
    { name: 'eff_month', type: 'SMALLINT' },
    { name: 'agency_id', type: 'INTEGER' },
    { name: 'effective', type: 'DATE' },
    { name: 'premium_cents', type: 'BIGINT' },
  ],
  rows: 0,
};

/**
 * The query of a table's control totals: for each part the keys, the number of rows, and two sums over a hash of each
 * row. Covers all columns: missing, duplicate or changed rows, or rows with swapped values, change the sums.
 * @param from the table's name as SQL, with a condition if not all rows count
 */
export function controlSql(table: SetTable, from: string, { integerOf, sum, fence }: ControlDialect): string {
  const isDivided = keys.every((key) => table.columns.some(({ name }) => name === key));
  const by = isDivided ? keys : [];
  const hashes = bases.map((base, at) => `${rowHash(table.columns, base, integerOf)} AS hash_${at}`);
  const sums = bases.map((_, at) => sum(`hash_${at} * hash_${at} % ${prime}`));
  const positions = by.map((_, at) => at + 1).join(', ');
  return `SELECT ${[...by, 'count(*) AS counted', ...sums].join(', ')} FROM (SELECT ${[...by, ...hashes].join(', ')} FROM ${from} ${fence}) hashed${
    isDivided ? ` GROUP BY ${positions} ORDER BY ${positions}` : ''
  }`;
}

/**
 * Returns a weighted sum of a row's numbers, modulo a prime. It is squared later, so that swapped values change the sum
 * over rows.
 */
function rowHash(columns: readonly SetColumn[], base: bigint, integerOf: ControlDialect['integerOf']): string {
  let weight = 1n;
  const terms = columns.map((column) => {
    weight = (weight * base) % prime;
    return smallTypes.includes(column.type)
      ? `coalesce(${integerOf(column)}, ${nullNumber}) * ${weight}`
      : `coalesce(${integerOf(column)}, ${wideNullNumber}) % ${prime} * ${weight} % ${prime}`;
  });
  return `(${terms.map((term) => `(${term})`).join(' + ')}) % ${prime}`;
}

/** The control totals from the rows of their query. */
export function readControlTotals(rows: readonly (readonly string[])[]): ControlTotals {
  return new Map(rows.map((row) => [row.slice(0, -3).join('/'), row.slice(-3).join('/')]));
}

/** Describes the difference of two tables in words; null if they are equal. */
export function describeDifference(table: string, expected: ControlTotals, found: ControlTotals): string | null {
  const differing = [...new Set([...expected.keys(), ...found.keys()])].filter(
    (key) => expected.get(key) !== found.get(key),
  );
  const [first] = differing;
  if (first === undefined) return null;
  const [line, month = ''] = first.split('/');
  const place = month === '' ? '' : `, first in line ${line}, month ${monthName(Number(month))}`;
  return `${table}: ${differing.length} of ${expected.size} parts differ${place} (${rowsOf(expected, first)} rows expected, ${rowsOf(found, first)} found)`;
}

/** Returns the totals of each month as one text over all lines. */
export function totalsByMonth(totals: ControlTotals): ReadonlyMap<number, string> {
  const byMonth = Map.groupBy(totals, ([key]) => monthOf(key));
  return new Map([...byMonth].map(([month, found]) => [month, found.map(([key, text]) => `${key}=${text}`).join(' ')]));
}

/** Totals without those of some months. */
export function withoutMonths(totals: ControlTotals, months: ReadonlySet<number>): ControlTotals {
  return new Map([...totals].filter(([key]) => !months.has(monthOf(key))));
}

/** Returns a table's name as SQL, with a condition that excludes some months. */
export function fromWithout(from: string, months: ReadonlySet<number>): string {
  return months.size === 0 ? from : `${from} WHERE eff_month NOT IN (${[...months].join(', ')})`;
}

function monthOf(key: string): number {
  return Number(key.split('/')[1]);
}

function rowsOf(totals: ControlTotals, key: string): string {
  return totals.get(key)?.split('/')[0] ?? '0';
}

/** `2026-10` for 24,322. */
function monthName(month: number): string {
  return `${Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}`;
}

/** How DuckDB writes control totals. */
export const duckDbControls: ControlDialect = {
  integerOf({ name, type }) {
    if (type === 'VARCHAR') return `('0x' || substr(md5("${name}"), 1, 7))::BIGINT`;
    if (type === 'DATE') return `("${name}" - DATE '1970-01-01')::BIGINT`;
    if (type === 'TIMESTAMP') return `floor(epoch("${name}"))::BIGINT`;
    return `"${name}"::BIGINT`;
  },
  sum: (expression) => `sum(${expression})::VARCHAR`,
  fence: '',
};
