'use client';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { controlBoxStyles } from '../Field/controlStyles.ts';
import { colors, selectedInForcedColors } from '../theme/tokens.ts';
import type { DateSettings } from './dateSettings.ts';
import { useDatePartKeys } from './useDatePartKeys.ts';
import type { TypedDateField } from './useTypedDates.ts';

/** Props of `DateInput`. */
export interface DateInputProps {
  /** What the date is for: "Start date". */
  label: string;
  /** The fields. */
  field: TypedDateField;
  /** Language and form. */
  settings: DateSettings;
}

const Box = styled('div')({
  ...controlBoxStyles,
  // Fills the place that its neighbours leave.
  flex: 1,
  minWidth: 'min-content',
  gap: 2,
  padding: '0 10px',
  // Its own direction is from left to right.
  '*:dir(rtl) > &': { justifyContent: 'flex-end' },
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
    // Wider with the text spacing of a user.
    '@supports (field-sizing: content)': { fieldSizing: 'content', minWidth: 'min-content' },
  },
  '& > span': { color: colors.textMuted },
});

/** A date typed in three parts, month, day and year in the order of the locale, that lead on to each other. */
export function DateInput({ label, field, settings }: DateInputProps): ReactElement {
  const { form, words } = settings;
  const { parts, problem, leave } = field;
  const { change, paste, press } = useDatePartKeys(field, form);
  return (
    <Box
      role="group"
      // Month, day and year keep their order where the page is read from right to left.
      dir="ltr"
      aria-label={label}
      data-size="md"
      data-error={problem || undefined}
      onBlur={(event) => {
        const { currentTarget, relatedTarget } = event;
        // Both ends of a range are in one row.
        if (!currentTarget.contains(relatedTarget)) leave(!currentTarget.parentElement?.contains(relatedTarget));
      }}
    >
      {form.order.map((part, index) => [
        index > 0 && (
          <span key={`${part}-separator`} aria-hidden="true">
            {form.separator}
          </span>
        ),
        // `aria-description` is global since ARIA 1.3, which the rule does not know.
        // eslint-disable-next-line jsx-a11y/role-supports-aria-props
        <input
          key={part}
          data-part={part}
          aria-label={`${label} ${words.parts[part]}`}
          aria-invalid={!!problem || undefined}
          aria-description={problem || undefined}
          inputMode="numeric"
          autoComplete="off"
          placeholder={words.placeholders[part]}
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
