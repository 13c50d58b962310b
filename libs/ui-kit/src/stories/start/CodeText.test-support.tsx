import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { colors, IconButton, radius, StatusMessage } from '../../index.ts';

const Frame = styled('div')({ position: 'relative', margin: '12px 0 0' });
const Code = styled('pre')({
  boxSizing: 'border-box',
  margin: 0,
  padding: '16px 52px 16px 16px',
  overflowX: 'auto',
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  color: colors.text,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: 2 },
});
const Copy = styled('div')({ position: 'absolute', top: 8, right: 8 });

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
  const [isCopied, setCopied] = useState(false);
  const code = children.replaceAll(/^\/\/ eslint.*\n/gm, '').trim();
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  return (
    <Frame>
      <Code role="region" aria-label={name} tabIndex={0}>
        {code}
      </Code>
      <Copy>
        <IconButton label={`Copy: ${name}`} size="sm" variant="outlined" onClick={() => void copy()}>
          {isCopied ? <CheckOutlined /> : <ContentCopyOutlined />}
        </IconButton>
        <StatusMessage>{isCopied ? 'Copied' : ''}</StatusMessage>
      </Copy>
    </Frame>
  );
}
