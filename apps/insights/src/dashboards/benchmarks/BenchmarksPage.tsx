import { insightsPermissions } from '@agency-insights/auth-session';
import { usePermissions } from '@agency-insights/auth-session/react';
import { Button, ButtonGroup, colors } from '@agency-insights/ui-kit';
import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSavedSearches } from '../../saved-searches/useSavedSearches.ts';
import { withView, type ViewKey } from '../address/dashboardSearch.ts';
import { useAgencyNames } from '../agencies/useAgencyNames.ts';
import { benchmarksView, groupBenchmarksView } from '../filters/DashboardView.ts';
import { DashboardPage } from '../page/DashboardPage.tsx';
import { useDashboard, type DashboardPageState } from '../page/useDashboard.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { NoBenchmarksAccess } from './NoBenchmarksAccess.tsx';
import { useCarriers } from './useCarriers.ts';
import { readCompare, type CompareChoice } from './compareChoice.ts';

const viewKeys: readonly ViewKey[] = ['compare', 'peers'];
const peerChoices = [
  { value: 'all', label: 'All peers', words: 'all other agencies' },
  { value: 'state', label: 'Same state', words: 'agencies of the same state' },
  { value: 'size', label: 'Same size', words: 'agencies of the same size' },
] as const;

/** The benchmarks: for people who may see them. */
export function BenchmarksPage() {
  const { status, has } = usePermissions();
  if (status === 'loading') return null;
  return has('viewable:benchmarks') ? <Benchmarks /> : <NoBenchmarksAccess />;
}

function Benchmarks() {
  const params = useSearch({ from: '/signed-in/marketing/benchmarks' });
  const navigate = useNavigate({ from: '/marketing/benchmarks' });
  const { hasAny } = usePermissions();
  const canNameAgencies = hasAny(insightsPermissions);
  const { searches } = useSavedSearches();
  const [isComparing, setComparing] = useState(false);
  const state = useDashboard({
    dashboardId: 'benchmarks',
    view: canNameAgencies ? benchmarksView : groupBenchmarksView,
    viewKeys,
    fixed: noFilters,
    params,
    go: (search) => void navigate({ search }),
    exportFile: 'ppi/exports/agency_benchmarks.export',
    showNotFound: false,
  });
  const compared = useComparedName(readCompare(params.compare), searches);
  const peers = peerChoices.find(({ value }) => value === params.peers) ?? peerChoices[0];
  return (
    <DashboardPage
      state={state}
      title="Benchmarks"
      subtitle={`${compared} against ${peers.words}`}
      frameTitle="Benchmarks dashboard"
      actions={
        <>
          <PeerButtons state={state} />
          <Button
            startIcon={<CompareArrowsOutlined />}
            aria-haspopup="dialog"
            aria-label={`Compare: ${compared}`}
            onClick={() => setComparing(true)}
          >
            Compare
          </Button>
        </>
      }
    >
      <CompareDialog
        open={isComparing}
        onClose={() => setComparing(false)}
        compare={params.compare}
        onCompare={(compare) => state.go(withView(params, { compare }))}
        searches={searches}
        canNameAgencies={canNameAgencies}
      />
    </DashboardPage>
  );
}

const noFilters = {};

const pressed = {
  '&[aria-pressed="true"]': { backgroundColor: colors.accentSoft, color: colors.onAccentSoft },
  '@media (forced-colors: active)': { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
};

/** Who is compared with. */
function PeerButtons({ state: { params, go } }: { state: DashboardPageState }) {
  const chosen = params.peers ?? 'all';
  return (
    <ButtonGroup aria-label="Peers">
      {peerChoices.map(({ value, label }) => (
        <Button
          key={value}
          aria-pressed={value === chosen}
          sx={pressed}
          onClick={() => go(withView(params, { peers: value === 'all' ? null : value }))}
        >
          {label}
        </Button>
      ))}
    </ButtonGroup>
  );
}

/** Whose numbers are shown, by name. */
function useComparedName(
  { kind, value }: CompareChoice,
  searches: readonly { id: number; filterName: string }[],
): string {
  const names = useAgencyNames(kind === 'agency' ? [Number(value)] : []);
  const carriers = useCarriers(kind === 'carrier');
  switch (kind) {
    case 'mine':
      return 'My agencies';
    case 'search': {
      const search = searches.find(({ id }) => String(id) === value);
      return search === undefined ? 'A saved search' : `Saved search "${search.filterName}"`;
    }
    case 'agency':
      return names.get(Number(value)) ?? 'One agency';
    case 'carrier':
      return carriers.options.find((carrier) => carrier.value === value)?.label ?? 'A carrier';
  }
}
