import type { SavedFilter } from '@agency-insights/insights-api';
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import { stringifySearch } from '../../format/addressSearch.ts';
import { useWords } from '../../language/useWords.ts';
import { readSavedSearch } from '../readSavedSearch.ts';
import { useAgencyCount } from '../useAgencyCount.ts';
import { withSavedSearch } from '../withSavedSearch.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { SearchLink } from './SearchLink.tsx';
import { StartSection } from './StartSection.tsx';

const maxShown = 8;

export interface LatestSavedSearchesProps {
  searches: readonly SavedFilter[];
  /** Loads them again after a failure; null: there was none. */
  retry: (() => void) | null;
  /** They are being loaded. */
  isTrying: boolean;
}

/** The searches that were saved or changed last, or that they could not be loaded. */
export function LatestSavedSearches({ searches, retry, isTrying }: LatestSavedSearchesProps) {
  const { t } = useWords();
  if (searches.length === 0 && retry === null) return null;
  const latest = [...searches].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, maxShown);
  return (
    <StartSection
      title={t('Your saved searches')}
      icon={<BookmarkBorderOutlined />}
      footer={retry && <LoadFailure {...{ isTrying }} text={t('Your saved searches could not be loaded.')} />}
    >
      {latest.map((search) => (
        <SavedSearch key={search.id} search={search} />
      ))}
    </StartSection>
  );
}

/** A search with how many agencies it finds, once that is known. */
function SavedSearch({ search }: { search: SavedFilter }) {
  const { formatCountOf } = useWords();
  const agencies = useAgencyCount(readSavedSearch(search).filters);
  return (
    <>
      <SearchLink query={stringifySearch({ ...withSavedSearch({}, search) })}>{search.filterName}</SearchLink>
      {agencies !== null && <small>{formatCountOf(agencies, 'agency', 'agencies')}</small>}
    </>
  );
}
