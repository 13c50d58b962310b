import { sequentialStep } from './chartPalette.ts';

/** Colours from little to much, or from below to above zero. */
export type ColorScaleKind = 'sequential' | 'diverging';

/** Returns the class name of the fill of each value, over the range of all of them. */
export function colorScaleOf(kind: ColorScaleKind, values: readonly number[]): (value: number) => string {
  if (kind === 'diverging') return steppedScaleOf(kind, values).classOf;
  const min = values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
  const max = values.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY);
  return (value) => `chart-sequential-${sequentialStep(value, min, max)}`;
}

/** A scale whose steps end at round values, which a legend can name. */
export interface SteppedScale {
  /** Where one step ends and the next begins, ascending; none where there is nothing to scale. */
  edges: readonly number[];
  /** The class name of the fill of a value. */
  classOf: (value: number) => string;
}

/**
 * Returns a scale with round steps. The outer steps are open: a value far from all others leaves them apart. The middle
 * step of a diverging scale is around zero.
 */
export function steppedScaleOf(kind: ColorScaleKind, values: readonly number[]): SteppedScale {
  const edges = kind === 'sequential' ? edgesUpTo(Math.max(0, ...values)) : edgesAroundZero(values);
  const stepOf = (value: number) => edges.filter((edge) => (edge < 0 ? value > edge : value >= edge)).length;
  const middle = kind === 'diverging' && edges.length === 0 ? 3 : 0;
  return { edges, classOf: (value) => `chart-${kind}-${middle + stepOf(value)}` };
}

/** The six largest round values up to a largest one: 1%, 2%, 5%, 10%, 20%, 50%. */
function edgesUpTo(max: number): number[] {
  if (!(max > 0)) return [];
  const edges = [roundDown(max)];
  while (edges.length < 6) edges.unshift(roundDown((edges[0] ?? 0) * 0.99));
  return edges;
}

/** Round values on both sides of zero. The outermost is one that a fifth of the values, or a few more, is beyond. */
function edgesAroundZero(values: readonly number[]): number[] {
  const sizes = values.map(Math.abs).sort((one, other) => one - other);
  const outer = roundDown(sizes[Math.ceil(sizes.length * 0.8) - 1] || (sizes.at(-1) ?? 0));
  return outer > 0 ? [-outer, -outer / 2, -outer / 10, outer / 10, outer / 2, outer] : [];
}

/** The largest of 1, 2, 5, 10, 20, 50 and so on that is not above a value; 0 for 0. */
function roundDown(value: number): number {
  if (!(value > 0)) return 0;
  const exponent = Math.floor(Math.log10(value));
  const lead = value / 10 ** exponent + 1e-9;
  return Number(`${lead >= 5 ? 5 : lead >= 2 ? 2 : 1}e${exponent}`);
}
