import { call, cast, column } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';

/**
 * A column with many values, to group by together with another one. By the bare columns the engine adds up in an array
 * with a place for each combination, of which few occur, and takes up to twenty times as long; it does not see through
 * the rounding, and then adds up in a table of what occurs.
 */
export function sparseKey(name: string): Expression {
  return call('floor', cast(column(name), 'double'));
}
