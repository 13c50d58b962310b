import { Skeleton } from '@agency-insights/ui-kit';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Fragment } from 'react';
import { useWords } from '../../language/useWords.ts';
import { searchOf } from '../agencyAddresses.ts';
import { SearchLink } from './SearchLink.tsx';
import { StartSection } from './StartSection.tsx';
import { useSuggestedSearches } from './useSuggestedSearches.ts';

const rowHeight = 20;

/** A few example searches from the current data, in lines that the user may see. */
export function Starters() {
  const { t } = useWords();
  const { searches, awaited } = useSuggestedSearches();
  if (searches.length === 0) return null;
  return (
    <StartSection title={t('Suggested searches')} icon={<SearchOutlined />}>
      {Array.from({ length: awaited }, (_none, index) => (
        <Skeleton key={index} height={rowHeight} />
      ))}
      {searches.map(({ title, filters, count }) => (
        <Fragment key={title}>
          <SearchLink query={searchOf(filters)}>{title}</SearchLink>
          {count && <small>{count}</small>}
        </Fragment>
      ))}
    </StartSection>
  );
}
