import { Skeleton, StatusMessage } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { useRef, useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { useSavedSearches } from '../../saved-searches/useSavedSearches.ts';
import { useKeptFocus } from '../../services/useKeptFocus.ts';
import { DataNews } from './DataNews.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { LargestAgenciesSection } from './LargestAgenciesSection.tsx';
import { LatestSavedSearches } from './LatestSavedSearches.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { Starters } from './Starters.tsx';
import { useKeptStart } from './useKeptStart.ts';
import { useLargestAgencies } from './useLargestAgencies.ts';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(380px, 100%), 1fr))',
  alignItems: 'start',
  gap: 16,
  outline: 'none',
  '& > div': { display: 'grid', gap: 16, minWidth: 0 },
});

/** Heights in px of the two lists that a new person sees on the left. */
const listHeights = [262, 230];

/**
 * Ways to begin: the user's own searches or help with the first ones, searches for all, and beside them the largest
 * agencies and what is new.
 */
export function StartLists() {
  const [{ recent }, keep] = useKeptStart();
  const [isCleared, setCleared] = useState(false);
  const saved = useSavedSearches();
  const largest = useLargestAgencies();
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
  return (
    <Columns ref={place} role="group" aria-label={t('Getting started')} tabIndex={-1}>
      <div>
        <StatusMessage>{isCleared ? t('Recent searches cleared') : ''}</StatusMessage>
        <RecentSearches searches={recent} onClear={clearRecent} />
        {saved.isLoading ? (
          // As high as what comes for a person without any: nothing moves then.
          listHeights.map((height) => <Skeleton key={height} variant="rounded" height={height} />)
        ) : (
          <>
            <LatestSavedSearches {...saved} />
            <Starters />
            {recent.length === 0 && saved.searches.length === 0 && saved.retry === null && <FirstSteps />}
          </>
        )}
      </div>
      <div>
        <LargestAgenciesSection largest={largest} />
        {/* Last, as it comes late: nothing above it moves. */}
        <DataNews />
      </div>
    </Columns>
  );
}
