import { Link } from '@agency-insights/ui-kit';
import { stringifySearch } from '../app/addressSearch.ts';
import { withSavedSearch } from '../find-agencies/withSavedSearch.ts';
import { useSavedSearches } from '../saved-searches/useSavedSearches.ts';
import { RouterLink } from '../shell/RouterLink.tsx';
import { LinkList } from './LinkList.tsx';

const most = 9;

/** The searches that were saved or changed last. */
export function HomeSavedSearches() {
  const { searches } = useSavedSearches();
  if (searches.length === 0) return null;
  const latest = [...searches].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, most);
  return (
    <LinkList title="Your saved searches">
      {latest.map((search) => (
        <Link
          key={search.id}
          component={RouterLink}
          href={`/marketing/agencies${stringifySearch({ ...withSavedSearch({}, search) })}`}
        >
          {search.filterName}
        </Link>
      ))}
    </LinkList>
  );
}
