'use client';
import { IconButton, Tooltip, colors } from '@agency-insights/ui-kit';
import type { CSSProperties, ReactElement } from 'react';
import { useFormWords } from '../texts/useFormWords.ts';
import { InfoIcon } from './icons.ts';

/** Props of `FieldTooltip`. */
export interface FieldTooltipProps {
  /** The explanation. Default: none, then nothing is drawn. */
  text: string | undefined;
  /** Label of the explained thing, for screen readers. */
  about: string;
  /** Its place instead of the top right corner: before the chevron of a section, or at the height of a pill. */
  style?: CSSProperties;
}

/** Space that labels beside it keep free. */
export const tooltipRoom = 'calc(1rem + 12px)';

/** Over the control, which comes later in the page. */
const atCorner = { position: 'absolute', top: -4, insetInlineEnd: 0, zIndex: 1, color: colors.textMuted } as const;

/** An information icon at the top right of a field; its explanation shows on hover, on focus and on a press. */
export function FieldTooltip({ text, about, style }: FieldTooltipProps): ReactElement | null {
  const { texts } = useFormWords();
  if (!text) return null;
  return (
    <Tooltip title={text} openOnPress>
      <IconButton data-about="" label={texts.about(about)} tooltip={false} size="cp" style={{ ...atCorner, ...style }}>
        <InfoIcon />
      </IconButton>
    </Tooltip>
  );
}
