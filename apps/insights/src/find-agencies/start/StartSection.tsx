import { colors, Paper } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { Children, useId, type ReactNode } from 'react';

const Section = styled('section')({ minWidth: 0 });
const Card = styled(Paper)({
  boxSizing: 'border-box',
  padding: '16px 20px',
  '& header': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 32, marginBottom: 4, marginInlineEnd: -8 },
  '& h2': { flex: 1, margin: 0, fontSize: '1rem', fontWeight: 500, lineHeight: 1.5, color: colors.text },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', fontSize: '0.875rem', lineHeight: '20px' },
  // A row has room for a finger.
  '& li': { display: 'flex', alignItems: 'baseline', gap: 12, padding: '6px 0', overflowWrap: 'anywhere' },
  '& li > span': { flex: 1, minWidth: 0 },
  '& small': { fontSize: 'inherit', color: colors.textMuted, fontVariantNumeric: 'tabular-nums' },
});

export interface StartSectionProps {
  title: string;
  /** What can be done with all of them. */
  action?: ReactNode;
  /** The rows of the list, each beginning with its link. */
  children: ReactNode;
  /** What stands below the list. */
  footer?: ReactNode;
}

/** A list of ways to begin, under a heading. */
export function StartSection({ title, action, children, footer }: StartSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Card>
        <header>
          <h2 id={id}>{title}</h2>
          {action}
        </header>
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
