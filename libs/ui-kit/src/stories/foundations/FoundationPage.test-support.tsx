import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { colors, fontSizes, radius } from '../../index.ts';

const Page = styled('main')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  maxWidth: 960,
  margin: '0 auto',
  padding: '8px 0 48px',
  color: colors.text,
  fontSize: fontSizes.sm,
  lineHeight: 1.5,
  '& h1': { margin: 0, fontSize: fontSizes.xl, fontWeight: 500, lineHeight: 1.3334 },
  '& h2': { margin: '0 0 12px', fontSize: fontSizes.lg, fontWeight: 500, lineHeight: 1.4 },
  '& p': { margin: '4px 0 0', maxWidth: 680, color: colors.textMuted },
  '& h2 + p': { margin: '-8px 0 16px' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& code': { fontFamily: 'inherit', fontWeight: 500, color: colors.text },
});

/** A page about what all components are made of. */
export function FoundationPage({
  title,
  lead,
  children,
}: {
  /** Its heading. */
  title: string;
  /** What it is about, in one or two sentences. */
  lead: string;
  /** Its sections. */
  children: ReactNode;
}): ReactElement {
  return (
    <Page>
      <header>
        <h1>{title}</h1>
        <p>
          <WithCode text={lead} />
        </p>
      </header>
      {children}
    </Page>
  );
}

/** A part of such a page. */
export function FoundationSection({
  title,
  lead,
  children,
}: {
  /** Its heading. */
  title: string;
  /** One sentence about it. */
  lead?: string;
  /** What it shows. */
  children: ReactNode;
}): ReactElement {
  return (
    <section>
      <h2>{title}</h2>
      {lead !== undefined && (
        <p>
          <WithCode text={lead} />
        </p>
      )}
      {children}
    </section>
  );
}

/** A text with names of code in backticks. */
export function WithCode({ text }: { text: string }): ReactElement {
  return <>{text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</>;
}

/** Rows that a hairline divides, in a frame. */
export const Rows = styled('ul')({
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  '& > li': { padding: '12px 16px' },
  '& > li:not(:last-child)': { borderBottom: `1px solid ${colors.line}` },
});
