'use client';
import { Button, DoubleSlider, colors, fontSizes } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import { FieldDataGate, FieldLabel } from '../../renderer/FieldDataGate.tsx';
import { tooltipRoom } from '../../renderer/FieldTooltip.tsx';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import { useRangeField } from '../range/useRangeField.ts';
import type { RangeSliderField as RangeSliderFieldSchema } from './RangeSliderField.schema.ts';

/** Height of a slider with what is chosen and the ends of its scale, and of the distribution over it, in px. */
const sliderHeight = 58;
const distributionHeight = 36;

const emptyStyle = { margin: 0, color: colors.textMuted, fontSize: fontSizes.sm };

/** A range on a visible track, with the distribution over it where the data brings one. */
export function RangeSliderField({ field }: FieldRendererProps<RangeSliderFieldSchema>): ReactElement {
  const { data, track, value, handles, setHandles, clear, disabled, controlProps, scaleProps } = useRangeField(field);
  const { config } = field;
  const { clearButton = true, clearButtonText = 'Clear Range' } = config;
  const isClearable = clearButton && value !== undefined && !disabled;
  const room = config.tooltip ? tooltipRoom : '0px';
  const hasCounts = field.data?.kind === 'looker' && field.data.keyCount !== undefined;
  return (
    <FieldDataGate
      data={data}
      field={field}
      note={data.notice?.text}
      height={sliderHeight + (hasCounts ? distributionHeight : 0)}
    >
      {track ? (
        <>
          <DoubleSlider
            {...controlProps}
            {...scaleProps}
            value={handles}
            onValueChange={(next) => setHandles(next, 'drag')}
            // A long label ends before the button.
            sx={
              isClearable
                ? { '&&& .KitSlider-header': { paddingRight: `calc(${clearButtonText.length + 3}ch + ${room})` } }
                : undefined
            }
          />
          {isClearable && (
            <div style={{ position: 'absolute', top: -4, right: `calc(${room} - 8px)` }}>
              <Button
                size="cp"
                variant="text"
                aria-label={`${clearButtonText} ${config.label ?? field.id}`}
                onClick={({ currentTarget }) => {
                  // The button goes with the range, and would take the focus with it.
                  currentTarget.closest('[data-field]')?.querySelector('input')?.focus();
                  clear();
                }}
              >
                {clearButtonText}
              </Button>
            </div>
          )}
        </>
      ) : (
        <>
          {config.label && <FieldLabel>{config.label}</FieldLabel>}
          <p style={emptyStyle}>No range provided</p>
        </>
      )}
    </FieldDataGate>
  );
}
