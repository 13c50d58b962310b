import { insightsPermissions } from '@agency-insights/auth-session';
import { usePermissions } from '@agency-insights/auth-session/react';
import { Button } from '@agency-insights/ui-kit';
import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSavedSearches } from '../../saved-searches/useSavedSearches.ts';
import { withView } from '../address/changeDashboardSearch.ts';
import type { ViewKey } from '../address/dashboardSearch.ts';
import { useAgencyNames } from '../agencies/useAgencyNames.ts';
import { benchmarksView, groupBenchmarksView } from '../filters/DashboardView.ts';
import { DashboardPage } from '../page/DashboardPage.tsx';
import { useDashboard } from '../page/useDashboard.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { PermissionsUnknown } from '../../shell/PermissionsUnknown.tsx';
import { NoBenchmarksAccess } from './NoBenchmarksAccess.tsx';
import { useCarriers } from './useCarriers.ts';
import { readCompare, type CompareChoice } from './compareChoice.ts';

const viewKeys: readonly ViewKey[] = ['compare', 'peers', 'industry'];

/** The benchmarks: for people who may see them. Who is compared with is chosen in the dashboard itself. */
export function BenchmarksPage() {
  const { status, has, retry } = usePermissions();
  if (status === 'loading') return null;
  if (status === 'error') return <PermissionsUnknown onRetry={retry} />;
  return has('viewable:benchmarks') ? <Benchmarks /> : <NoBenchmarksAccess />;
}

function Benchmarks() {
  const params = useSearch({ from: '/signed-in/marketing/benchmarks' });
  const navigate = useNavigate({ from: '/marketing/benchmarks' });
  const { hasAny } = usePermissions();
  const canNameAgencies = hasAny(insightsPermissions);
  const { searches } = useSavedSearches();
  const [isComparing, setComparing] = useState(false);
  const everybody = canNameAgencies ? 'My agencies' : 'All agencies';
  const compared = useComparedName(readCompare(params.compare), searches) ?? everybody;
  const state = useDashboard({
    dashboardId: 'benchmarks',
    view: canNameAgencies ? benchmarksView : groupBenchmarksView,
    viewKeys,
    fixed: noFilters,
    params,
    go: (search, { replaces = false } = {}) => void navigate({ search, replace: replaces }),
    printTitle: `Benchmarks: ${compared}`,
    exportFile: 'ppi/exports/agency_benchmarks.export',
    showNotFound: false,
  });
  return (
    <DashboardPage
      state={state}
      title="Benchmarks"
      subtitle={compared}
      frameTitle="Benchmarks dashboard"
      actions={
        <Button
          startIcon={<CompareArrowsOutlined />}
          aria-haspopup="dialog"
          aria-label={`Compare: ${compared}`}
          onClick={() => setComparing(true)}
        >
          Compare
        </Button>
      }
    >
      <CompareDialog
        open={isComparing}
        onClose={() => setComparing(false)}
        compare={params.compare}
        onCompare={(compare) => state.go(withView(params, { compare }))}
        searches={searches}
        canNameAgencies={canNameAgencies}
        everybody={everybody}
      />
    </DashboardPage>
  );
}

const noFilters = {};

/** Whose numbers are shown, by name; null: everybody's. */
function useComparedName(
  { kind, value }: CompareChoice,
  searches: readonly { id: number; filterName: string }[],
): string | null {
  const names = useAgencyNames(kind === 'agency' ? [Number(value)] : []);
  const carriers = useCarriers(kind === 'carrier');
  switch (kind) {
    case 'mine':
      return null;
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
