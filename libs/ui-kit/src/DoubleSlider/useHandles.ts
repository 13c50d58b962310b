'use client';
import { useRef } from 'react';
import { assertPair } from '../assertList/assertPair.ts';
import type { SliderChangeDetails } from '../Slider/sliderDetails.ts';
import type { SliderScale } from '../Slider/sliderScale.ts';
import { useControllable } from '../useControllable/useControllable.ts';
import type { DoubleSliderProps } from './DoubleSlider.tsx';
import { keepApart, moveEnd, positionsOn, type NumberPair } from './rangeRules.ts';

/** The two handles of a range slider. */
export interface Handles {
  /** Their positions on the scale. */
  positions: [number, number];
  /** Sets the positions after one of them moved. */
  move: (positions: NumberPair, handle: number, details: SliderChangeDetails) => void;
  /** Reports that they were released. */
  commit: (details: SliderChangeDetails) => void;
  /** Both ends. */
  range: NumberPair;
  /** Resets with the native form; undefined if nothing has changed. */
  onReset: (() => void) | undefined;
}

/** Holds a range as two positions on a scale. */
export function useHandles(
  props: Pick<DoubleSliderProps, 'value' | 'defaultValue' | 'onValueChange' | 'onValueCommit'>,
  scale: SliderScale,
): Handles {
  const { value, defaultValue, onValueChange, onValueCommit } = props;
  if (value !== undefined) assertPair('DoubleSlider', 'value', value);
  if (defaultValue !== undefined) assertPair('DoubleSlider', 'defaultValue', defaultValue);
  const start = defaultValue ?? ([scale.valueAt(scale.min), scale.valueAt(scale.max)] as const);
  const [range, setRange] = useControllable<NumberPair, SliderChangeDetails>({
    value,
    defaultValue: start,
    onChange: onValueChange && ((next, details) => onValueChange([next[0], next[1]], details)),
  });
  // The commit may follow the move in the same event, before the range is drawn again.
  const moved = useRef<[number, number] | null>(null);
  return {
    positions: positionsOn(scale, range),
    range,
    onReset:
      value === undefined && (range[0] !== start[0] || range[1] !== start[1])
        ? () => setRange(start, { reason: 'reset' })
        : undefined,
    move: (positions, handle, details) => {
      const apart = keepApart(positions, handle, scale.step, [scale.min, scale.max]);
      moved.current = moveEnd(range, handle, scale.valueAt(apart[handle === 0 ? 0 : 1]));
      setRange(moved.current, details);
    },
    commit: (details) => {
      onValueCommit?.(moved.current ?? [range[0], range[1]], details);
      moved.current = null;
    },
  };
}
