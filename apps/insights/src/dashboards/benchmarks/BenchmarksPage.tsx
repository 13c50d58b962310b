import { insightsPermissions } from '@agency-insights/auth-session';
import { usePermissions } from '@agency-insights/auth-session/react';
import { Button } from '@agency-insights/ui-kit';
import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSavedSearches } from '../../saved-searches/useSavedSearches.ts';
import { withView } from '../address/changeDashboardSearch.ts';
import { changedFor, type CheckedAddress } from '../address/CheckedAddress.ts';
import { checkSearch } from '../address/checkSearch.ts';
import type { ViewKey } from '../address/dashboardSearch.ts';
import { benchmarksView, groupBenchmarksView } from '../filters/DashboardView.ts';
import { dashboardTexts } from '../dashboardTexts.ts';
import { DashboardPage } from '../page/DashboardPage.tsx';
import { stepOf } from '../page/stepOf.ts';
import { useDashboard } from '../page/useDashboard.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { PermissionsLoading } from '../../shell/PermissionsLoading.tsx';
import { PermissionsUnknown } from '../../shell/PermissionsUnknown.tsx';
import { NoBenchmarksAccess } from './NoBenchmarksAccess.tsx';
import { useCompared, type Compared } from './useCompared.ts';
import type { Translate } from '../../language/createWords.ts';
import { PartTexts } from '../../language/PartTexts.tsx';
import { useWords } from '../../language/useWords.ts';

const viewKeys: readonly ViewKey[] = ['compare', 'peers', 'industry', 'picks', 'views'];

/** The benchmarks: for people who may see them. Who is compared with is chosen in the dashboard itself. */
export function BenchmarksPage() {
  return (
    <PartTexts packs={dashboardTexts}>
      <PermittedPage />
    </PartTexts>
  );
}

function PermittedPage() {
  const { status, has, retry } = usePermissions();
  if (status === 'loading') return <PermissionsLoading />;
  if (status === 'error') return <PermissionsUnknown onRetry={retry} />;
  return has('viewable:benchmarks') ? <Benchmarks /> : <NoBenchmarksAccess />;
}

function Benchmarks() {
  const navigate = useNavigate({ from: '/marketing/benchmarks' });
  const { t } = useWords();
  const { hasAny } = usePermissions();
  const canNameAgencies = hasAny(insightsPermissions);
  const view = canNameAgencies ? benchmarksView : groupBenchmarksView;
  const given = checkSearch(useSearch({ from: '/signed-in/marketing/benchmarks' }), view.filterKeys, t);
  const saved = useSavedSearches();
  const [isComparing, setComparing] = useState(false);
  const everybody = canNameAgencies ? t('My agencies') : t('All agencies');
  const selection = useCompared(given.params.compare, { searches: saved, canNameAgencies });
  const compared = selection.name ?? everybody;
  const address = checkCompared(given, selection, t);
  const { params } = address;
  const state = useDashboard({
    dashboardId: 'benchmarks',
    view,
    viewKeys,
    fixed: noFilters,
    address: { ...address, isPending: selection.isPending },
    go: (search, options) => void navigate({ search, ...stepOf(options) }),
    printTitle: t('Benchmarks: {compared}', { compared }),
    exportFile: 'ppi/exports/agency_benchmarks.export',
    showNotFound: false,
  });
  return (
    <DashboardPage
      state={state}
      title={t('Benchmarks')}
      subtitle={compared}
      frameTitle={t('Benchmarks dashboard')}
      actions={
        <Button
          startIcon={<CompareArrowsOutlined />}
          aria-haspopup="dialog"
          aria-label={t('Compare: {compared}', { compared })}
          onClick={() => setComparing(true)}
        >
          {t('Compare')}
        </Button>
      }
    >
      <CompareDialog
        open={isComparing}
        onClose={() => setComparing(false)}
        compare={params.compare}
        onCompare={(compare) => state.go(withView(params, { compare }))}
        searches={saved.searches}
        canNameAgencies={canNameAgencies}
        everybody={everybody}
      />
    </DashboardPage>
  );
}

const noFilters = {};

/** The address of the page without a comparison that cannot be made. */
function checkCompared(checked: CheckedAddress, { problem }: Compared, t: Translate): CheckedAddress {
  if (problem === null) return checked;
  return changedFor(checked, { compare: undefined }, { text: problem, remedy: t('Remove this comparison') });
}
