'use client';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { controlBoxStyles } from '../Field/controlStyles.ts';
import { colors, selectedInForcedColors } from '../theme/tokens.ts';
import { datePartOrder, type DatePart } from './dateParts.ts';
import { useDatePartKeys } from './useDatePartKeys.ts';
import type { TypedDateField } from './useTypedDates.ts';

/** Props of `DateInput`. */
export interface DateInputProps {
  /** What the date is for: "Start date". */
  label: string;
  /** What stands in the fields. */
  field: TypedDateField;
  /** The id of the element that says what is wrong with it. */
  problemId: string;
}

const Box = styled('div')({
  ...controlBoxStyles,
  // Fills the place that its neighbours leave.
  flex: 1,
  minWidth: 'min-content',
  gap: 2,
  padding: '0 10px',
  '& > input': {
    boxSizing: 'content-box',
    width: '2ch',
    margin: 0,
    padding: '0 1px',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    '&::placeholder': { color: colors.textMuted, opacity: 1 },
    '&:focus': {
      borderRadius: 4,
      backgroundColor: colors.accentSoft,
      '@media (forced-colors: active)': selectedInForcedColors,
    },
    '&[data-part="year"]': { width: '4ch' },
    // Placeholder letters are wider than figures.
    '&:placeholder-shown': {
      width: '3.2ch',
      '&[data-part="day"]': { width: '2.2ch' },
      '&[data-part="year"]': { width: '3.8ch' },
    },
  },
  '& > span': { color: colors.textMuted },
});

const placeholders: Readonly<Record<DatePart, string>> = { month: 'mm', day: 'dd', year: 'yyyy' };

/** A date typed in three parts, month, day and year, that lead on to each other. */
export function DateInput({ label, field, problemId }: DateInputProps): ReactElement {
  const { parts, isWrong, leave } = field;
  const { change, paste, press } = useDatePartKeys(field);
  return (
    <Box
      role="group"
      // Month, day and year keep their order where the page is read from right to left.
      dir="ltr"
      aria-label={label}
      data-size="md"
      data-error={isWrong ? '' : undefined}
      onBlur={(event) => {
        const { currentTarget, relatedTarget } = event;
        // Both ends of a range stand in one row.
        if (!currentTarget.contains(relatedTarget)) leave(!currentTarget.parentElement?.contains(relatedTarget));
      }}
    >
      {datePartOrder.map((part, index) => [
        index > 0 && (
          <span key={`${part}-slash`} aria-hidden="true">
            /
          </span>
        ),
        <input
          key={part}
          data-part={part}
          aria-label={`${label} ${part}`}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? problemId : undefined}
          inputMode="numeric"
          autoComplete="off"
          placeholder={placeholders[part]}
          value={parts[part]}
          onChange={(event) => change(part, event.target)}
          onPaste={(event) => paste(part, event)}
          onKeyDown={(event) => press(part, event)}
          onFocus={(event) => event.target.select()}
        />,
      ])}
    </Box>
  );
}
