import { createIdleWatch, createSessionClient } from '@agency-insights/auth-session';
import type { InsightsApi } from '@agency-insights/insights-api';
import { ToasterProvider } from '@agency-insights/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, waitFor } from '@testing-library/react';
import { parseSearch, stringifySearch } from '../format/addressSearch.ts';
import { createQueryClient } from '../services/createQueryClient.ts';
import { ServicesProvider } from '../services/ServicesContext.tsx';
import { readAgencySearch } from './agencySearch.ts';
import { useFindAgencies, type FindAgenciesState } from './useFindAgencies.ts';

const savedSearch = {
  id: 7,
  filterName: 'Texas growth book',
  filterContent: { saveSearchType: 'agencies', version: 1, filters: { agency_state: 'TX', line: 'commercial' } },
  createdAt: '2026-03-31T12:00:00.000Z',
  updatedAt: '2026-03-31T12:00:00.000Z',
};

/** A service that knows one saved search and never comes to the end of a search for agencies. */
const api = {
  savedFilters: { list: () => Promise.resolve({ items: [savedSearch], page: 0, size: 100, total: 1, maximum: 50 }) },
  resultSets: { findAgencies: () => new Promise<never>(() => {}) },
} as unknown as InsightsApi;

// jsdom cannot scroll; the router restores the scroll position.
beforeAll(() => Object.assign(window, { scrollTo: () => {} }));

/** The state of the screen at an address; `now()` reads it. */
function stateAt(address: string): { now: () => FindAgenciesState } {
  let state: FindAgenciesState | null = null;
  function Screen() {
    state = useFindAgencies();
    return null;
  }
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' });
  const screen = createRoute({
    getParentRoute: () => signedIn,
    path: '/marketing/agencies',
    validateSearch: readAgencySearch,
    component: Screen,
  });
  const router = createRouter({
    routeTree: root.addChildren([signedIn.addChildren([screen])]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  });
  const queries = createQueryClient();
  const session = createSessionClient({ basePath: '/api/auth' });
  const services = {
    session,
    idle: createIdleWatch({ client: session, onIdle: () => undefined }),
    api,
    queries,
    gateways: {},
    analytics: { identify: () => undefined },
    logger: console,
  };
  render(
    <ServicesProvider services={services}>
      <QueryClientProvider client={queries}>
        <ToasterProvider>
          {/* The product's own router is registered; this one has the screen's route alone. */}
          <RouterProvider router={router as never} />
        </ToasterProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  );
  return {
    now: () => {
      if (state === null) throw new Error('The screen has not been drawn yet.');
      return state;
    },
  };
}

describe('the state of Find agencies', () => {
  it('contains the search, results, selection and edits under the names of the catalogue [APP-STATE-1]', async () => {
    const state = stateAt('/marketing/agencies?agency_state=TX&line=commercial&agency_name=Acme%25&saved=7');
    await waitFor(() => expect(state.now().savedSearches.searches).toHaveLength(1));
    expect(state.now()).toMatchObject({
      currentFilters: { agency_state: 'TX', line: 'commercial', agency_name: 'Acme%' },
      agencyNameFilters: { agency_name: 'Acme%' },
      sidebarFilters: { agency_state: 'TX', line: 'commercial' },
      agencyTableData: null,
      filterKeys: expect.arrayContaining(['agency_name', 'agency_state', 'line', 'naics', 'effective_date']) as unknown,
      exportFilters: {},
      sidebarFields: expect.arrayContaining([expect.objectContaining({ id: 'agency' })]) as unknown,
      agencyNameFields: [expect.objectContaining({ id: 'agency_name' })],
      showNotFound: false,
      selectedSearch: null,
      isLoadingSearch: true,
      isSearchEditing: false,
      isCreateNewSearch: false,
      searchName: '',
    });
  });

  it('selects the saved search of the address while its filters are the current ones [APP-STATE-1, APP-STATE-3]', async () => {
    const state = stateAt('/marketing/agencies?agency_state=TX&line=commercial&saved=7');
    await waitFor(() => expect(state.now().selectedSearch?.filterName).toBe('Texas growth book'));
    act(() => state.now().applyPanelFilters({ agency_state: 'OK' }, 7));
    await waitFor(() => expect(state.now().currentFilters).toEqual({ agency_state: 'OK' }));
    expect(state.now().selectedSearch).toBeNull();
  });

  it('keeps editing and creating while the user selects names and removes chips; Apply ends both [APP-DRAWER-3]', async () => {
    const state = stateAt('/marketing/agencies?agency_state=TX&line=commercial&saved=7');
    await waitFor(() => expect(state.now().selectedSearch?.id).toBe(7));
    act(() => state.now().dispatchMode({ type: 'edit', name: 'Texas growth book' }));
    act(() => state.now().dispatchMode({ type: 'name', name: 'Growth in Texas' }));
    act(() => state.now().applyNameFilters({ agency_name: 'Acme%' }));
    act(() => state.now().changeFilters({ agency_state: 'TX', agency_name: 'Acme%' }));
    await waitFor(() => expect(state.now().currentFilters).toEqual({ agency_state: 'TX', agency_name: 'Acme%' }));
    expect(state.now()).toMatchObject({ isSearchEditing: true, searchName: 'Growth in Texas' });
    expect(state.now().selectedSearch?.id).toBe(7);
    act(() => state.now().dispatchMode({ type: 'cancel' }));
    expect(state.now().selectedSearch).toBeNull();

    act(() => state.now().dispatchMode({ type: 'create' }));
    act(() => state.now().dispatchMode({ type: 'name', name: 'Named Acme' }));
    act(() => state.now().applyNameFilters({}));
    await waitFor(() => expect(state.now().currentFilters).toEqual({ agency_state: 'TX' }));
    expect(state.now()).toMatchObject({ isCreateNewSearch: true, searchName: 'Named Acme' });
    act(() => state.now().applyPanelFilters({ agency_state: 'OK' }));
    expect(state.now()).toMatchObject({ isCreateNewSearch: false, isSearchEditing: false, searchName: '' });
  });
});
