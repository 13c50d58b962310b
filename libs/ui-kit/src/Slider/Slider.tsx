'use client';
import MuiSlider from '@mui/material/Slider';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react';
import { useControllable } from '../useControllable/useControllable.ts';
import { useServedStyles } from '../servedStyles/useServedStyles.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { sliderDetails, type SliderChangeDetails } from './sliderDetails.ts';
import { SliderEnds } from './SliderEnds.tsx';
import { sliderScale, type SliderScaleOptions } from './sliderScale.ts';
import { sliderFrameStyles, sliderStyles } from './sliderStyles.ts';

/** Props of `Slider`; everything else goes to its root element. */
export interface SliderProps
  extends SliderScaleOptions, Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue' | 'onChange'> {
  /** What is set. Without it give the slider an `aria-label`. */
  label?: ReactNode;
  /** The value, when the parent holds it. */
  value?: number;
  /** The value at the start, when the slider holds it. Default: the least value. */
  defaultValue?: number;
  /** Called on every move with the new value and how it came. */
  onValueChange?: (value: number, details: SliderChangeDetails) => void;
  /** Called with the value when the handle is let go or a key has been pressed. */
  onValueCommit?: (value: number, details: SliderChangeDetails) => void;
  /** Shows a dot at each step. Default false. */
  marks?: boolean;
  /** Shows the least and the greatest value of the scale at the ends of the track. Default true. */
  showEnds?: boolean;
  /** It cannot be used. Default false. */
  disabled?: boolean;
  /** Style overrides. */
  sx?: SxProps<Theme>;
}

const Frame = styled('div')(sliderFrameStyles);
const Track = styled(MuiSlider)(sliderStyles);

/** Sets a number by moving a handle. Arrow keys move by a step, Page keys by ten or by a tenth of a short scale. */
export const Slider = forwardRef<HTMLDivElement, SliderProps>(function Slider(inProps, ref) {
  const {
    label,
    value,
    defaultValue,
    onValueChange,
    onValueCommit,
    marks = false,
    showEnds = true,
    disabled = false,
    ...own
  } = useThemedProps('KitSlider', inProps);
  const { min, max, step, customValues, customLabels, formatValue, 'aria-label': ariaLabel, ...rest } = own;
  const scale = sliderScale({ min, max, step, customValues, customLabels, formatValue });
  const rootRef = useServedStyles(ref);
  const labelId = useId();
  const [current, setCurrent] = useControllable<number, SliderChangeDetails>({
    value,
    defaultValue: defaultValue ?? scale.valueAt(scale.min),
    onChange: onValueChange,
  });
  const position = scale.positionOf(current);
  return (
    <Frame ref={rootRef} {...rest} data-disabled={disabled ? '' : undefined} aria-disabled={disabled || undefined}>
      {label != null && (
        <div className="KitSlider-header">
          <span id={labelId}>{label}</span>
        </div>
      )}
      <div className="KitSlider-value">{scale.textAt(position)}</div>
      <div className="KitSlider-body">
        <Track
          min={scale.min}
          max={scale.max}
          step={scale.step}
          shiftStep={scale.pageStep}
          marks={marks}
          disabled={disabled}
          value={position}
          getAriaValueText={scale.textAt}
          aria-labelledby={label == null ? undefined : labelId}
          aria-label={ariaLabel}
          onChange={(event, next) => setCurrent(scale.valueAt(next as number), sliderDetails(event))}
          onChangeCommitted={(event, next) => onValueCommit?.(scale.valueAt(next as number), sliderDetails(event))}
        />
      </div>
      {showEnds && <SliderEnds scale={scale} />}
    </Frame>
  );
});
