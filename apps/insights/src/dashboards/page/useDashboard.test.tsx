import { InsightsThemeProvider, ToasterProvider } from '@agency-insights/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ServicesProvider } from '../../services/ServicesContext.tsx';
import { profileView } from '../filters/DashboardView.ts';
import { createFakeServices } from '../testing/createFakeServices.test-support.ts';
import { mockBrowser } from '../testing/mockBrowser.test-support.ts';
import { useDashboard } from './useDashboard.ts';

beforeEach(mockBrowser);

it('useDashboard returns the state of a dashboard page under the names of the catalogue [APP-DASH-1]', async () => {
  const { services, targets } = createFakeServices();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <InsightsThemeProvider>
      <ServicesProvider services={services}>
        <QueryClientProvider client={services.queries}>
          <ToasterProvider>{children}</ToasterProvider>
        </QueryClientProvider>
      </ServicesProvider>
    </InsightsThemeProvider>
  );
  const fixed = { agency_id: '7' };
  const { result } = renderHook(
    () =>
      useDashboard({
        dashboardId: 'agency',
        view: profileView,
        viewKeys: ['accounts'],
        fixed,
        address: { params: { line: 'commercial', accounts: '70', agency_state: 'TX' }, problems: [], isPending: false },
        go: () => undefined,
        printTitle: 'Kramer',
        exportFile: 'marketing_insights/exports/imi_agency_details_dashboard.export',
        showNotFound: false,
      }),
    { wrapper },
  );
  expect(result.current).toMatchObject({
    sidebar: { filters: { line: 'commercial' }, isOpen: true, selectedSearch: null, isLoadingSearch: true },
    showNotFound: false,
    dashboardLoading: { 'dashboard-url': true, 'dashboard-update': false, 'dashboard-export': false },
    dashboardUrl: null,
    dashboardFilters: { agency_id: '7', line: 'commercial', accounts: '70' },
  });
  expect(result.current.sidebar.fields).toContainEqual(expect.objectContaining({ id: 'line' }));
  await waitFor(() => expect(targets).toHaveLength(1));
  expect(Object.fromEntries(new URL(targets[0] ?? '', 'https://dashboards.test').searchParams)).toMatchObject({
    agency_id: '7',
    line: 'commercial',
    accounts: '70',
    hide_filter: 'agency_id',
    embed_domain: window.location.origin,
    _theme: '{"show_filters_bar":false}',
  });
});
