import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes } from 'react';
import type { DatePreset } from '../dates/datePresets.ts';
import type { DateRange } from '../dates/dateRules.ts';
import type { DateLocaleProps } from '../dates/dateSettings.ts';
import type { FieldProps } from '../Field/Field.types.ts';
import type { PickerSlotProps } from '../Picker/PickerSlotProps.ts';
import type { PickerOpenDetails } from '../Picker/PickerOpenDetails.ts';

/** Why a range of dates changed. */
export interface DateRangeChangeDetails {
  /**
   * `start`: the first click, the end is still open; `end`: the second click; `type`: typed or pasted;
   * `preset`: one of the presets; `clear`: the clear button; `reset`: it went back to `defaultValue` with its native form.
   */
  reason: 'start' | 'end' | 'type' | 'preset' | 'clear' | 'reset';
  /** The id of the preset, where it was one. */
  preset?: string;
}

/** Props of `DateRangePicker`; everything else goes to its button. */
export interface DateRangePickerProps
  extends FieldProps, DateLocaleProps, Omit<HTMLAttributes<HTMLButtonElement>, 'defaultValue' | 'onChange'> {
  /**
   * The range, or null; omit it for an uncontrolled component. An end before its start swaps with it; an invalid `Date`
   * counts as an open end.
   */
  value?: DateRange | null;
  /** Initial range (uncontrolled). Default null. */
  defaultValue?: DateRange | null;
  /** Called with the range: `from` at the start of its day, `to` at 23:59:59 of its day; an open end is null. */
  onValueChange?: (value: DateRange | null, details: DateRangeChangeDetails) => void;
  /** Ranges counted from today, offered beside the calendars. Default none. */
  presets?: readonly DatePreset[];
  /**
   * Name in the data of the native form: both days as `2026-11-20`, an open end as an empty text. Default: it is not
   * submitted.
   */
  name?: string;
  /** Shown while no range is chosen. Default "Any", or "Choose dates" if the picker is required. */
  placeholder?: string;
  /** The first day that can be chosen or typed. With a `maxDate` before it, the two swap. */
  minDate?: Date;
  /** The last day that can be chosen or typed. */
  maxDate?: Date;
  /** A day of the month that the calendars open at while no range is chosen. Default: that of today. */
  defaultMonth?: Date;
  /** Returns the current date. Default: the system clock. */
  now?: () => Date;
  /** Called when the calendar opens or closes, with the reason. */
  onOpenChange?: (open: boolean, details: PickerOpenDetails) => void;
  /** Style overrides of the root. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: PickerSlotProps;
}
