import type { SavedFilter } from '@agency-insights/insights-api';
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import { stringifySearch } from '../../format/addressSearch.ts';
import { useWords } from '../../language/useWords.ts';
import { withSavedSearch } from '../withSavedSearch.ts';
import { SearchLink } from './SearchLink.tsx';
import { StartSection } from './StartSection.tsx';

const maxShown = 8;

/** The searches that were saved or changed last. */
export function LatestSavedSearches({ searches }: { searches: readonly SavedFilter[] }) {
  const { t } = useWords();
  if (searches.length === 0) return null;
  const latest = [...searches].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, maxShown);
  return (
    <StartSection title={t('Your saved searches')} icon={<BookmarkBorderOutlined />}>
      {latest.map((search) => (
        <SearchLink key={search.id} query={stringifySearch({ ...withSavedSearch({}, search) })}>
          {search.filterName}
        </SearchLink>
      ))}
    </StartSection>
  );
}
