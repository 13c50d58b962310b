'use client';
import MuiSlider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { forwardRef, useId } from 'react';
import { assertNumber } from '../assertList/assertNumber.ts';
import { useFormValue } from '../FormValue/useFormValue.tsx';
import { useLocale } from '../locale/LocaleContext.ts';
import { useResettable } from '../useControllable/useResettable.ts';
import { useServedStyles } from '../servedStyles/useServedStyles.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { warnNameless } from '../warnings/useNameWarning.ts';
import type { SliderProps } from './Slider.types.ts';
import { sliderDetails, type SliderChangeDetails } from './sliderDetails.ts';
import { SliderEnds } from './SliderEnds.tsx';
import { SliderHeader } from './SliderHeader.tsx';
import { sliderScale } from './sliderScale.ts';
import { muiSlots } from './muiSlots.ts';
import { sliderFrameStyles, sliderStyles } from './sliderStyles.ts';

const Frame = styled('div')(sliderFrameStyles);
const Track = styled(MuiSlider)(sliderStyles);

/** Selects a number with a handle. Arrow keys move by a step, Page keys by ten or by a tenth of a short scale. */
export const Slider = forwardRef<HTMLDivElement, SliderProps>(function Slider(inProps, ref) {
  const {
    label,
    value,
    defaultValue,
    onValueChange,
    onValueCommit,
    marks = false,
    showEnds = true,
    disabled: given = false,
    name,
    ...own
  } = useThemedProps('KitSlider', inProps);
  const { min, max, step, customValues, customLabels, formatValue, slotProps, ...shown } = own;
  const { 'aria-label': ariaLabel, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy, ...rest } = shown;
  const scale = sliderScale({ min, max, step, customValues, customLabels, formatValue }, useLocale());
  const rootRef = useServedStyles(ref);
  const labelId = useId();
  const [current, setCurrent, onReset] = useResettable<number, SliderChangeDetails>({
    value,
    defaultValue: defaultValue ?? scale.valueAt(scale.min),
    onChange: onValueChange,
  });
  const { formValue, isOff } = useFormValue({ name, disabled: given, values: [String(current)], onReset });
  const disabled = given || isOff;
  assertNumber('Slider', value === undefined ? 'defaultValue' : 'value', current);
  if (label == null && !ariaLabel && !labelledBy) warnNameless('Slider');
  const position = scale.positionOf(current);
  return (
    <Frame ref={rootRef} {...rest} data-disabled={disabled ? '' : undefined} aria-disabled={disabled || undefined}>
      <SliderHeader id={labelId} label={label} slotProps={slotProps} text={scale.textAt(position)} />
      <div className="KitSlider-body">
        <Track
          {...muiSlots(slotProps, describedBy)}
          min={scale.min}
          max={scale.max}
          step={scale.step}
          shiftStep={scale.pageStep}
          marks={marks}
          disabled={disabled}
          value={position}
          getAriaValueText={scale.textAt}
          aria-labelledby={labelledBy ?? (label == null ? undefined : labelId)}
          aria-label={ariaLabel}
          onChange={(event, next) => setCurrent(scale.valueAt(next as number), sliderDetails(event))}
          onChangeCommitted={(event, next) => onValueCommit?.(scale.valueAt(next as number), sliderDetails(event))}
        />
      </div>
      {formValue}
      {showEnds && <SliderEnds scale={scale} given={slotProps?.ends} />}
    </Frame>
  );
});
