'use client';
import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import { forwardRef, useState } from 'react';
import { isoDay } from '../dates/dateParts.ts';
import { normalizeRange, type DateRange } from '../dates/dateRules.ts';
import type { DatePreset } from '../dates/datePresets.ts';
import { useDateProps } from '../dates/useDateProps.ts';
import { orderedLimits } from '../dates/dayLimits.ts';
import { givenDay, mistakenDate } from '../dates/givenDate.ts';
import { dayFromZone, endInZone, startInZone } from '../dates/timeZone.ts';
import { useCalendarCount } from '../dates/useCalendarCount.ts';
import { PickerField, pickerName } from '../Picker/PickerField.tsx';
import type { PickerOpenDetails } from '../Picker/PickerOpenDetails.ts';
import { useLazyPart } from '../lazyPart/useLazyPart.ts';
import { commonTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { useIsHydrated } from '../useIsHydrated/useIsHydrated.ts';
import { useResettable } from '../useControllable/useResettable.ts';
import { dateRangePanelPart } from './dateRangePanelPart.ts';
import type { DateRangeChangeDetails, DateRangePickerProps } from './DateRangePicker.types.ts';
import { presetListWidth } from './presetListWidth.ts';
import { rangeText } from './rangeText.ts';

const noPresets: readonly DatePreset[] = [];
const systemClock = () => new Date();

/** Selects a date range: with presets, by typing or pasting, or in calendars. The ref goes to the button. */
export const DateRangePicker = forwardRef<HTMLButtonElement, DateRangePickerProps>(
  function DateRangePicker(inProps, ref) {
    const {
      value,
      defaultValue = null,
      onValueChange,
      presets = noPresets,
      ...own
    } = useThemedProps('KitDateRangePicker', inProps);
    const { any } = useTexts('kitCommon', commonTexts);
    const { minDate, maxDate, defaultMonth, now = systemClock, onOpenChange, ...others } = own;
    const { settings, rest } = useDateProps('DateRangePicker', others);
    const { timeZone, words } = settings;
    const { placeholder = rest.required ? words.chooseDates : any } = rest;
    const [anchor, setAnchor] = useState<Element | null>(null);
    const [open, setOpen] = useState(false);
    const part = useLazyPart(dateRangePanelPart, open);
    const months = useCalendarCount(open, anchor, presets.length > 0 ? presetListWidth : 0, settings.showWeekNumber);
    const [held, setRange, onReset] = useResettable<DateRange | null, DateRangeChangeDetails>({
      value,
      defaultValue,
      onChange: onValueChange,
    });
    const range = localRange(held, timeZone);
    const limits = orderedLimits({
      minDate: givenDay(minDate, 'DateRangePicker', 'minDate', timeZone),
      maxDate: givenDay(maxDate, 'DateRangePicker', 'maxDate', timeZone),
    });
    const today = () => dayFromZone(now(), timeZone);
    const isHydrated = useIsHydrated();
    const change = (next: boolean, details: PickerOpenDetails) => {
      setOpen(next);
      onOpenChange?.(next, details);
    };
    return (
      <PickerField
        {...rest}
        {...{ placeholder, open, words, onReset }}
        ref={ref}
        name={pickerName(rest.label, rest['aria-label'], words.dates)}
        text={rangeText(range, isHydrated ? presets : noPresets, today, settings)}
        icon={<CalendarTodayOutlined className="KitControl-icon" />}
        formName={rest.name}
        formValues={range ? [isoDay(range.from), isoDay(range.to)] : []}
        onAnchor={setAnchor}
        onOpenChange={change}
      >
        {part !== null && (
          <part.DateRangePanel
            key={months}
            range={range}
            onRangeChange={(next, details) => setRange(rangeInZone(next, timeZone), details)}
            onDone={() => change(false, { reason: 'done' })}
            {...limits}
            {...{ presets, months, settings, defaultMonth }}
            today={today()}
          />
        )}
      </PickerField>
    );
  },
);

/** Returns a given range as days of local time. */
function localRange(range: DateRange | null, timeZone: string | undefined): DateRange | null {
  if (range == null) return null;
  if (!('from' in Object(range))) throw mistakenDate(range, 'DateRangePicker', 'value', '{ from, to }');
  return normalizeRange({
    from: givenDay(range.from, 'DateRangePicker', 'value.from', timeZone),
    to: givenDay(range.to, 'DateRangePicker', 'value.to', timeZone),
  });
}

/** Returns a range of local days as the caller gets it: from the start of its first day to the end of its last. */
function rangeInZone(range: DateRange | null, timeZone: string | undefined): DateRange | null {
  return (
    range && {
      from: range.from && startInZone(range.from, timeZone),
      to: range.to && endInZone(range.to, timeZone),
    }
  );
}
