'use client';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { Calendar } from '../dates/Calendar.tsx';
import { DateActions } from '../dates/DateActions.tsx';
import { DateFields } from '../dates/DateFields.tsx';
import type { DateSettings } from '../dates/dateSettings.ts';
import type { DayLimits } from '../dates/dayLimits.ts';
import { typeIntoFields } from '../dates/typeIntoFields.ts';
import { useTypedDates } from '../dates/useTypedDates.ts';
import type { DateChangeDetails } from './DatePicker.tsx';

/** Props of `DatePickerPanel`. */
export interface DatePickerPanelProps {
  /** The name of what is picked. */
  name: string;
  /** The date. */
  date: Date | null;
  /** The first and the last day that can be chosen or typed. */
  limits: DayLimits;
  /** Today. */
  today: Date;
  /** Called with what is typed, or null. */
  onDateChange: (date: Date | null, details: DateChangeDetails) => void;
  /** Called with a day that is clicked. */
  onPick: (day: Date) => void;
  /** Called when the user is done. */
  onDone: () => void;
  /** Language and weeks. */
  settings: DateSettings;
}

const Panel = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, padding: 16 });

/** The panel of a date: the typed date and a calendar. */
export function DatePickerPanel(props: DatePickerPanelProps): ReactElement {
  const { name, date, limits, today, onDateChange, onPick, onDone, settings } = props;
  const typed = useTypedDates({
    ...limits,
    settings,
    values: [date],
    onValuesChange: ([next = null]) => onDateChange(next, { reason: next ? 'type' : 'clear' }),
  });
  const clear = () => {
    typed.clear();
    if (date) onDateChange(null, { reason: 'clear' });
  };
  return (
    <Panel lang={settings.locale?.code} onKeyDown={typeIntoFields}>
      <DateFields labels={[name]} typed={typed} settings={settings} />
      <Calendar
        {...limits}
        mode="single"
        selected={date && { from: date, to: date }}
        onDayPick={onPick}
        months={1}
        defaultMonth={date ?? today}
        today={today}
        settings={settings}
      />
      <DateActions canClear={date !== null || !typed.isEmpty} onClear={clear} onDone={onDone} words={settings.words} />
    </Panel>
  );
}
