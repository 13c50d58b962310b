'use client';
import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Props of `TwoLineCell`. */
export interface TwoLineCellProps {
  /** The first line: what the row is. */
  primary: ReactNode;
  /** The second line, smaller and quieter. */
  secondary: ReactNode;
}

const Lines = styled('div')({
  minWidth: 0,
  // Each line runs in its own direction, and begins where the column does.
  '& > span': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    unicodeBidi: 'plaintext',
    textAlign: 'match-parent',
  },
  '& > span:first-of-type': { fontWeight: 500, lineHeight: 1.29 },
  '& > span:last-of-type': { fontSize: '0.75rem', lineHeight: 1.34, color: colors.textMuted },
  // Compact rows have room for one line: second lines are below each other, or in no row where the column is narrow.
  '[data-density="compact"] &': {
    containerType: 'inline-size',
    display: 'flex',
    alignItems: 'baseline',
    columnGap: 8,
    // What the keyboard shows whole is as wide as both.
    ':focus-visible > &': { containerType: 'normal' },
    '& > span:first-of-type': { flex: 1 },
    '& > span:last-of-type': { flex: 'none', width: '10em', '@container (max-width: 340px)': { display: 'none' } },
  },
});

/** Two lines in a row of the default height, one beside the other in a compact one: a name and where it is. Long lines end in an ellipsis. */
export function TwoLineCell({ primary, secondary }: TwoLineCellProps) {
  return (
    <Lines>
      <span>{primary}</span>
      <span>{secondary}</span>
    </Lines>
  );
}
