import { copiesByAgency } from '../data/set/largeTables.ts';
import type { FunctionName, ValueType } from './Query.ts';
import type { SqlDialect } from './SqlDialect.ts';

const typeNames: Readonly<Record<ValueType, string>> = {
  integer: 'INTEGER',
  bigint: 'BIGINT',
  double: 'DOUBLE',
  text: 'VARCHAR',
  date: 'DATE',
};

function call(name: FunctionName, parameters: readonly string[]): string {
  if (name === 'dateText') return `strftime(${parameters[0]}, '%Y-%m-%d')`;
  if (name === 'timestampText') return `strftime(${parameters[0]}, '%Y-%m-%dT%H:%M:%S.%gZ')`;
  if (name === 'count' && parameters.length === 0) return 'count(*)';
  return `${name}(${parameters.join(', ')})`;
}

/** DuckDB's SQL. */
export const duckDbDialect: SqlDialect = {
  name: 'duckdb',
  copiesByAgency,
  placeholder: (position) => `$${position}`,
  typeName: (type) => typeNames[type],
  // One bit for each id (see duckDbBindings): the scan itself leaves out the others. A list would be joined to all rows
  // that pass the other conditions. The last bit is 0, and is read for ids beyond it.
  isAmongIds: (id, placeholder) =>
    `get_bit(${placeholder}, least(${id}, CAST(bit_length(${placeholder}) - 1 AS INTEGER))) = 1`,
  call,
};
