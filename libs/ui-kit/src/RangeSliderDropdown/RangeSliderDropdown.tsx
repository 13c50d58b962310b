'use client';
import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import { styled } from '@mui/material/styles';
import { forwardRef, useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { DoubleSlider } from '../DoubleSlider/DoubleSlider.tsx';
import type { NumberPair } from '../DoubleSlider/rangeRules.ts';
import { Field, helpId } from '../Field/Field.tsx';
import { PickerPopover } from '../Picker/PickerPopover.tsx';
import { PickerTrigger } from '../Picker/PickerTrigger.tsx';
import { sliderScale } from '../Slider/sliderScale.ts';
import { colors, fontSizes } from '../theme/tokens.ts';
import { useControlSize } from '../theme/useInsightsTheme.ts';
import type { RangeSliderDropdownProps } from './RangeSliderDropdown.types.ts';
import { useRangeDraft } from './useRangeDraft.ts';

const Panel = styled('div')({ boxSizing: 'border-box', width: 320, maxWidth: '100%', padding: '16px 16px 12px' });
const Actions = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 8, marginTop: 12 });
const Nothing = styled('p')({ margin: 0, color: colors.textMuted, fontSize: fontSizes.sm });

/** A range behind a button: it opens a slider with two handles; the range counts once it is applied. */
export const RangeSliderDropdown = forwardRef<HTMLButtonElement, RangeSliderDropdownProps>(function RangeSliderDropdown(props, ref) {
  const { label, required, error, helperText, disabled, size, fullWidth, className, sx, id, ...own } = props;
  const { min, max, step, customValues, customLabels, formatValue, value, defaultValue, onValueChange, distribution, ...shown } = own;
  const { placeholder = 'Any', clearText = 'Clear Range', applyText = 'Apply', onOpenChange, 'aria-label': ariaLabel, ...rest } = shown;
  const ownId = useId();
  const controlId = id ?? ownId;
  const controlSize = useControlSize(size);
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const [open, setOpen] = useState(false);
  const scaleOptions = { min, max, step, customValues, customLabels, formatValue };
  const scale = sliderScale(scaleOptions);
  const full: NumberPair = [scale.valueAt(scale.min), scale.valueAt(scale.max)];
  const range = useRangeDraft({ value, defaultValue, onValueChange }, full);
  const hasScale = (customValues?.length ?? 0) > 0 || (min !== undefined && max !== undefined);
  const name = typeof label === 'string' ? label : (ariaLabel ?? 'Range');
  const text = range.applied ? range.applied.map((end) => scale.textAt(scale.positionOf(end))).join(' – ') : '';
  const change = (next: boolean) => {
    setOpen(next);
    range.discard();
    onOpenChange?.(next);
  };
  const labelled = label == null ? { 'aria-label': ariaLabel } : { 'aria-labelledby': `${controlId}-label ${controlId}` };
  return (
    <Field {...{ controlId, label, required, error, helperText, disabled, fullWidth, className, sx }}>
      <div ref={setAnchor}>
        <PickerTrigger
          {...rest}
          {...labelled}
          {...{ open, text, placeholder, disabled }}
          ref={ref}
          id={controlId}
          size={controlSize}
          invalid={Boolean(error)}
          icon={<KeyboardArrowDownOutlined className="KitControl-icon" />}
          aria-controls={open ? `${controlId}-panel` : undefined}
          aria-describedby={helpId(controlId, error, helperText)}
          onClick={() => change(true)}
        />
      </div>
      <PickerPopover id={`${controlId}-panel`} open={open} anchor={anchor} onClose={() => change(false)} aria-label={name}>
        <Panel>
          {hasScale ? (
            <>
              <DoubleSlider {...scaleOptions} aria-label={name} distribution={distribution} value={range.draft} onValueChange={range.setDraft} />
              <Actions>
                <Button size="md" variant="text" disabled={!range.canClear} onClick={range.clear}>
                  {clearText}
                </Button>
                <Button
                  size="md"
                  variant="contained"
                  disabled={!range.canApply}
                  onClick={() => {
                    range.apply();
                    change(false);
                  }}
                >
                  {applyText}
                </Button>
              </Actions>
            </>
          ) : (
            <Nothing>No range provided</Nothing>
          )}
        </Panel>
      </PickerPopover>
    </Field>
  );
});
