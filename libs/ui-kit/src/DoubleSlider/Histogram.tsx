'use client';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import type { SlotProps } from '../slots/SlotProps.ts';
import { colors } from '../theme/tokens.ts';
import { trackColor } from '../theme/trackColor.ts';

/** Props of `Histogram`. */
export interface HistogramProps {
  /** Number of records in each equal part of the scale. */
  distribution: readonly number[];
  /** The part of the scale inside the range, from 0 to 1 each. */
  range: readonly [number, number];
  /** The range cannot be changed. Default false. */
  disabled?: boolean;
  /** The caller's props. */
  given?: SlotProps<HTMLDivElement>;
}

const Bars = styled('div')({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 2,
  height: 44,
  margin: '8px 0 -12px',
  pointerEvents: 'none',
  '& > span': {
    flex: 1,
    minWidth: 0,
    borderRadius: '2px 2px 0 0',
    backgroundColor: trackColor('25%'),
    '&[data-inside]': { backgroundColor: colors.accentTrack },
    '&[data-inside][data-disabled]': { backgroundColor: trackColor('35%') },
  },
  '@media (forced-colors: active)': {
    '& > span': { forcedColorAdjust: 'none' },
    '& > span:not([data-inside])': { backgroundColor: 'Canvas', outline: '1px solid GrayText', outlineOffset: -1 },
    '& > span[data-inside][data-disabled]': { backgroundColor: 'GrayText' },
  },
});

/** The distribution over a range slider; those parts inside the range are tinted. */
export function Histogram({ distribution, range, disabled = false, given }: HistogramProps): ReactElement {
  const greatest = Math.max(...distribution, 1);
  return (
    <Bars {...given} aria-hidden="true">
      {distribution.map((count, index) => {
        const middle = (index + 0.5) / distribution.length;
        const inside = middle >= range[0] && middle <= range[1];
        return (
          <span
            key={index}
            data-inside={inside ? '' : undefined}
            data-disabled={disabled ? '' : undefined}
            // A few records are seen above the track of the slider too.
            style={{ height: count === 0 ? 0 : `max(5px, ${(count / greatest) * 100}%)` }}
          />
        );
      })}
    </Bars>
  );
}
