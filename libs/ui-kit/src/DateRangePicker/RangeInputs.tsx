'use client';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { DateInput } from '../dates/DateInput.tsx';
import { dateOf, parsePastedRange } from '../dates/dateParts.ts';
import type { DateRange } from '../dates/dateRules.ts';
import { isWithinLimits, limitsSentence, type DayLimits } from '../dates/dayLimits.ts';
import { colors } from '../theme/tokens.ts';

/** Props of `RangeInputs`. */
export interface RangeInputsProps {
  /** The range. */
  range: DateRange | null;
  /** The days that may be chosen. */
  limits: DayLimits;
  /** Called with the range that was typed or pasted; its ends may be the wrong way round. */
  onType: (range: DateRange) => void;
}

const Root = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  color: colors.textMuted,
  // The dash stands at the middle of the fields, 32 px high, and not of the sentence that may stand below them.
  '& > span': { lineHeight: '32px' },
});

/** The two typed dates of a range. A range pasted into either fills both. */
export function RangeInputs({ range, limits, onType }: RangeInputsProps): ReactElement {
  const [from, to] = [range?.from ?? null, range?.to ?? null];
  const onPasteText = (text: string) => {
    const pasted = parsePastedRange(text);
    if (!pasted) return false;
    const [first, last] = [dateOf(pasted[0]), dateOf(pasted[1])];
    if (!isWithinLimits(first, limits) || !isWithinLimits(last, limits)) return limitsSentence(limits);
    onType({ from: first, to: last });
    return true;
  };
  const shared = { ...limits, onPasteText };
  return (
    <Root>
      <DateInput {...shared} label="Start date" value={from} onValueChange={(date) => onType({ from: date, to })} />
      <span aria-hidden="true">–</span>
      <DateInput {...shared} label="End date" value={to} onValueChange={(date) => onType({ from, to: date })} />
    </Root>
  );
}
