'use client';
import MuiSlider from '@mui/material/Slider';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react';
import { muiSlots } from '../Slider/muiSlots.ts';
import { useFormValue } from '../FormValue/useFormValue.tsx';
import { rangeTexts } from '../locale/englishTexts.ts';
import { useLocale, useTexts } from '../locale/LocaleContext.ts';
import type { SliderSlotProps } from '../Slider/Slider.types.ts';
import { sliderDetails, type SliderChangeDetails } from '../Slider/sliderDetails.ts';
import { SliderEnds } from '../Slider/SliderEnds.tsx';
import { SliderHeader } from '../Slider/SliderHeader.tsx';
import { sliderScale, type SliderScaleOptions } from '../Slider/sliderScale.ts';
import { sliderFrameStyles, sliderStyles } from '../Slider/sliderStyles.ts';
import { useServedStyles } from '../servedStyles/useServedStyles.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { warnNameless } from '../warnings/useNameWarning.ts';
import { Histogram } from './Histogram.tsx';
import type { NumberPair } from './rangeRules.ts';
import { useHandles } from './useHandles.ts';

/** The parts of a `DoubleSlider`. */
export interface DoubleSliderSlotProps extends SliderSlotProps {
  /** The element around the bars of the distribution. */
  histogram?: SlotProps<HTMLDivElement>;
}

/** Props of `DoubleSlider`; everything else goes to its root element. */
export interface DoubleSliderProps
  extends SliderScaleOptions, Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue' | 'onChange'> {
  /** What is set. Without it give the slider an `aria-label`. */
  label?: ReactNode;
  /** Lower and upper end (controlled); a pair closer than a step is drawn a step apart. */
  value?: NumberPair;
  /** Lower and upper end initially (uncontrolled). Default: the whole scale. */
  defaultValue?: NumberPair;
  /** Called on every move with the new ends and the reason. */
  onValueChange?: (value: [number, number], details: SliderChangeDetails) => void;
  /** Called with the ends when a handle is released or a key was pressed. */
  onValueCommit?: (value: [number, number], details: SliderChangeDetails) => void;
  /** Name in the data of the native form: both ends. Default: it is not submitted. */
  name?: string;
  /** Number of records in each equal part of the scale, shown as a histogram. */
  distribution?: readonly number[];
  /** Shows the min and max value of the scale at the ends of the track. Default true. */
  showEnds?: boolean;
  /** True disables it. Default false. */
  disabled?: boolean;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: DoubleSliderSlotProps;
}

const Frame = styled('div')(sliderFrameStyles);
/** Hit area of a handle, 24 px wide, on its outer side, so that close handles do not overlap. */
const outerSide = (side: 'insetInlineStart' | 'insetInlineEnd') => ({
  '&::after, & > input': { left: 'auto', right: 'auto', [side]: 0, width: '24px !important' },
  '&::after': { transform: 'translateY(-50%)' },
  '& > input': { top: -7, height: '24px !important' },
});
const Track = styled(MuiSlider)(sliderStyles, {
  '& .MuiSlider-thumb[data-index="0"]': outerSide('insetInlineEnd'),
  '& .MuiSlider-thumb[data-index="1"]': outerSide('insetInlineStart'),
});

/**
 * Selects a range with two handles, at least one step apart.
 * @throws Error "min value must be less than max value" when `min` exceeds `max`.
 */
export const DoubleSlider = forwardRef<HTMLDivElement, DoubleSliderProps>(function DoubleSlider(inProps, ref) {
  const { label, value, defaultValue, onValueChange, ...own } = useThemedProps('KitDoubleSlider', inProps);
  const { min, max, step, customValues, customLabels, formatValue, distribution, slotProps, ...shown } = own;
  const {
    onValueCommit,
    showEnds = true,
    disabled: given = false,
    'aria-label': ariaLabel,
    'aria-describedby': describedBy,
    name: formName,
    ...rest
  } = shown;
  const ends = useTexts('kitRange', rangeTexts);
  const scale = sliderScale({ min, max, step, customValues, customLabels, formatValue }, useLocale());
  const rootRef = useServedStyles(ref);
  const labelId = useId();
  const { positions, range, move, commit, onReset } = useHandles(
    { value, defaultValue, onValueChange, onValueCommit },
    scale,
  );
  const { formValue, isOff } = useFormValue({ name: formName, disabled: given, values: range.map(String), onReset });
  const disabled = given || isOff;
  const share = (position: number) => (position - scale.min) / (scale.max - scale.min || 1);
  const name = typeof label === 'string' ? label : (ariaLabel ?? '');
  if (label == null && !ariaLabel && !rest['aria-labelledby']) warnNameless('DoubleSlider');
  const groupName = label != null ? { 'aria-labelledby': labelId } : { 'aria-label': ariaLabel };
  return (
    <Frame
      ref={rootRef}
      role="group"
      {...groupName}
      {...rest}
      data-disabled={disabled ? '' : undefined}
      aria-disabled={disabled || undefined}
    >
      <SliderHeader id={labelId} {...{ label, slotProps }} text={positions.map(scale.textAt).join(' – ')} />
      <div className="KitSlider-body">
        {distribution && distribution.length > 0 && (
          <Histogram
            {...{ distribution, disabled }}
            given={slotProps?.histogram}
            range={[share(positions[0]), share(positions[1])]}
          />
        )}
        <Track
          {...muiSlots(slotProps, describedBy)}
          {...{ min: scale.min, max: scale.max, step: scale.step, shiftStep: scale.pageStep, disabled }}
          disableSwap
          value={positions}
          getAriaValueText={scale.textAt}
          getAriaLabel={(handle) => `${name} ${handle === 0 ? ends.minimum : ends.maximum}`.trim()}
          onChange={(event, next, handle) => move(next as [number, number], handle, sliderDetails(event))}
          onChangeCommitted={(event) => commit(sliderDetails(event))}
        />
      </div>
      {formValue}
      {showEnds && <SliderEnds scale={scale} given={slotProps?.ends} />}
    </Frame>
  );
});
