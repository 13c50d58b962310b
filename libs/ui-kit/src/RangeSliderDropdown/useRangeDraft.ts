'use client';
import { useState } from 'react';
import { assertPair } from '../assertList/assertPair.ts';
import { positionsOn, reportedRange, sameRange, type NumberPair } from '../DoubleSlider/rangeRules.ts';
import type { SliderScale } from '../Slider/sliderScale.ts';
import { useControllable } from '../useControllable/useControllable.ts';
import type { RangeChangeDetails, RangeSliderDropdownProps } from './RangeSliderDropdown.types.ts';

/** A range that is being set, and the one that is applied. */
export interface RangeDraft {
  /** The range on the slider. */
  draft: NumberPair;
  /** The range that counts, or null for the full one. */
  applied: NumberPair | null;
  /** Whether the draft differs from what is applied. */
  canApply: boolean;
  /** Whether there is a range to clear, and anything was changed: it is not the one at the start. */
  canClear: boolean;
  /** Moves the draft. */
  setDraft: (range: NumberPair) => void;
  /** Forgets the draft. */
  discard: () => void;
  /** Reports the draft. */
  apply: () => void;
  /** Goes back to the full range and reports it. */
  clear: () => void;
  /** Goes back to the start with the native form; undefined if there is nothing to go back from. */
  reset: (() => void) | undefined;
}

/** Keeps a draft beside the applied range (KIT-RANGE-3, KIT-RANGE-4). */
export function useRangeDraft(
  props: Pick<RangeSliderDropdownProps, 'value' | 'defaultValue' | 'onValueChange'>,
  scale: SliderScale,
): RangeDraft {
  const { value, defaultValue, onValueChange } = props;
  if (value != null) assertPair('RangeSliderDropdown', 'value', value);
  if (defaultValue != null) assertPair('RangeSliderDropdown', 'defaultValue', defaultValue);
  const [applied, setApplied] = useControllable<NumberPair | null, RangeChangeDetails>({
    value,
    defaultValue: defaultValue ?? null,
    onChange: onValueChange && ((next, details) => onValueChange(next ? [next[0], next[1]] : undefined, details)),
  });
  const [draft, setDraft] = useState<NumberPair | null>(null);
  // Two ranges are reported as none: the one that the user has set last stays on the slider.
  const [isCleared, setCleared] = useState(false);
  if (isCleared && applied !== null) setCleared(false);
  const full: NumberPair = [scale.valueAt(scale.min), scale.valueAt(scale.max)];
  // As the slider shows it, whose handles are apart.
  const onScale = (range: NumberPair): NumberPair => {
    const [low, high] = positionsOn(scale, range);
    return [scale.valueAt(low), scale.valueAt(high)];
  };
  const start = defaultValue ?? full;
  const current = applied ?? (isCleared ? full : start);
  const shown = draft ?? current;
  const report = (range: NumberPair, reason: RangeChangeDetails['reason']) => {
    setDraft(null);
    setCleared(sameRange(range, full));
    setApplied(reportedRange(range, full, start) ?? null, { reason });
  };
  return {
    draft: shown,
    applied: sameRange(onScale(current), full) ? null : current,
    canApply: !sameRange(shown, current),
    canClear: [full, start].every((range) => !sameRange(shown, range) || !sameRange(current, range)),
    setDraft,
    discard: () => setDraft(null),
    apply: () => report(shown, 'apply'),
    clear: () => report(full, 'clear'),
    reset: value === undefined && !sameRange(current, start) ? () => report(start, 'reset') : undefined,
  };
}
