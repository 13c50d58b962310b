import { divergingStep, sequentialStep } from './chartPalette.ts';

/** Colours from little to much, or from below to above zero. */
export type ColorScaleKind = 'sequential' | 'diverging';

/** Returns the class name of the fill of each value, over the range of all of them. */
export function colorScaleOf(kind: ColorScaleKind, values: readonly number[]): (value: number) => string {
  const min = values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
  const max = values.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY);
  if (kind === 'sequential') return (value) => `chart-sequential-${sequentialStep(value, min, max)}`;
  const reach = Math.max(Math.abs(min), Math.abs(max));
  return (value) => `chart-diverging-${divergingStep(value, reach)}`;
}
