import {
  BIGINT,
  BIT,
  DATE,
  DOUBLE,
  DuckDBBitValue,
  DuckDBDateValue,
  INTEGER,
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

/** Returns the parameters of a statement in DuckDB's types. */
export function duckDbBindings(parameters: readonly Parameter[]): { values: DuckDBValue[]; types: DuckDBType[] } {
  return { values: parameters.map(valueOf), types: parameters.map(typeOf) };
}

function valueOf(parameter: Parameter): DuckDBValue {
  if (parameter.type === 'ids') return bitsOf(parameter.value);
  if (parameter.type === 'bigint') return BigInt(parameter.value);
  if (parameter.type === 'date')
    return new DuckDBDateValue(Date.parse(`${parameter.value}T00:00:00Z`) / millisecondsPerDay);
  return parameter.value;
}

/**
 * Returns the narrowest type for a number, which the engine widens once. Compared with a wider value, the engine would
 * widen the column row by row, and could not skip parts of a table by their statistics.
 */
function typeOf(parameter: Parameter): DuckDBType {
  if (parameter.type === 'ids') return BIT;
  if (parameter.type !== 'integer' || !parameter.compared) return types[parameter.type];
  const number = Number(parameter.value);
  if (number >= 0 && number <= 0xff) return UTINYINT;
  return number >= -0x8000 && number <= 0x7fff ? SMALLINT : INTEGER;
}

/** Returns bits by id, 1 for each of the ids; the bit after the largest id is always 0. */
function bitsOf(ids: Int32Array): DuckDBBitValue {
  const largest = ids.reduce((most, id) => Math.max(most, id), -1);
  // The first byte is the number of unused bits of the next one.
  const bytes = new Uint8Array(1 + Math.ceil((largest + 2) / 8));
  for (const id of ids) bytes[1 + (id >> 3)]! |= 128 >> (id & 7);
  return new DuckDBBitValue(bytes);
}
