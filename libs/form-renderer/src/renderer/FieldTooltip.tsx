'use client';
import { Tooltip, colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactElement } from 'react';
import { InfoIcon } from './icons.ts';

/** Props of `FieldTooltip`. */
export interface FieldTooltipProps {
  /** The explanation. Default: none, then nothing is drawn. */
  text: string | undefined;
  /** What it explains, for screen readers. */
  about: string;
  /** Where it stands instead of the top right corner: before the chevron of a section, or at the height of a pill. */
  style?: CSSProperties;
}

/** What labels beside it keep free. */
export const tooltipRoom = 'calc(1rem + 12px)';

const Trigger = styled('button')({
  position: 'absolute',
  top: -4,
  insetInlineEnd: 0,
  display: 'inline-flex',
  // With the icon of 16 px, larger with larger text: 24 px in each direction, the least size of a target.
  padding: 4,
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: colors.textMuted,
  cursor: 'help',
  '& > svg': { fontSize: '1rem' },
  '&:hover': { color: colors.text },
  '&:focus-visible': { outline: `2px solid ${colors.accent}` },
});

/** An information icon at the top right of a field; its explanation shows on hover, on focus and on a press. */
export function FieldTooltip({ text, about, style }: FieldTooltipProps): ReactElement | null {
  if (!text) return null;
  return (
    <Tooltip title={text} describeChild openOnPress>
      <Trigger type="button" aria-label={`About ${about}`} style={style}>
        <InfoIcon />
      </Trigger>
    </Tooltip>
  );
}
