import { numberText } from '../locale/numberText.ts';

/** The meaning of a slider's numbers. */
export interface SliderScaleOptions {
  /** Min value. Default 0. */
  min?: number;
  /** Max value. Default 100. */
  max?: number;
  /** Distance between neighbouring values. Default 1. */
  step?: number;
  /** Values in ascending order that the handle moves over, in place of an even scale. */
  customValues?: readonly number[];
  /** Labels of the values; one for each custom value, or for each step of the scale. */
  customLabels?: readonly string[];
  /** The text of a value. Default: the number with separators. */
  formatValue?: (value: number) => string;
}

/** The scale that a slider moves on: positions with their values and labels. */
export interface SliderScale {
  /** Min position. */
  min: number;
  /** Max position. */
  max: number;
  /** Distance between neighbouring positions. */
  step: number;
  /** How far a Page key or Shift with an arrow key moves: ten steps, or a tenth of a scale that has less than a hundred. */
  pageStep: number;
  /** The value at a position, without the last digits that adding fractions leaves behind. */
  valueAt: (position: number) => number;
  /** The position of a value; the nearest one for a value that is not on the scale. */
  positionOf: (value: number) => number;
  /** The text of the value at a position. */
  textAt: (position: number) => string;
}

/**
 * Creates the scale of a slider. Custom values are spread evenly, whatever the distances between them.
 * @param locale Writes the values where there is no `formatValue`. Default "en-US".
 * @throws Error "min value must be less than max value" when `min` exceeds `max`, and for non-numeric limits, an
 * invalid step, and custom values that do not ascend.
 */
export function sliderScale(options: SliderScaleOptions, locale = 'en-US'): SliderScale {
  const { customValues, customLabels, formatValue = (value: number) => numberText(value, locale) } = options;
  if (customValues && customValues.length > 0) {
    assertAscending(customValues);
    const valueAt = (position: number) => customValues[Math.round(position)] ?? customValues[0] ?? 0;
    return {
      min: 0,
      max: customValues.length - 1,
      step: 1,
      pageStep: pageStepOf(customValues.length - 1, 1),
      valueAt,
      positionOf: (value) => nearestIndex(customValues, value),
      textAt: (position) => customLabels?.[Math.round(position)] ?? formatValue(valueAt(position)),
    };
  }
  const { min = 0, max = 100, step = 1 } = options;
  if (Number.isNaN(min) || Number.isNaN(max))
    throw new Error(`A slider needs numbers as its min and max; it was given ${min} and ${max}.`);
  if (min > max) throw new Error('min value must be less than max value');
  if (!(step > 0)) throw new Error(`A slider's step must be more than 0; it is ${step}.`);
  // Enough decimals to keep the caller's values.
  const decimals = Math.min(100, Math.max(0, -Math.floor(Math.log10(step))) + 6);
  const valueAt = (position: number) => Number(position.toFixed(decimals));
  return {
    min,
    max,
    step,
    pageStep: pageStepOf(max - min, step),
    valueAt,
    positionOf: (value) => Math.min(max, Math.max(min, Number.isFinite(value) ? value : min)),
    textAt: (position) => customLabels?.[Math.round((position - min) / step)] ?? formatValue(valueAt(position)),
  };
}

function assertAscending(values: readonly number[]): void {
  if (values.every((value, index) => index === 0 || value >= (values[index - 1] ?? value))) return;
  throw new Error(`A slider's customValues must be numbers in ascending order; they are ${values.join(', ')}.`);
}

function pageStepOf(length: number, step: number): number {
  return step * Math.max(1, Math.min(10, Math.round(length / step / 10)));
}

function nearestIndex(values: readonly number[], value: number): number {
  let nearest = 0;
  values.forEach((candidate, index) => {
    if (Math.abs(candidate - value) < Math.abs((values[nearest] ?? 0) - value)) nearest = index;
  });
  return nearest;
}
