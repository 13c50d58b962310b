'use client';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { Button } from '../Button/Button.tsx';
import { Calendar } from '../dates/Calendar.tsx';
import { DateInput } from '../dates/DateInput.tsx';
import { dateOf, parsePastedRange } from '../dates/dateParts.ts';
import { matchingPreset, type DatePreset } from '../dates/datePresets.ts';
import { normalizeRange, pickRangeDay, type DateRange } from '../dates/dateRules.ts';
import { colors } from '../theme/tokens.ts';
import type { DateRangeChangeDetails } from './DateRangePicker.types.ts';
import { PresetList } from './PresetList.tsx';

/** Props of `DateRangePanel`. */
export interface DateRangePanelProps {
  /** The range. */
  range: DateRange | null;
  /** Called with the new range. */
  onRangeChange: (range: DateRange | null, details: DateRangeChangeDetails) => void;
  /** Called when the person is done. */
  onDone: () => void;
  /** Ranges counted from today. */
  presets: readonly DatePreset[];
  /** How many months stand side by side. */
  months: 1 | 2;
  /** Today. */
  today: Date;
  /** The first day that can be chosen. */
  minDate?: Date;
  /** The last day that can be chosen. */
  maxDate?: Date;
}

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', overflow: 'hidden' });
const Days = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  // The whole width where the presets stand above; the hairline is then above, too.
  flexGrow: 1,
  gap: 12,
  padding: 16,
  boxShadow: `-1px -1px ${colors.line}`,
});
const Inputs = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: colors.textMuted,
  '& > [role="group"]': { flex: 1 },
});
const Actions = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 8 });

/** What stands behind a range of dates: presets, two typed dates, calendars. */
export function DateRangePanel(props: DateRangePanelProps): ReactElement {
  const { range, onRangeChange, onDone, presets, months, today, minDate, maxDate } = props;
  const type = (next: DateRange) => onRangeChange(normalizeRange(next), { reason: 'type' });
  const pasteRange = (text: string) => {
    const pasted = parsePastedRange(text);
    if (pasted) type({ from: dateOf(pasted[0]), to: dateOf(pasted[1]) });
    return pasted !== null;
  };
  const pick = (day: Date) => {
    const picked = pickRangeDay(range, day);
    onRangeChange(picked.range, { reason: picked.set });
  };
  const pickPreset = (preset: DatePreset) => {
    onRangeChange(normalizeRange(preset.range(today)), { reason: 'preset', preset: preset.id });
    onDone();
  };
  return (
    <Root>
      {presets.length > 0 && (
        <PresetList presets={presets} active={matchingPreset(presets, range, today)} onPick={pickPreset} />
      )}
      <Days>
        <Inputs>
          <DateInput
            label="Start date"
            value={range?.from ?? null}
            onValueChange={(from) => type({ from, to: range?.to ?? null })}
            onPasteText={pasteRange}
          />
          <span aria-hidden="true">–</span>
          <DateInput
            label="End date"
            value={range?.to ?? null}
            onValueChange={(to) => type({ from: range?.from ?? null, to })}
            onPasteText={pasteRange}
          />
        </Inputs>
        <Calendar
          {...{ months, today, minDate, maxDate }}
          mode="range"
          selected={range}
          onDayPick={pick}
          defaultMonth={firstMonth(range, months, today)}
        />
        <Actions>
          <Button size="md" variant="text" disabled={!range} onClick={() => onRangeChange(null, { reason: 'clear' })}>
            Clear
          </Button>
          <Button size="md" onClick={onDone}>
            Done
          </Button>
        </Actions>
      </Days>
    </Root>
  );
}

/** The month that stands first, so that the end of the range is in sight: where two stand, it is the second one. */
function firstMonth(range: DateRange | null, months: 1 | 2, today: Date): Date {
  const last = range?.to ?? range?.from ?? today;
  return months === 2 ? new Date(last.getFullYear(), last.getMonth() - 1, 1) : last;
}
