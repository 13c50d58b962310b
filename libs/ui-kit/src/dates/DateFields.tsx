'use client';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactElement } from 'react';
import { colors, fontSizes } from '../theme/tokens.ts';
import { DateInput } from './DateInput.tsx';
import type { DateSettings } from './dateSettings.ts';
import type { TypedDates } from './useTypedDates.ts';

/** Props of `DateFields`. */
export interface DateFieldsProps {
  /** What each date is for: "Start date", "End date". */
  labels: readonly string[];
  /** What is typed. */
  typed: TypedDates;
  /** Language and form. */
  settings: DateSettings;
}

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, color: colors.textMuted });
const Problem = styled('div')({
  // Wraps instead of widening the fields.
  width: 0,
  minWidth: '100%',
  color: colors.danger,
  fontSize: fontSizes.xs,
  lineHeight: 1.3334,
  '&:not(:empty)': { marginTop: 4 },
});

/** One typed date, or both ends of a range, with validation messages. */
export function DateFields({ labels, typed, settings }: DateFieldsProps): ReactElement {
  return (
    <div>
      <Row>
        {typed.fields.map((field, at) => (
          <Fragment key={at}>
            {at > 0 && <span aria-hidden="true">–</span>}
            <DateInput label={labels[at] ?? ''} field={field} settings={settings} />
          </Fragment>
        ))}
      </Row>
      <Problem role="status">{typed.problem}</Problem>
    </div>
  );
}
