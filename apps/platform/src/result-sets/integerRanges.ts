import type { NumberExpression, NumberRange } from '@agency-insights/insights-api/contract';
import type { Expression } from '../warehouse/Query.ts';
import { allOf, anyOf, compare, not, value } from '../warehouse/expressions.ts';

/** Integers from `min` to `max`, both inclusive; null: no limit on that side. */
export interface IntegerRange {
  min: number | null;
  max: number | null;
}

/** A number passes if it is in any of `include` (or that is empty) and in none of `exclude`. */
export interface IntegerRanges {
  include: readonly IntegerRange[];
  exclude: readonly IntegerRange[];
}

const largest = Number.MAX_SAFE_INTEGER;

/** Returns the integers that pass a number expression, multiplied by a factor: dollars × 100 are cents. */
export function integerRanges({ ranges, exclude }: NumberExpression, factor: number): IntegerRanges {
  return { include: ranges.map((r) => toIntegers(r, factor)), exclude: exclude.map((r) => toIntegers(r, factor)) };
}

/** Whether an integer passes. */
export function inRanges(n: number, { include, exclude }: IntegerRanges): boolean {
  return (include.length === 0 || anyHolds(include, n)) && !anyHolds(exclude, n);
}

/** Returns the same rule as a condition on a non-null expression. */
export function rangesCondition(operand: Expression, { include, exclude }: IntegerRanges): Expression {
  const included = include.length === 0 ? undefined : anyRange(operand, include);
  const excluded = exclude.length === 0 ? undefined : not(anyRange(operand, exclude));
  return allOf([included, excluded]);
}

/** Single numbers are one list: the engine looks them up instead of comparing each. */
function anyRange(operand: Expression, ranges: readonly IntegerRange[]): Expression {
  const single = ranges.filter(({ min, max }) => min !== null && min === max);
  const wide = ranges.filter((range) => !single.includes(range));
  const values = single.map(({ min }) => value('bigint', min ?? 0));
  const list: Expression[] = values.length === 0 ? [] : [{ kind: 'in', operand, values }];
  return anyOf([...list, ...wide.map((range) => rangeCondition(operand, range))]);
}

function rangeCondition(operand: Expression, { min, max }: IntegerRange): Expression {
  return allOf([
    min === null ? undefined : compare(operand, '>=', value('bigint', min)),
    max === null ? undefined : compare(operand, '<=', value('bigint', max)),
  ]);
}

/** Uses a plain loop, because it runs for every agency of a search. */
function anyHolds(ranges: readonly IntegerRange[], n: number): boolean {
  for (const range of ranges) if (holds(range, n)) return true;
  return false;
}

function holds({ min, max }: IntegerRange, n: number): boolean {
  return (min === null || n >= min) && (max === null || n <= max);
}

function toIntegers({ min, max, minOpen, maxOpen }: NumberRange, factor: number): IntegerRange {
  return {
    min: min === null ? null : clamp(minOpen ? Math.floor(scaled(min, factor)) + 1 : Math.ceil(scaled(min, factor))),
    max: max === null ? null : clamp(maxOpen ? Math.ceil(scaled(max, factor)) - 1 : Math.floor(scaled(max, factor))),
  };
}

/** 1.1 × 100 is 110.00000000000001: rounding errors still count as an integer. */
function scaled(n: number, factor: number): number {
  const product = n * factor;
  const whole = Math.round(product);
  return Math.abs(product - whole) <= Math.abs(whole) * 4 * Number.EPSILON ? whole : product;
}

function clamp(n: number): number {
  return Math.max(-largest, Math.min(largest, n));
}
