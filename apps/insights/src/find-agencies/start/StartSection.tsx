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
    alignItems: 'start',
    gap: 12,
    margin: '0 -12px',
    // A row has room for a finger.
    padding: '6px 12px',
    borderRadius: corners.inner,
    overflowWrap: 'anywhere',
  },
  // All of a row is its link.
  '& li:has(a, button):hover': { backgroundColor: colors.hover },
  '& li :is(a, button)::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& li :is(a, button):focus-visible': { outline: 'none' },
  '& li :is(a, button):focus-visible::after': { outline: `2px solid ${colors.accent}` },
  // Rows of links need no lines below their words.
  '& li :is(a, button)': { textAlign: 'start' },
  '& li :is(a, button):not(:hover)': { textDecoration: 'none' },
  '& li > span': { flex: 1, minWidth: 0 },
  '& small': { fontSize: 'inherit', color: colors.textMuted, fontVariantNumeric: 'tabular-nums' },
});

export interface StartSectionProps {
  title: string;
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
export function StartSection({ title, icon, action, children, footer }: StartSectionProps) {
  const id = useId();
  const rows = Children.toArray(children);
  return (
    <Section aria-labelledby={id}>
      <Card>
        <header>
          {icon}
          <h2 id={id}>{title}</h2>
          {action}
        </header>
        {rows.length > 0 && (
          <ul>
            {Children.map(rows, (row) => (
              <li>{row}</li>
            ))}
          </ul>
        )}
        {footer}
      </Card>
    </Section>
  );
}
