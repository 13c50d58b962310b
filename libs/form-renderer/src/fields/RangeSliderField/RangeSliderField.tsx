'use client';
import { Button, DoubleSlider, colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { FieldDataGate, FieldLabel } from '../../renderer/FieldDataGate.tsx';
import type { RangeSliderField as RangeSliderFieldSchema } from '../../schema/FieldSchema.ts';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import { useRangeField } from '../range/useRangeField.ts';

/** Height of a slider with the texts at its ends, and of the distribution over it, in px. */
const sliderHeight = 35;
const distributionHeight = 32;

const Clear = styled('div')({ position: 'absolute', top: -4, right: -8, '&[data-beside-tooltip]': { right: 24 } });
const Nothing = styled('p')({ margin: 0, color: colors.textMuted, fontSize: fontSizes.sm });

/** A range on a visible track, with the distribution over it where the data brings one. */
export function RangeSliderField({ field }: FieldRendererProps<RangeSliderFieldSchema>): ReactElement {
  const { data, track, value, handles, setHandles, clear, disabled, labelProps, scaleProps } = useRangeField(field);
  const { config } = field;
  const { clearButton = true, clearButtonText = 'Clear Range' } = config;
  const isClearable = clearButton && value !== undefined && !disabled;
  const hasCounts = field.data?.kind === 'looker' && field.data.keyCount !== undefined;
  return (
    <FieldDataGate
      data={data}
      label={config.label}
      name={config.label ?? field.id}
      note={data.notice?.text}
      height={sliderHeight + (hasCounts ? distributionHeight : 0)}
    >
      {track ? (
        <>
          <DoubleSlider
            {...labelProps}
            {...scaleProps}
            value={handles}
            onValueChange={(next) => setHandles(next, 'drag')}
            disabled={disabled}
            // A long label ends before the button.
            sx={
              isClearable ? { '& .KitSlider-header': { paddingRight: `${clearButtonText.length + 3}ch` } } : undefined
            }
          />
          {isClearable && (
            <Clear data-beside-tooltip={config.tooltip ? '' : undefined}>
              <Button size="cp" variant="text" onClick={clear}>
                {clearButtonText}
              </Button>
            </Clear>
          )}
        </>
      ) : (
        <>
          {config.label && <FieldLabel>{config.label}</FieldLabel>}
          <Nothing>No range provided</Nothing>
        </>
      )}
    </FieldDataGate>
  );
}
