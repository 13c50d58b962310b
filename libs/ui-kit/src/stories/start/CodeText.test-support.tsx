import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { colors, radius } from '../../index.ts';

const Frame = styled('pre')({
  boxSizing: 'border-box',
  margin: '12px 0 0',
  padding: 16,
  overflowX: 'auto',
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.sunken,
  color: colors.text,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: 2 },
});

/** A piece of code to copy. It scrolls by itself, also by keyboard. */
export function CodeText({
  name,
  children,
}: {
  /** What it is, for screen readers. */
  name: string;
  /** The code. Notes to the linter are left out. */
  children: string;
}): ReactElement {
  return (
    <Frame role="region" aria-label={name} tabIndex={0}>
      {children.replaceAll(/^\/\/ eslint.*\n/gm, '').trim()}
    </Frame>
  );
}
