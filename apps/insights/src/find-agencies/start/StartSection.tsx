import { colors, corners, Paper } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { Children, useId, type ReactNode } from 'react';
import { rowLinks } from './rowLinks.styles.ts';

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
  ...rowLinks,
  '& li > span': { flex: 1, minWidth: 0 },
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
