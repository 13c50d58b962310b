import {
  BIGINT,
  DATE,
  DOUBLE,
  DuckDBDateValue,
  INTEGER,
  LIST,
  listValue,
  SMALLINT,
  UTINYINT,
  VARCHAR,
} from '@duckdb/node-api';
import type { DuckDBType, DuckDBValue } from '@duckdb/node-api';
import type { ValueType } from './Query.ts';
import type { Parameter } from './SqlDialect.ts';

const types: Readonly<Record<ValueType, DuckDBType>> = {
  integer: INTEGER,
  bigint: BIGINT,
  double: DOUBLE,
  text: VARCHAR,
  date: DATE,
};
const millisecondsPerDay = 86_400_000;

/** The parameters of a statement as DuckDB takes them. */
export function duckDbBindings(parameters: readonly Parameter[]): { values: DuckDBValue[]; types: DuckDBType[] } {
  return { values: parameters.map(valueOf), types: parameters.map(typeOf) };
}

function valueOf(parameter: Parameter): DuckDBValue {
  if (parameter.type === 'ids') return listValue([...parameter.value]);
  if (parameter.type === 'bigint') return BigInt(parameter.value);
  if (parameter.type === 'date')
    return new DuckDBDateValue(Date.parse(`${parameter.value}T00:00:00Z`) / millisecondsPerDay);
  return parameter.value;
}

/**
 * A column is compared with a wider value by widening the column, row by row and past the engine's notes of what each
 * part of a table holds. Numbers are therefore bound in the narrowest type that holds them: the engine widens those, once.
 */
function typeOf(parameter: Parameter): DuckDBType {
  if (parameter.type === 'ids') return LIST(INTEGER);
  if (parameter.type !== 'integer' || !parameter.compared) return types[parameter.type];
  const number = Number(parameter.value);
  if (number >= 0 && number <= 0xff) return UTINYINT;
  return number >= -0x8000 && number <= 0x7fff ? SMALLINT : INTEGER;
}
