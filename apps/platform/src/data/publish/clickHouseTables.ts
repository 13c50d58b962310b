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

/** Columns of large tables that may be null; a mark of null costs time and space in all others. Those of small tables may all be. */
const nullable: Readonly<Record<string, readonly string[]>> = {
  policy: ['naics', 'policy_number', 'insured_id', 'incurred_cents'],
  agency_month: [],
  agency_total: ['largest_carrier_id'],
  agency_line_year: [],
};

/** The order in which the rows of a table are kept; the first columns are those that most questions name. */
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

/** Tables that are kept in partitions by month, each of which can be taken from another set, and once more in the order of agencies. */
const large = ['policy', 'agency_month'];

/** Inserted blocks that the server remembers, so that a part that is sent again is not there twice. */
const rememberedBlocks = 1_000;

/** Makes an empty table of a set in a database. @throws TypeError for a type that no set has */
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
    // The first four bytes of the digest, the highest first; seven hexadecimal digits of them count.
    if (type === 'VARCHAR')
      return `toInt64(bitShiftRight(reinterpretAsUInt32(reverse(substring(MD5("${name}"), 1, 4))), 4))`;
    if (type === 'TIMESTAMP') return `intDiv(toUnixTimestamp64Micro("${name}"), 1000000)`;
    return `toInt64("${name}")`;
  },
  sum: (expression) => `toString(sum(toInt128(${expression})))`,
  fence: '',
};
