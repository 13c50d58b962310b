import { PermissionsProvider } from '@agency-insights/auth-session/react';
import { InsightsThemeProvider, ToasterProvider } from '@agency-insights/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { parseSearch, stringifySearch } from '../../format/addressSearch.ts';
import type { Services } from '../../services/createServices.ts';
import { ServicesProvider } from '../../services/ServicesContext.tsx';
import { ShellSlotsProvider } from '../../shell/ShellSlots.tsx';
import { readDashboardSearch } from '../address/dashboardSearch.ts';
import { AgencyPage } from '../agency/AgencyPage.tsx';
import { BenchmarksPage } from '../benchmarks/BenchmarksPage.tsx';

const setTitle = (title: string | null) => {
  document.title = title ?? 'The route';
};

/** The screen with a place for drawers beside it, as the product's shell has one. */
function Shell() {
  const [drawer, setDrawer] = useState<HTMLElement | null>(null);
  return (
    <ShellSlotsProvider value={{ drawer, setTitle }}>
      <div style={{ display: 'flex' }}>
        <main style={{ flex: 1, minWidth: 0, padding: 24 }}>
          <Outlet />
        </main>
        <div ref={setDrawer} />
      </div>
    </ShellSlotsProvider>
  );
}

/** A router with the dashboards' screens alone, at an address. */
export function createPageRouter(address: string) {
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: Shell });
  const search = createRoute({
    getParentRoute: () => signedIn,
    path: '/marketing/agencies',
    component: () => <h1>Find agencies</h1>,
  });
  const agency = createRoute({
    getParentRoute: () => signedIn,
    path: '/marketing/agencies/$id',
    validateSearch: readDashboardSearch,
    component: AgencyPage,
  });
  const benchmarks = createRoute({
    getParentRoute: () => signedIn,
    path: '/marketing/benchmarks',
    validateSearch: readDashboardSearch,
    component: BenchmarksPage,
  });
  return createRouter({
    routeTree: root.addChildren([signedIn.addChildren([search, agency, benchmarks])]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  });
}

export interface OpenedPageProps {
  /** The services of its screens. */
  services: Services;
  /** A router with the dashboards' screens, at an address. */
  router: ReturnType<typeof createPageRouter>;
}

/** A screen of the dashboards with its services around it. */
export function OpenedPage({ services, router }: OpenedPageProps) {
  return (
    <InsightsThemeProvider>
      <ServicesProvider services={services}>
        <QueryClientProvider client={services.queries}>
          <PermissionsProvider load={services.api.permissions.list}>
            <ToasterProvider>
              {/* The product's own router is registered; this one has the dashboards' screens alone. */}
              <RouterProvider router={router as never} />
            </ToasterProvider>
          </PermissionsProvider>
        </QueryClientProvider>
      </ServicesProvider>
    </InsightsThemeProvider>
  );
}
