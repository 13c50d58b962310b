import type { FunctionName, ValueType } from '../Query.ts';
import type { SqlDialect } from '../SqlDialect.ts';

const typeNames: Readonly<Record<ValueType, string>> = {
  integer: 'integer',
  bigint: 'bigint',
  double: 'double precision',
  text: 'text',
  date: 'date',
};

function call(name: FunctionName, parameters: readonly string[]): string {
  if (name === 'dateText') return `to_char(${parameters[0]}, 'YYYY-MM-DD')`;
  if (name === 'timestampText') return `to_char(${parameters[0]}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  if (name === 'count' && parameters.length === 0) return 'count(*)';
  return `${name}(${parameters.join(', ')})`;
}

/** PostgreSQL's SQL. */
export const postgresDialect: SqlDialect = {
  name: 'postgres',
  placeholder: (position, { type }) => `$${position}::${type === 'ids' ? 'integer[]' : typeNames[type]}`,
  typeName: (type) => typeNames[type],
  isAmongIds: (id, placeholder) => `${id} IN (SELECT unnest(${placeholder}))`,
  call,
};
