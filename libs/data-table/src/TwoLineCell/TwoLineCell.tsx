'use client';
import { colors, cutOff } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Props of `TwoLineCell`. */
export interface TwoLineCellProps {
  /** The first line: the row's name. */
  primary: ReactNode;
  /** The second line, smaller and quieter; empty: there is none. */
  secondary: ReactNode;
}

const Lines = styled('div')({
  minWidth: 0,
  // A focused cell shows each line whole.
  '& > span': { display: 'block', ...cutOff, whiteSpace: 'inherit' },
  '& > span:first-of-type': { fontWeight: 500, lineHeight: 1.29 },
  '& > span:last-of-type': { fontSize: '0.75rem', lineHeight: 1.34, color: colors.textMuted },
  // In a compact row it would take room.
  '& > span:empty': { display: 'none' },
  // Compact rows show both parts on one line, or only the first in a narrow column.
  '[data-density="compact"] &': {
    containerType: 'inline-size',
    display: 'flex',
    alignItems: 'baseline',
    columnGap: 8,
    // A focused cell is wide enough for both.
    ':focus-visible > &': { containerType: 'normal' },
    '& > span:first-of-type': { flex: 1 },
    '& > span:last-of-type': { flex: 'none', width: '10em', '@container (max-width: 340px)': { display: 'none' } },
  },
});

/** A cell with two lines, side by side in compact rows. Long lines end in an ellipsis. */
export function TwoLineCell({ primary, secondary }: TwoLineCellProps) {
  return (
    <Lines>
      <span>{primary}</span>
      <span>{secondary}</span>
    </Lines>
  );
}
