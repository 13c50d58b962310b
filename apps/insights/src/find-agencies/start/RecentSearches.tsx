import { Button } from '@agency-insights/ui-kit';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { Fragment } from 'react';
import { useWords } from '../../language/useWords.ts';
import type { RecentSearch } from './keptStart.ts';
import { recentSearchName } from './recentSearchName.ts';
import { SearchLink } from './SearchLink.tsx';
import { StartSection } from './StartSection.tsx';

export interface RecentSearchesProps {
  /** The latest first. */
  searches: readonly RecentSearch[];
  /** Forgets all of them. */
  onClear: () => void;
}

/** The user's recent searches in this browser (PLUS-7). */
export function RecentSearches({ searches, onClear }: RecentSearchesProps) {
  const { t, formatCountOf } = useWords();
  if (searches.length === 0) return null;
  return (
    <StartSection
      title={t('Recent searches')}
      icon={<HistoryOutlined />}
      action={
        <Button variant="text" size="sm" aria-label={t('Clear recent searches')} onClick={onClear}>
          {t('Clear')}
        </Button>
      }
    >
      {searches.map((search) => (
        <Fragment key={search.filters}>
          <SearchLink query={search.query}>{recentSearchName(search, t)}</SearchLink>
          <small>{formatCountOf(search.agencies, 'agency', 'agencies')}</small>
        </Fragment>
      ))}
    </StartSection>
  );
}
