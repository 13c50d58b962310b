import type { DashboardId, RunExportRequest } from '@agency-insights/insights-api';
import { useExport } from '../../exports/useExport.ts';
import { countFilters, definedFilters } from '../../find-agencies/agencySearch.ts';
import { followFrame, viewOf } from '../address/changeDashboardSearch.ts';
import type { CheckedAddress } from '../address/CheckedAddress.ts';
import type { DashboardSearchParams, ViewKey } from '../address/dashboardSearch.ts';
import type { DashboardView } from '../filters/DashboardView.ts';
import { useDashboardFilters, type GoToAddress } from '../filters/useDashboardFilters.ts';
import { isWaiting } from '../host/dashboardState.ts';
import type { DashboardFilters } from '../host/FrameReport.ts';
import { withoutViews } from '../host/sameDashboardFilters.ts';
import { useDashboardHost } from '../host/useDashboardHost.ts';
import { useRememberedFlag } from '../../services/useRememberedFlag.ts';
import { useWords } from '../../language/useWords.ts';

export interface DashboardParams {
  dashboardId: DashboardId;
  view: DashboardView;
  /** The parts of the address, beside the filters, that the dashboard takes. */
  viewKeys: readonly ViewKey[];
  /** Filters that belong to the page and never change, such as its agency. */
  fixed: DashboardFilters;
  /** The page's address, checked. Pending: its values are not checked yet, and no dashboard is opened. */
  address: CheckedAddress & { isPending: boolean };
  go: GoToAddress;
  /** Subject of the dashboard, for print. */
  printTitle: string;
  /** The export that makes a workbook of the dashboard. */
  exportFile: RunExportRequest['export_file'];
  /** There is nothing to show a dashboard of. */
  showNotFound: boolean;
}

/** The state of a page with a dashboard (APP-DASH-1). The address is the truth; frame and drawer follow it. */
export function useDashboard(options: DashboardParams) {
  const { dashboardId, view, viewKeys, fixed, address, go, printTitle, exportFile, showNotFound } = options;
  const { params, problems, isPending } = address;
  const { t } = useWords();
  const filters = useDashboardFilters({ view, params, go });
  const dashboardFilters = { ...fixed, ...definedFilters(filters.applied), ...viewOf(params, viewKeys) };
  const host = useDashboardHost({
    dashboardId,
    filters: showNotFound || isPending ? null : dashboardFilters,
    hideFilters: Object.keys(fixed),
    page: { title: printTitle, sentence: filters.words },
    onFollow: (frameFilters) => {
      const next = followFrame(params, { filterKeys: view.filterKeys, viewKeys, frameFilters });
      go(next, { changesViewOnly: sameBut(switchKeys, params, next), replaces: sameBut(['picks'], params, next) });
    },
  });
  const [isOpen, setOpen] = useRememberedFlag('dashboard-filters-open', false);
  const { dashboardLoading, dashboardUrl } = host.state;
  const workbook = useExport();
  const startExport = async () => {
    host.setExporting(true);
    await workbook.run(
      {
        export_file: exportFile,
        result_type: 'xlsx',
        use_labels: true,
        show_filters: true,
        dashboard_filters_extra: withoutViews(dashboardFilters),
      },
      t('the numbers of this page'),
    );
    host.setExporting(false);
  };
  return {
    sidebar: {
      filters: filters.draft,
      isOpen,
      fields: view.schema,
      selectedSearch: filters.selected,
      isLoadingSearch: isWaiting(host.state),
    },
    showNotFound,
    dashboardLoading,
    dashboardUrl,
    dashboardFilters,
    filters,
    activeFilters: countFilters(filters.applied),
    host,
    startExport: () => void startExport(),
    setSidebarOpen: setOpen,
    params,
    problems,
    go,
  };
}

/** Parts of an address that switches in the dashboard change. */
const switchKeys: readonly string[] = ['comparison', 'peers', 'views'];

/** Whether two addresses are the same but for some parts. */
function sameBut(parts: readonly string[], one: DashboardSearchParams, other: DashboardSearchParams): boolean {
  const rest = (params: DashboardSearchParams) =>
    JSON.stringify(
      Object.entries(params)
        .filter(([key, value]) => value !== undefined && !parts.includes(key))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return rest(one) === rest(other);
}

/** State that a dashboard page shares with its parts. */
export type DashboardPageState = ReturnType<typeof useDashboard>;
