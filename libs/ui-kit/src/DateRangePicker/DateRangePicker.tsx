'use client';
import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import { forwardRef, useState } from 'react';
import { normalizeRange, type DateRange } from '../dates/dateRules.ts';
import type { DatePreset } from '../dates/datePresets.ts';
import { orderedLimits } from '../dates/dayLimits.ts';
import { givenDate, mistakenDate } from '../dates/givenDate.ts';
import { useCalendarCount } from '../dates/useCalendarCount.ts';
import { PickerField, pickerName } from '../Picker/PickerField.tsx';
import type { PickerOpenDetails } from '../Picker/PickerOpenDetails.ts';
import { useLazyPart } from '../lazyPart/useLazyPart.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { useControllable } from '../useControllable/useControllable.ts';
import { dateRangePanelPart } from './dateRangePanelPart.ts';
import type { DateRangeChangeDetails, DateRangePickerProps } from './DateRangePicker.types.ts';
import { presetListWidth } from './presetListWidth.ts';
import { rangeText } from './rangeText.ts';

const noPresets: readonly DatePreset[] = [];
const systemClock = () => new Date();

/** Chooses a range of days: by presets, by typing or pasting, or in calendars. The ref goes to the button. */
export const DateRangePicker = forwardRef<HTMLButtonElement, DateRangePickerProps>(
  function DateRangePicker(inProps, ref) {
    const {
      value,
      defaultValue = null,
      onValueChange,
      presets = noPresets,
      placeholder = 'Any',
      ...own
    } = useThemedProps('KitDateRangePicker', inProps);
    const { minDate, maxDate, now = systemClock, onOpenChange, ...rest } = own;
    const [anchor, setAnchor] = useState<Element | null>(null);
    const [open, setOpen] = useState(false);
    const part = useLazyPart(dateRangePanelPart, open);
    const months = useCalendarCount(open, anchor, presets.length > 0 ? presetListWidth : 0);
    const [held, setRange] = useControllable<DateRange | null, DateRangeChangeDetails>({
      value,
      defaultValue,
      onChange: onValueChange,
    });
    const range = givenRange(held);
    const limits = orderedLimits({
      minDate: givenDate(minDate, 'DateRangePicker', 'minDate'),
      maxDate: givenDate(maxDate, 'DateRangePicker', 'maxDate'),
    });
    const today = now();
    const change = (next: boolean, details: PickerOpenDetails) => {
      setOpen(next);
      onOpenChange?.(next, details);
    };
    return (
      <PickerField
        {...rest}
        {...{ placeholder, open }}
        ref={ref}
        name={pickerName(rest.label, rest['aria-label'], 'Dates')}
        text={rangeText(range, presets, today)}
        icon={<CalendarTodayOutlined className="KitControl-icon" />}
        onAnchor={setAnchor}
        onOpenChange={change}
      >
        {part !== null && (
          <part.DateRangePanel
            key={months}
            range={range}
            onRangeChange={setRange}
            onDone={() => change(false, { reason: 'done' })}
            {...limits}
            {...{ presets, months, today }}
          />
        )}
      </PickerField>
    );
  },
);

function givenRange(range: DateRange | null): DateRange | null {
  if (range == null) return null;
  if (!('from' in Object(range))) throw mistakenDate(range, 'DateRangePicker', 'value', '{ from, to }');
  return normalizeRange({
    from: givenDate(range.from, 'DateRangePicker', 'value.from'),
    to: givenDate(range.to, 'DateRangePicker', 'value.to'),
  });
}
