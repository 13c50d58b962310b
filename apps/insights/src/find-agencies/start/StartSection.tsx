import { colors, corners, Paper } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { Children, useId, type ReactNode } from 'react';

const Section = styled('section')({ minWidth: 0 });
const Card = styled(Paper)({
  boxSizing: 'border-box',
  padding: '16px 20px',
  '& header': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 32, marginBottom: 4, marginInlineEnd: -8 },
  '& header > svg': { fontSize: 20, color: colors.textMuted },
  '& h2': { flex: 1, margin: 0, fontSize: '1rem', fontWeight: 500, lineHeight: 1.5, color: colors.text },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', fontSize: '0.875rem', lineHeight: '20px' },
  '& li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'baseline',
    gap: 12,
    margin: '0 -12px',
    // A row has room for a finger.
    padding: '6px 12px',
    borderRadius: corners.inner,
    overflowWrap: 'anywhere',
  },
  // All of a row is its link.
  '& li:has(a):hover': { backgroundColor: colors.hover },
  '& li a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& li a:focus-visible': { outline: 'none' },
  '& li a:focus-visible::after': { outline: `2px solid ${colors.accent}` },
  // Rows of links need no lines below their words.
  '& a:not(:hover)': { textDecoration: 'none' },
  '& li > span': { flex: 1, minWidth: 0 },
  '& small': { fontSize: 'inherit', color: colors.textMuted, fontVariantNumeric: 'tabular-nums' },
});

// Below the words of the title, beside its icon.
const Subtitle = styled('p')({
  margin: '-6px 0 6px 30px',
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: colors.textMuted,
  '&::first-letter': { textTransform: 'uppercase' },
});

export interface StartSectionProps {
  title: string;
  /** The period of its figures, below the title. */
  subtitle?: ReactNode;
  /** Icon before the title. */
  icon: ReactNode;
  /** Action for all of them. */
  action?: ReactNode;
  /** The rows of the list, each beginning with its link. */
  children: ReactNode;
  /** Content below the list. */
  footer?: ReactNode;
}

/** A list of ways to begin, under a heading. */
export function StartSection({ title, subtitle, icon, action, children, footer }: StartSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Card>
        <header>
          {icon}
          <h2 id={id}>{title}</h2>
          {action}
        </header>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
        <ul>
          {Children.map(children, (row) => (
            <li>{row}</li>
          ))}
        </ul>
        {footer}
      </Card>
    </Section>
  );
}
