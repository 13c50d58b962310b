'use client';
import MuiSlider from '@mui/material/Slider';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react';
import { sliderDetails, type SliderChangeDetails } from '../Slider/sliderDetails.ts';
import { SliderEnds } from '../Slider/SliderEnds.tsx';
import { sliderScale, type SliderScaleOptions } from '../Slider/sliderScale.ts';
import { sliderFrameStyles, sliderStyles } from '../Slider/sliderStyles.ts';
import { useServedStyles } from '../servedStyles/useServedStyles.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { Histogram } from './Histogram.tsx';
import type { NumberPair } from './rangeRules.ts';
import { useHandles } from './useHandles.ts';

/** Props of `DoubleSlider`; everything else goes to its root element. */
export interface DoubleSliderProps
  extends SliderScaleOptions, Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue' | 'onChange'> {
  /** What is set. Without it give the slider an `aria-label`. */
  label?: ReactNode;
  /** Lower and upper end, when the parent holds them. */
  value?: NumberPair;
  /** Lower and upper end at the start, when the slider holds them. Default: the whole scale. */
  defaultValue?: NumberPair;
  /** Called on every move with the new ends and how they came. */
  onValueChange?: (value: [number, number], details: SliderChangeDetails) => void;
  /** Called with the ends when a handle is let go or a key has been pressed. */
  onValueCommit?: (value: [number, number], details: SliderChangeDetails) => void;
  /** How many records fall into each of the equal parts of the scale: drawn as a histogram over the slider. */
  distribution?: readonly number[];
  /** Shows the least and the greatest value of the scale at the ends of the track. Default true. */
  showEnds?: boolean;
  /** It cannot be used. Default false. */
  disabled?: boolean;
  /** Style overrides. */
  sx?: SxProps<Theme>;
}

const Frame = styled('div')(sliderFrameStyles);
const Track = styled(MuiSlider)(sliderStyles);

/**
 * Sets a range by moving two handles that stay at least one step apart.
 * @throws Error "min value must be less than max value" when `min` exceeds `max`.
 */
export const DoubleSlider = forwardRef<HTMLDivElement, DoubleSliderProps>(function DoubleSlider(inProps, ref) {
  const {
    label,
    value,
    defaultValue,
    onValueChange,
    onValueCommit,
    distribution,
    showEnds = true,
    ...own
  } = useThemedProps('KitDoubleSlider', inProps);
  const { min, max, step, customValues, customLabels, formatValue, disabled = false, ...shown } = own;
  const { 'aria-label': ariaLabel, ...rest } = shown;
  const scale = sliderScale({ min, max, step, customValues, customLabels, formatValue });
  const rootRef = useServedStyles(ref);
  const labelId = useId();
  const hasLabel = label != null;
  const { positions, move, commit } = useHandles({ value, defaultValue, onValueChange, onValueCommit }, scale);
  const share = (position: number) => (position - scale.min) / (scale.max - scale.min || 1);
  const name = typeof label === 'string' ? label : (ariaLabel ?? '');
  const groupName = hasLabel ? { 'aria-labelledby': labelId } : { 'aria-label': ariaLabel };
  return (
    <Frame
      ref={rootRef}
      role="group"
      {...groupName}
      {...rest}
      data-disabled={disabled ? '' : undefined}
      aria-disabled={disabled || undefined}
    >
      {hasLabel && (
        <div className="KitSlider-header">
          <span id={labelId}>{label}</span>
        </div>
      )}
      <div className="KitSlider-value">{positions.map(scale.textAt).join(' – ')}</div>
      <div className="KitSlider-body">
        {distribution && distribution.length > 0 && (
          <Histogram {...{ distribution, disabled }} range={[share(positions[0]), share(positions[1])]} />
        )}
        <Track
          {...{ min: scale.min, max: scale.max, step: scale.step, shiftStep: scale.pageStep, disabled }}
          disableSwap
          value={positions}
          getAriaValueText={scale.textAt}
          getAriaLabel={(handle) => `${name} ${handle === 0 ? 'minimum' : 'maximum'}`.trim()}
          onChange={(event, next, handle) => move(next as [number, number], handle, sliderDetails(event))}
          onChangeCommitted={(event) => commit(sliderDetails(event))}
        />
      </div>
      {showEnds && <SliderEnds scale={scale} />}
    </Frame>
  );
});
