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

/** The SQL that DuckDB reads. */
export const duckDbDialect: SqlDialect = {
  name: 'duckdb',
  placeholder: (position) => `$${position}`,
  typeName: (type) => typeNames[type],
  idsQuery: (placeholder) => `SELECT unnest(${placeholder})`,
  call,
};
