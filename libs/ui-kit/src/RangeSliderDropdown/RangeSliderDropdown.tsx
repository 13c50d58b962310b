'use client';
import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import { styled } from '@mui/material/styles';
import { forwardRef, useState, type MouseEvent, type ReactElement } from 'react';
import { Button } from '../Button/Button.tsx';
import { DoubleSlider } from '../DoubleSlider/DoubleSlider.tsx';
import { positionsOn } from '../DoubleSlider/rangeRules.ts';
import { commonTexts, rangeTexts } from '../locale/englishTexts.ts';
import { useLocale, useTexts } from '../locale/LocaleContext.ts';
import { PickerActions } from '../Picker/PickerActions.tsx';
import { PickerField, pickerName } from '../Picker/PickerField.tsx';
import type { PickerOpenDetails } from '../Picker/PickerOpenDetails.ts';
import { sliderScale } from '../Slider/sliderScale.ts';
import { colors, fontSizes } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import type { RangeSliderDropdownProps } from './RangeSliderDropdown.types.ts';
import { useRangeDraft, type RangeDraft } from './useRangeDraft.ts';

const Panel = styled('div')({
  boxSizing: 'border-box',
  width: 318,
  minWidth: '100%',
  maxWidth: '100%',
  padding: '16px 16px 12px',
});
const Nothing = styled('p')({ margin: 0, color: colors.textMuted, fontSize: fontSizes.sm });

/** Selects a range in a dropdown: a button opens a slider with two handles and an Apply button. */
export const RangeSliderDropdown = forwardRef<HTMLButtonElement, RangeSliderDropdownProps>(
  function RangeSliderDropdown(inProps, ref) {
    const common = useTexts('kitCommon', commonTexts);
    const texts = useTexts('kitRange', rangeTexts);
    const locale = useLocale();
    const { min, max, step, customValues, customLabels, formatValue, value, defaultValue, ...own } = useThemedProps(
      'KitRangeSliderDropdown',
      inProps,
    );
    const { onValueChange, distribution, clearText = texts.clear, ...shown } = own;
    const { placeholder = own.required ? texts.choose : common.any } = own;
    const { applyText = texts.apply, clearable = true, onOpenChange, ...rest } = shown;
    const { slotProps } = rest;
    const [open, setOpen] = useState(false);
    const scaleOptions = { min, max, step, customValues, customLabels, formatValue };
    const scale = sliderScale(scaleOptions, locale);
    const range = useRangeDraft({ value, defaultValue, onValueChange }, scale);
    const hasScale = (customValues?.length ?? 0) > 0 || min !== undefined || max !== undefined;
    const name = pickerName(rest.label, rest['aria-label'], texts.range);
    const change = (next: boolean, details: PickerOpenDetails) => {
      setOpen(next);
      range.discard();
      onOpenChange?.(next, details);
    };
    const apply = () => {
      range.apply();
      change(false, { reason: 'done' });
    };
    return (
      <PickerField
        {...rest}
        {...{ name, open, placeholder }}
        ref={ref}
        formName={rest.name}
        formValues={(range.applied ?? []).map(String)}
        onReset={range.reset}
        text={range.applied ? positionsOn(scale, range.applied).map(scale.textAt).join(' – ') : ''}
        icon={<KeyboardArrowDownOutlined className="KitControl-icon" />}
        onOpenChange={change}
      >
        <Panel ref={focusFirstHandle}>
          {hasScale ? (
            <>
              <DoubleSlider
                {...slotProps?.slider}
                {...scaleOptions}
                {...{ distribution }}
                aria-label={name}
                value={range.draft}
                onValueChange={range.setDraft}
              />
              <RangeActions {...{ range, clearable, clearText, applyText, slotProps }} onApply={apply} />
            </>
          ) : (
            <Nothing>{texts.none}</Nothing>
          )}
        </Panel>
      </PickerField>
    );
  },
);

interface RangeActionsProps extends Pick<
  RangeSliderDropdownProps,
  'clearable' | 'clearText' | 'applyText' | 'slotProps'
> {
  range: RangeDraft;
  onApply: () => void;
}

function RangeActions(props: RangeActionsProps): ReactElement {
  const { range, clearable, clearText, applyText, slotProps, onApply } = props;
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    slotProps?.clearButton?.onClick?.(event);
    range.clear();
    // The button can be pressed no more, and the browser would take the focus away from it.
    focusFirstHandle(event.currentTarget.closest('[role="dialog"]'));
  };
  const apply = (event: MouseEvent<HTMLButtonElement>) => {
    slotProps?.applyButton?.onClick?.(event);
    onApply();
  };
  return (
    <PickerActions sx={{ marginTop: '12px' }}>
      {clearable && (
        <Button size="md" variant="text" {...slotProps?.clearButton} disabled={!range.canClear} onClick={clear}>
          {clearText}
        </Button>
      )}
      <Button size="md" variant="contained" {...slotProps?.applyButton} disabled={!range.canApply} onClick={apply}>
        {applyText}
      </Button>
    </PickerActions>
  );
}

/** The surface may not be in its place yet, and must not be scrolled to. */
function focusFirstHandle(panel: Element | null): void {
  panel?.querySelector<HTMLElement>('input[type="range"]')?.focus({ preventScroll: true });
}
