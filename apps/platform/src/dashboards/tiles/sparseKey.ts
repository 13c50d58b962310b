import { call, cast, column } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';

/**
 * Returns a grouping key for a column with many values. For bare columns the engine allocates an array of all
 * combinations, up to twenty times slower if few occur. The rounding makes it use a hash table.
 */
export function sparseKey(name: string): Expression {
  return call('floor', cast(column(name), 'double'));
}
