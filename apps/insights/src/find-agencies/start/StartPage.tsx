import { Skeleton } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { FindAgenciesState } from '../useFindAgencies.ts';
import { openingOf } from './openingOf.ts';
import { OpensWithField } from './OpensWithField.tsx';
import { LargestAgencies } from './LargestAgencies.tsx';
import { Starters } from './Starters.tsx';
import { useKeptStart } from './useKeptStart.ts';

const Page = styled('div')({ display: 'grid', alignContent: 'start', gap: 24, paddingTop: '4px' });
/** In the middle of the heading and the line below it; where there is no room for it, below the agencies. */
const Setting = styled('div')({
  order: 1,
  '@media (min-width: 900px)': { position: 'absolute', top: 8, insetInlineEnd: 0 },
});

export interface StartPageProps {
  state: FindAgenciesState;
  /** The screen was just opened, without a search: it may open with one. */
  isFresh: boolean;
}

/** Nothing is searched yet: opens what the person has chosen to open with (PLUS-7), or shows searches and agencies to begin with. */
export function StartPage({ state, isFresh }: StartPageProps) {
  const [kept, keep] = useKeptStart();
  // A choice that is made here counts from the next visit on.
  const [keptBefore] = useState(kept);
  const { history } = useRouter();
  const opening = isFresh ? openingOf(keptBefore, state.savedSearches) : null;
  const search = opening === 'wait' ? null : opening;
  useEffect(() => {
    if (search !== null) history.replace(`/marketing/agencies${search}`);
  }, [history, search]);
  if (opening !== null) return <Skeleton variant="rounded" height="100%" />;
  return (
    <Page>
      <Setting>
        <OpensWithField
          value={kept.opensWith}
          searches={state.savedSearches.searches}
          onChange={(opensWith) => keep({ opensWith })}
        />
      </Setting>
      <Starters />
      <LargestAgencies />
    </Page>
  );
}
