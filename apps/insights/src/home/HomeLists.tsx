import { Skeleton, StatusMessage } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { useRef, useState } from 'react';
import { FirstSteps, firstSteps } from '../find-agencies/start/FirstSteps.tsx';
import { LatestSavedSearches } from '../find-agencies/start/LatestSavedSearches.tsx';
import { RecentSearches } from '../find-agencies/start/RecentSearches.tsx';
import { Starters } from '../find-agencies/start/Starters.tsx';
import { useKeptStart } from '../find-agencies/start/useKeptStart.ts';
import { useWords } from '../language/useWords.ts';
import { useSavedSearches } from '../saved-searches/useSavedSearches.ts';
import { useKeptFocus } from '../services/useKeptFocus.ts';
import { LargestAgencies } from './LargestAgencies.tsx';
import { LatestExports } from './LatestExports.tsx';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(380px, 100%), 1fr))',
  gap: 16,
  '& > div': { display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 },
});

/** Height in px of the list that a new person sees on the left. */
const listHeight = 230;

/**
 * What the user left off with: searches, or first steps until one is saved, and beside them agencies and exports. With few rows,
 * there are suggested searches below.
 */
export function HomeLists() {
  const [{ recent }, keep] = useKeptStart();
  const [isCleared, setCleared] = useState(false);
  const saved = useSavedSearches();
  const { t } = useWords();
  const lists = useRef<HTMLDivElement>(null);
  // The retry button is removed after loading.
  const place = useForkRef(lists, useKeptFocus());
  const clearRecent = () => {
    keep({ recent: [] });
    setCleared(true);
    // The focused button is removed with its list.
    lists.current?.focus();
  };
  // Below few rows on the left there is room for the exports: both columns are then about equally high, and the page has
  // room for searches to begin with.
  const isLeftShort = recent.length + (saved.searches.length || firstSteps.length) <= firstSteps.length;
  return (
    <>
      <Columns ref={place} role="group" aria-label={t('Getting started')} tabIndex={-1}>
        <div>
          <StatusMessage>{isCleared ? t('Recent searches cleared') : ''}</StatusMessage>
          <RecentSearches searches={recent} onClear={clearRecent} />
          {saved.isLoading ? (
            // As high as what comes for a person without any: nothing moves then.
            <Skeleton variant="rounded" height={listHeight} />
          ) : (
            <>
              <LatestSavedSearches {...saved} />
              {saved.searches.length === 0 && saved.retry === null && <FirstSteps />}
              {isLeftShort && <LatestExports />}
            </>
          )}
        </div>
        <div>
          <LargestAgencies />
          {!saved.isLoading && !isLeftShort && <LatestExports />}
        </div>
      </Columns>
      {!saved.isLoading && isLeftShort && <Starters />}
    </>
  );
}
