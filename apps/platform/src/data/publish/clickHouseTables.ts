import type { ControlDialect } from './controlTotals.ts';
import { plainText, type SetColumn, type SetTable } from './SetFile.ts';

/** ClickHouse's types by DuckDB's. Days are numbers of days since 1970-01-01, as `clickHouseDialect` explains. */
const types: Readonly<Record<string, string>> = {
  TINYINT: 'Int8',
  UTINYINT: 'UInt8',
  SMALLINT: 'Int16',
  INTEGER: 'Int32',
  BIGINT: 'Int64',
  BOOLEAN: 'Bool',
  DATE: 'Int32',
  TIMESTAMP: `DateTime64(6, 'UTC')`,
  VARCHAR: 'String',
};

/** Nullable columns of large tables: nullable columns cost time and space. Columns of small tables are all nullable. */
const nullable: Readonly<Record<string, readonly string[]>> = {
  policy: ['naics', 'policy_number', 'insured_id', 'incurred_cents'],
  agency_month: [],
  agency_total: ['largest_carrier_id'],
  agency_line_year: [],
};

/** Sort order of the rows; the first columns are those of most queries. */
const orders: Readonly<Record<string, readonly string[]>> = {
  policy: ['line', 'state_id', 'product_id', 'eff_month', 'agency_id'],
  agency_month: ['line', 'state_id', 'product_id', 'eff_month', 'agency_id'],
  agency_total: ['agency_id', 'scope'],
  agency_line_year: ['agency_id', 'line', 'year'],
  agency: ['agency_id'],
  account: ['account_id'],
  carrier: ['carrier_id'],
  product: ['product_id'],
  state: ['state_id'],
};

/** Tables partitioned by month, so that months can be reused, with a second copy ordered by agency. */
const large = ['policy', 'agency_month'];

/** Number of inserted blocks that the server remembers for deduplication. */
const rememberedBlocks = 1_000;

/** Returns the SQL that creates an empty table of a set in a database. @throws TypeError for a type that no set has */
export function clickHouseTableSql(place: string, table: SetTable): string {
  const order = orders[table.name] ?? [];
  const isLarge = large.includes(table.name);
  const projection = 'PROJECTION by_agency (SELECT * ORDER BY agency_id, eff_month)';
  return `CREATE TABLE IF NOT EXISTS ${place}."${table.name}" (${[clickHouseColumns(table), ...(isLarge ? [projection] : [])].join(', ')})
    ENGINE = MergeTree ${isLarge ? 'PARTITION BY eff_month' : ''} ORDER BY (${order.join(', ')})
    SETTINGS non_replicated_deduplication_window = ${rememberedBlocks}`;
}

/** The definitions of a table's columns. @throws TypeError for a type that no set has */
export function clickHouseColumns(table: SetTable): string {
  return table.columns.map((column) => `"${column.name}" ${typeOf(table, column)}`).join(', ');
}

function typeOf({ name: table }: SetTable, { name, type }: SetColumn): string {
  const found = types[type];
  if (found === undefined) throw new TypeError(`Column "${name}" has a type that is not published (${type})`);
  const isNullable = nullable[table]?.includes(name) ?? !orders[table]?.includes(name);
  return isNullable ? `Nullable(${found})` : found;
}

/** A column as DuckDB writes it for ClickHouse's tables. */
export function clickHouseText(column: SetColumn): string {
  return column.type === 'DATE' ? `("${column.name}" - DATE '1970-01-01')::VARCHAR` : plainText(column);
}

/** How ClickHouse writes control totals. */
export const clickHouseControls: ControlDialect = {
  integerOf({ name, type }) {
    // The first four bytes of the digest in big endian; uses seven of their hexadecimal digits.
    if (type === 'VARCHAR')
      return `toInt64(bitShiftRight(reinterpretAsUInt32(reverse(substring(MD5("${name}"), 1, 4))), 4))`;
    if (type === 'TIMESTAMP') return `intDiv(toUnixTimestamp64Micro("${name}"), 1000000)`;
    return `toInt64("${name}")`;
  },
  sum: (expression) => `toString(sum(toInt128(${expression})))`,
  fence: '',
};
