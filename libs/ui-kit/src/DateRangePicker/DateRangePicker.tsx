'use client';
import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import { forwardRef, useId, useState } from 'react';
import { normalizeRange, type DateRange } from '../dates/dateRules.ts';
import type { DatePreset } from '../dates/datePresets.ts';
import { useCalendarCount } from '../dates/useCalendarCount.ts';
import { Field, helpId } from '../Field/Field.tsx';
import { PickerPopover } from '../Picker/PickerPopover.tsx';
import { PickerTrigger } from '../Picker/PickerTrigger.tsx';
import { useControlSize } from '../theme/useInsightsTheme.ts';
import { useControllable } from '../useControllable/useControllable.ts';
import { DateRangePanel, presetsWidth } from './DateRangePanel.tsx';
import type { DateRangeChangeDetails, DateRangePickerProps } from './DateRangePicker.types.ts';
import { rangeText } from './rangeText.ts';

const noPresets: readonly DatePreset[] = [];
const systemClock = () => new Date();

/** Chooses a range of days: by presets, by typing or pasting, or in calendars. The ref goes to the button. */
export const DateRangePicker = forwardRef<HTMLButtonElement, DateRangePickerProps>(function DateRangePicker(props, ref) {
  const { label, required, error, helperText, disabled, size, fullWidth, className, sx, id, ...own } = props;
  const { value, defaultValue = null, onValueChange, presets = noPresets, placeholder = 'Any', minDate, maxDate, ...shown } = own;
  const { now = systemClock, onOpenChange, 'aria-label': ariaLabel, ...rest } = shown;
  const ownId = useId();
  const controlId = id ?? ownId;
  const controlSize = useControlSize(size);
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const [open, setOpen] = useState(false);
  const months = useCalendarCount(open, anchor, presets.length > 0 ? presetsWidth : 0);
  const [held, setRange] = useControllable<DateRange | null, DateRangeChangeDetails>({ value, defaultValue, onChange: onValueChange });
  const range = normalizeRange(held);
  const today = now();
  const name = typeof label === 'string' ? label : (ariaLabel ?? 'Dates');
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const labelled = label == null ? { 'aria-label': ariaLabel } : { 'aria-labelledby': `${controlId}-label ${controlId}` };
  return (
    <Field {...{ controlId, label, required, error, helperText, disabled, fullWidth, className, sx }}>
      <div ref={setAnchor}>
        <PickerTrigger
          {...rest}
          {...labelled}
          {...{ open, placeholder, disabled }}
          ref={ref}
          id={controlId}
          text={rangeText(range, presets, today)}
          size={controlSize}
          invalid={Boolean(error)}
          icon={<CalendarTodayOutlined className="KitControl-icon" />}
          aria-controls={open ? `${controlId}-panel` : undefined}
          aria-describedby={helpId(controlId, error, helperText)}
          onClick={() => change(true)}
        />
      </div>
      <PickerPopover id={`${controlId}-panel`} open={open} anchor={anchor} onClose={() => change(false)} aria-label={name}>
        <DateRangePanel
          key={months}
          range={range}
          onRangeChange={setRange}
          onDone={() => change(false)}
          {...{ presets, months, today, minDate, maxDate }}
        />
      </PickerPopover>
    </Field>
  );
});
