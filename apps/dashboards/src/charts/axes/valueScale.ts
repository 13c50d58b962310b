// Not from visx, which would bring every kind of scale with it.
import { scaleLinear } from 'd3-scale';
import { formatShortValue, type ValueFormat } from '../format/formatChartValue.ts';
import { textWidth } from '../format/textWidth.ts';

/** Text size of labels in charts, in px. */
export const labelSize = 12;

/** A value axis: where values are, and its ticks. */
export interface ValueScale {
  /** The place of a value in px. */
  at: (value: number) => number;
  /** Rounded values in ascending order, with their texts. */
  ticks: readonly { value: number; text: string }[];
  /** Width of the widest text in px. */
  tickWidth: number;
}

/** What `valueScale` takes. */
export interface ValueScaleParams {
  /** The values that must be on the scale. */
  values: Iterable<number>;
  /** How they read. */
  format: ValueFormat;
  /** The place of the smallest and of the largest value, in px. */
  range: readonly [number, number];
  /** Whether zero is on the scale: yes for lengths, no for lines. */
  includesZero: boolean;
  /** About how many ticks. Default: 5, and fewer where they would be close to each other. */
  tickCount?: number;
}

/** Makes a linear scale with rounded ends and ticks. Values that are all the same are in its middle. */
export function valueScale({
  values,
  format,
  range,
  includesZero,
  tickCount = ticksIn(range),
}: ValueScaleParams): ValueScale {
  const [min, max] = domainOf(values, includesZero);
  const scale = scaleLinear([min, max], range).nice(tickCount);
  const ticks = distinctTexts(
    scale.ticks(tickCount).map((value) => ({ value, text: formatShortValue(value, format) })),
  );
  return {
    at: (value) => scale(value),
    ticks,
    tickWidth: Math.max(0, ...ticks.map(({ text }) => textWidth(text, labelSize))),
  };
}

/** Returns a number of ticks that leaves room between them. */
function ticksIn([start, end]: readonly [number, number]): number {
  return Math.max(2, Math.min(5, Math.round(Math.abs(end - start) / 28)));
}

function domainOf(values: Iterable<number>, includesZero: boolean): [number, number] {
  let min = includesZero ? 0 : Number.POSITIVE_INFINITY;
  let max = includesZero ? 0 : Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  if (min > max) return [0, 1];
  if (min < max) return [min, max];
  const pad = Math.abs(min) * 0.1 || 1;
  return includesZero ? [0, 1] : [min - pad, max + pad];
}

/** Without a tick that would read the same as the one before: counts have no halves. */
function distinctTexts<Tick extends { text: string }>(ticks: readonly Tick[]): Tick[] {
  return ticks.filter(({ text }, index) => text !== ticks[index - 1]?.text);
}
