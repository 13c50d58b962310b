import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { Children, useId, type ReactNode } from 'react';

const Section = styled('section')({
  '& h2': { margin: '0 0 8px', fontSize: '1rem', fontWeight: 500, lineHeight: 1.5, color: colors.text },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
    gap: '8px 24px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: '0.875rem',
    lineHeight: 1.5,
  },
  '& li': { minWidth: 0, overflowWrap: 'anywhere' },
});

export interface LinkListProps {
  title: string;
  children: ReactNode;
}

/** Links under a heading. */
export function LinkList({ title, children }: LinkListProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </Section>
  );
}
