'use client';
import { styled } from '@mui/material/styles';
import { useId, type ReactElement } from 'react';
import { controlBoxStyles } from '../Field/controlStyles.ts';
import { colors, fontSizes, type ControlSize, selectedInForcedColors } from '../theme/tokens.ts';
import { datePartOrder, type DatePart } from './dateParts.ts';
import { useDateTyping, type DateTypingOptions } from './useDateTyping.ts';

/** Props of `DateInput`. */
export interface DateInputProps extends DateTypingOptions {
  /** What the date is for: "Start date". */
  label: string;
  /** Height. Default `md`. */
  size?: ControlSize;
}

const Box = styled('div')({
  ...controlBoxStyles,
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

/** Fills the place that its neighbours leave; the sentence below is as wide as the fields. */
const Root = styled('div')({ flex: 1, minWidth: 'min-content' });
const Problem = styled('div')({
  // Its words break before they make the fields wider.
  width: 0,
  minWidth: '100%',
  color: colors.danger,
  fontSize: fontSizes.xs,
  lineHeight: 1.3334,
  '&:not(:empty)': { marginTop: 4 },
});

/** A date typed in three parts, month, day and year, that lead on to each other. */
export function DateInput({ label, size = 'md', ...typing }: DateInputProps): ReactElement {
  const { parts, problem, change, paste, press, leave, registerInput } = useDateTyping(typing);
  const problemId = useId();
  return (
    <Root>
      <Box
        role="group"
        aria-label={label}
        data-size={size}
        data-error={problem === '' ? undefined : ''}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) leave();
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
            ref={registerInput(part)}
            data-part={part}
            aria-label={`${label} ${part}`}
            aria-invalid={problem !== '' || undefined}
            aria-describedby={problem === '' ? undefined : problemId}
            inputMode="numeric"
            autoComplete="off"
            placeholder={placeholders[part]}
            value={parts[part]}
            onChange={(event) => change(part, event.target.value)}
            onPaste={paste}
            onKeyDown={(event) => press(part, event)}
            onFocus={(event) => event.target.select()}
          />,
        ])}
      </Box>
      <Problem id={problemId} role="status">
        {problem}
      </Problem>
    </Root>
  );
}
