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
  // Compact rows have room for one line.
  '[data-density="compact"] &': {
    display: 'flex',
    alignItems: 'baseline',
    columnGap: 8,
    // What has no room for a few letters goes below, out of sight.
    flexWrap: 'wrap',
    height: '1.35em',
    overflow: 'hidden',
    '& > span:first-of-type': { flex: '0 1 auto', minWidth: '50%' },
    '& > span:last-of-type': { flex: '1 1 5em' },
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
