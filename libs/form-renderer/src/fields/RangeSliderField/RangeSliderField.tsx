'use client';
import { DoubleSlider } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import { tooltipRoom } from '../../renderer/FieldTooltip.tsx';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import { RangeFrame } from '../range/RangeFrame.tsx';
import { RangeInputs } from '../range/RangeInputs.tsx';
import { useRangeField } from '../range/useRangeField.ts';
import type { RangeSliderField as RangeSliderFieldSchema } from './RangeSliderField.schema.ts';

/** Heights in px: of a slider with its value and the ends of its scale, and of the distribution above it. */
const sliderHeight = 58;
const distributionHeight = 36;
const inputsHeight = 24;

/** A range slider that is always visible, with a histogram if the data provides one. */
export function RangeSliderField({ field }: FieldRendererProps<RangeSliderFieldSchema>): ReactElement {
  const control = useRangeField(field);
  const { inputs, label = field.id } = field.config;
  const { handles, setHandles, isClearable, clearText, controlProps, scaleProps } = control;
  const hasCounts = field.data !== undefined && 'keyCount' in field.data;
  // A long label ends before the button.
  const buttonRoom = `calc(${clearText.length + 3}ch + ${field.config.tooltip ? `${tooltipRoom} + 8px` : '0px'})`;
  return (
    <RangeFrame
      field={field}
      control={control}
      height={sliderHeight + (hasCounts ? distributionHeight : 0) + (inputs ? inputsHeight : 0)}
      clears
    >
      <>
        <DoubleSlider
          {...controlProps}
          {...scaleProps}
          value={handles}
          onValueChange={(next) => setHandles(next, 'drag')}
          sx={{
            ...(isClearable && { '&&& .KitSlider-header': { paddingInlineEnd: buttonRoom } }),
            ...(inputs && { '&& .KitSlider-value': { display: 'none' } }),
          }}
        />
        {inputs && <RangeInputs field={field} name={label} control={control} />}
      </>
    </RangeFrame>
  );
}
