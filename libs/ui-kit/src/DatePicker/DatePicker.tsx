'use client';
import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import type { SxProps, Theme } from '@mui/material/styles';
import { forwardRef, useState, type HTMLAttributes } from 'react';
import { formatDate, isoDay, joinParts } from '../dates/dateParts.ts';
import { isSameDay, pickDay } from '../dates/dateRules.ts';
import type { DateLocaleProps } from '../dates/dateSettings.ts';
import { useDateProps } from '../dates/useDateProps.ts';
import { orderedLimits } from '../dates/dayLimits.ts';
import { givenDay } from '../dates/givenDate.ts';
import { dayFromZone, startInZone } from '../dates/timeZone.ts';
import type { FieldProps } from '../Field/Field.types.ts';
import { useLazyPart } from '../lazyPart/useLazyPart.ts';
import { PickerField, pickerName } from '../Picker/PickerField.tsx';
import type { PickerSlotProps } from '../Picker/PickerSlotProps.ts';
import type { PickerOpenDetails } from '../Picker/PickerOpenDetails.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { useResettable } from '../useControllable/useResettable.ts';
import { datePickerPanelPart } from './datePickerPanelPart.ts';

/** Why a date changed. */
export interface DateChangeDetails {
  /**
   * `pick` for a click on a day, `type` for the typed parts, `clear` for the clear button or a second click, `reset` for a
   * date that went back to `defaultValue` with its native form.
   */
  reason: 'pick' | 'type' | 'clear' | 'reset';
}

/** Props of `DatePicker`; everything else goes to its button. */
export interface DatePickerProps
  extends FieldProps, DateLocaleProps, Omit<HTMLAttributes<HTMLButtonElement>, 'defaultValue' | 'onChange'> {
  /** The date, or null; omit it for an uncontrolled component. An invalid `Date` counts as none. */
  value?: Date | null;
  /** Initial date (uncontrolled). Default null. */
  defaultValue?: Date | null;
  /** Called with the start of the chosen day, or null. */
  onValueChange?: (value: Date | null, details: DateChangeDetails) => void;
  /** Name in the data of the native form: the day as `2026-11-20`. Default: it is not submitted. */
  name?: string;
  /** Shown while no date is chosen. Default "mm/dd/yyyy", in the order of the `locale`. */
  placeholder?: string;
  /** The first day that can be chosen or typed. With a `maxDate` before it, the two swap. */
  minDate?: Date;
  /** The last day that can be chosen or typed. */
  maxDate?: Date;
  /** Returns the current date. Default: the system clock. */
  now?: () => Date;
  /** Called when the calendar opens or closes, with the reason. */
  onOpenChange?: (open: boolean, details: PickerOpenDetails) => void;
  /** Style overrides of the root. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: PickerSlotProps;
}

const systemClock = () => new Date();

/** Selects a date from a calendar or by typing. The ref goes to the button. */
export const DatePicker = forwardRef<HTMLButtonElement, DatePickerProps>(function DatePicker(inProps, ref) {
  const {
    value,
    defaultValue = null,
    onValueChange,
    minDate,
    maxDate,
    now = systemClock,
    onOpenChange,
    ...own
  } = useThemedProps('KitDatePicker', inProps);
  const { settings, rest } = useDateProps('DatePicker', own);
  const { form, words, timeZone } = settings;
  const { placeholder = joinParts(words.placeholders, form), name: formName } = rest;
  const [open, setOpen] = useState(false);
  const part = useLazyPart(datePickerPanelPart, open);
  const [held, setDate, onReset] = useResettable<Date | null, DateChangeDetails>({
    value,
    defaultValue,
    onChange: onValueChange,
  });
  const date = givenDay(held, 'DatePicker', 'value', timeZone);
  const limits = orderedLimits({
    minDate: givenDay(minDate, 'DatePicker', 'minDate', timeZone),
    maxDate: givenDay(maxDate, 'DatePicker', 'maxDate', timeZone),
  });
  const name = pickerName(rest.label, rest['aria-label'], words.date);
  const change = (next: boolean, details: PickerOpenDetails) => {
    setOpen(next);
    onOpenChange?.(next, details);
  };
  const report = (day: Date | null, details: DateChangeDetails) => setDate(day && startInZone(day, timeZone), details);
  const pick = (day: Date) => {
    const cleared = isSameDay(date, day);
    report(pickDay(date, day), { reason: cleared ? 'clear' : 'pick' });
    if (!cleared) change(false, { reason: 'done' });
  };
  return (
    <PickerField
      {...rest}
      {...{ name, placeholder, open, words, formName, onReset }}
      ref={ref}
      formValues={date ? [isoDay(date)] : []}
      text={date ? formatDate(date, form) : ''}
      icon={<CalendarTodayOutlined className="KitControl-icon" />}
      onOpenChange={change}
    >
      {part !== null && (
        <part.DatePickerPanel
          {...{ name, date, limits, settings }}
          today={dayFromZone(now(), timeZone)}
          onDateChange={report}
          onPick={pick}
          onDone={() => change(false, { reason: 'done' })}
        />
      )}
    </PickerField>
  );
});
