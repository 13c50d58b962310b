import { overPassing, overRows } from '../steps.ts';
import type { Steps } from '../steps.ts';
import { usefulDictionary } from '../TableSource.ts';
import type { ColumnVector, NumberArray } from '../TableSource.ts';
import { dayOf, isMissing, isNumber, plainText } from '../valueReading.ts';
import type { AggregationFunction } from './aggregationFunctions.ts';
import { NumberTotal } from './NumberTotal.ts';

/** An aggregate under way. */
interface Aggregator {
  /** Adds a value; returns false if the function does not support it. */
  add(value: unknown): boolean;
  /** Adds the numbers of a range of rows, without those whose mask is 0. Default: one by one. */
  addNumbers?(numbers: NumberArray, mask: Uint8Array | null, from: number, to: number): void;
  /** The aggregate; null if nothing was added. */
  result(): unknown;
}

/**
 * Aggregates a column in the rows of a mask, or in all rows. Returns null if no row has a value, and undefined if the
 * function supports none of the values.
 */
export function* aggregateColumn(
  name: AggregationFunction,
  vector: ColumnVector,
  mask: Uint8Array | null,
): Steps<unknown> {
  const aggregator = aggregators[name]();
  let isUnfit = false;
  const add = (value: unknown) => {
    if (isPresent(value) && !aggregator.add(value)) isUnfit = true;
  };
  const coded = name === 'min' || name === 'max' ? usefulDictionary(vector) : null;
  if (coded) {
    const { codes, dictionary } = coded;
    const used = new Uint8Array(dictionary.length);
    yield* overPassing(vector.length, mask, (row) => {
      // Writes of codes outside the dictionary are ignored.
      used[codes[row]!] = 1;
    });
    yield* overPassing(used.length, used, (code) => add(dictionary[code]));
  } else if (vector.kind === 'numbers' && aggregator.addNumbers) {
    const { numbers } = vector;
    yield* overRows(numbers.length, (from, to) => aggregator.addNumbers?.(numbers, mask, from, to));
  } else {
    yield* overPassing(vector.length, mask, (row) => add(vector.at(row)));
  }
  return aggregator.result() ?? (isUnfit ? undefined : null);
}

/** Aggregates values one by one. */
export interface ValueAggregator {
  /** Adds a value; skips missing and unsupported values. */
  add(value: unknown): void;
  /** The aggregate; null if nothing was added. */
  result(): unknown;
}

/** Creates an aggregator of single values. */
export function createAggregator(name: AggregationFunction): ValueAggregator {
  const aggregator = aggregators[name]();
  return {
    add(value) {
      if (isPresent(value)) aggregator.add(value);
    },
    result: () => aggregator.result(),
  };
}

const aggregators: Record<AggregationFunction, () => Aggregator> = {
  sum: () => totalOf((total) => total.sum),
  mean: () => totalOf((total) => total.mean),
  min: () => extremeOf(-1),
  max: () => extremeOf(1),
  count: countOf,
};

/** Whether a value is present: empty texts, empty lists and invalid dates are not. */
function isPresent(value: unknown): boolean {
  return !isMissing(value) && (isNumber(value) || plainText(value) !== '');
}

function countOf(): Aggregator {
  let count = 0;
  return {
    add() {
      count += 1;
      return true;
    },
    result: () => count,
  };
}

function totalOf(read: (total: NumberTotal) => number | bigint): Aggregator {
  const total = new NumberTotal();
  return {
    add(value) {
      const fits = isNumber(value);
      if (fits) total.add(value);
      return fits;
    },
    addNumbers: (numbers, mask, from, to) => total.addNumbers(numbers, mask, from, to),
    result: () => (total.count > 0 ? read(total) : null),
  };
}

/** Creates a min (-1) or max (1) aggregator. The first of equal values wins. */
function extremeOf(direction: -1 | 1): Aggregator {
  let best: unknown = null;
  let bestOrder: number | bigint = Number.NaN;
  return {
    add(value) {
      const order = orderOf(value);
      // Only NaN differs from itself.
      if (order !== order) return false;
      const isTie = order === bestOrder && typeof value === 'string' && typeof best === 'string';
      const [one, other] = isTie ? [value, best as string] : [order, bestOrder];
      if (best === null || (direction < 0 ? one < other : one > other)) {
        best = value;
        bestOrder = order;
      }
      return true;
    },
    result: () => best,
  };
}

/** Returns the comparison value of numbers, dates and ISO date strings; `NaN` for other values. */
function orderOf(value: unknown): number | bigint {
  if (isNumber(value)) return value;
  if (value instanceof Date) return value.getTime();
  return typeof value === 'string' ? dayOf(value) : Number.NaN;
}
