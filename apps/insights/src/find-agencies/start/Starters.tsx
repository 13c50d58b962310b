import { colors, corners, Skeleton } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useWords } from '../../language/useWords.ts';
import { searchOf } from '../agencyAddresses.ts';
import { rowLinks } from './rowLinks.styles.ts';
import { SearchLink } from './SearchLink.tsx';
import { useSuggestedSearches } from './useSuggestedSearches.ts';

const Section = styled('section')({
  '& h2': { margin: '0 0 8px', fontSize: '1rem', fontWeight: 500, lineHeight: '24px', color: colors.text },
  // Of one width: the names of the states come later, and must move nothing.
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(344px, 100%), 1fr))',
    gap: 8,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    boxSizing: 'border-box',
    minHeight: 36,
    padding: '7px 14px',
    border: `1px solid ${colors.line}`,
    borderRadius: corners.outer,
    backgroundColor: colors.surface,
    fontSize: '0.875rem',
    lineHeight: '20px',
  },
  ...rowLinks,
});

/** A few searches to start with, from the current data, in lines that the user may see. */
export function Starters() {
  const { t } = useWords();
  const id = useId();
  const { searches, awaited } = useSuggestedSearches();
  if (searches.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{t('Suggested searches')}</h2>
      <ul>
        {Array.from({ length: awaited }, (_none, index) => (
          <li key={index}>
            <Skeleton width={180} />
          </li>
        ))}
        {searches.map(({ title, filters }) => (
          <li key={title}>
            <SearchLink query={searchOf(filters)}>{title}</SearchLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
