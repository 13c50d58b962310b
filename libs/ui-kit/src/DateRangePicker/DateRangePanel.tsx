'use client';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { Calendar } from '../dates/Calendar.tsx';
import { DateActions } from '../dates/DateActions.tsx';
import { DateFields } from '../dates/DateFields.tsx';
import { matchingPreset, type DatePreset } from '../dates/datePresets.ts';
import { normalizeRange, pickRangeDay, type DateRange } from '../dates/dateRules.ts';
import type { DateSettings } from '../dates/dateSettings.ts';
import type { DayLimits } from '../dates/dayLimits.ts';
import { typeIntoFields } from '../dates/typeIntoFields.ts';
import { useTypedDates } from '../dates/useTypedDates.ts';
import { colors } from '../theme/tokens.ts';
import type { DateRangeChangeDetails } from './DateRangePicker.types.ts';
import { PresetList } from './PresetList.tsx';

/** Props of `DateRangePanel`. */
export interface DateRangePanelProps extends DayLimits {
  /** The range. */
  range: DateRange | null;
  /** Called with the new range. */
  onRangeChange: (range: DateRange | null, details: DateRangeChangeDetails) => void;
  /** Called when the user is done. */
  onDone: () => void;
  /** Ranges counted from today. */
  presets: readonly DatePreset[];
  /** Number of visible months. */
  months: 1 | 2;
  /** A day of the month that is shown while there is no range. Default: that of today. */
  defaultMonth?: Date;
  /** Today. */
  today: Date;
  /** Language and weeks. */
  settings: DateSettings;
}

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', overflow: 'hidden' });
const Days = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  // Takes the whole width where the presets are above; the hairline is then above, too.
  flexGrow: 1,
  gap: 12,
  padding: 16,
  boxShadow: `-1px -1px ${colors.line}`,
  '&:dir(rtl)': { boxShadow: `1px -1px ${colors.line}` },
});

/** The panel of a date range: presets, two typed dates, calendars. */
export function DateRangePanel(props: DateRangePanelProps): ReactElement {
  const { range, onRangeChange, onDone, presets, months, today, minDate, maxDate, settings } = props;
  const { defaultMonth = today } = props;
  const { words } = settings;
  const limits = { minDate, maxDate };
  const typed = useTypedDates({
    ...limits,
    settings,
    values: [range?.from, range?.to],
    onValuesChange: ([from = null, to = null]) => onRangeChange(normalizeRange({ from, to }), { reason: 'type' }),
  });
  const pick = (day: Date) => {
    const picked = pickRangeDay(range, day);
    onRangeChange(picked.range, { reason: picked.set });
  };
  const clear = () => {
    typed.clear();
    if (range) onRangeChange(null, { reason: 'clear' });
  };
  const pickPreset = (preset: DatePreset) => {
    onRangeChange(normalizeRange(preset.range(today)), { reason: 'preset', preset: preset.id });
    onDone();
  };
  return (
    <Root lang={settings.locale?.code} onKeyDown={typeIntoFields}>
      {presets.length > 0 && (
        <PresetList
          presets={presets}
          today={today}
          limits={limits}
          settings={settings}
          active={matchingPreset(presets, range, today)}
          onPick={pickPreset}
        />
      )}
      <Days>
        <DateFields labels={[words.startDate, words.endDate]} typed={typed} settings={settings} />
        <Calendar
          months={months}
          today={today}
          settings={settings}
          {...limits}
          mode="range"
          selected={range}
          onDayPick={pick}
          defaultMonth={firstMonth(range, months, defaultMonth)}
        />
        <DateActions canClear={range !== null || !typed.isEmpty} onClear={clear} onDone={onDone} words={words} />
      </Days>
    </Root>
  );
}

/** Returns the first month to show, so that the end of the range is visible, and its start too if it fits before it. */
function firstMonth(range: DateRange | null, months: 1 | 2, other: Date): Date {
  const last = range?.to ?? range?.from ?? other;
  if (months === 1) return last;
  const before = new Date(last.getFullYear(), last.getMonth() - 1, 1);
  return range?.from && range.from > before ? range.from : before;
}
