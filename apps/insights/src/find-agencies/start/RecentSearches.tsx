import { Button } from '@agency-insights/ui-kit';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { Fragment } from 'react';
import { formatCountOf } from '../../format/count.ts';
import type { RecentSearch } from './keptStart.ts';
import { SearchLink } from './SearchLink.tsx';
import { StartSection } from './StartSection.tsx';

export interface RecentSearchesProps {
  /** The latest first. */
  searches: readonly RecentSearch[];
  /** Forgets all of them. */
  onClear: () => void;
}

/** What a person has searched for in this browser (PLUS-7). */
export function RecentSearches({ searches, onClear }: RecentSearchesProps) {
  if (searches.length === 0) return null;
  return (
    <StartSection
      title="Recent searches"
      icon={<HistoryOutlined />}
      action={
        <Button variant="text" size="sm" aria-label="Clear recent searches" onClick={onClear}>
          Clear
        </Button>
      }
    >
      {searches.map(({ filters, query, words, agencies }) => (
        <Fragment key={filters}>
          <SearchLink query={query}>Agencies {words}</SearchLink>
          <small>{formatCountOf(agencies, 'agency', 'agencies')}</small>
        </Fragment>
      ))}
    </StartSection>
  );
}
