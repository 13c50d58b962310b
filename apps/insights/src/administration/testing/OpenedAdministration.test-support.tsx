import { ToasterProvider } from '@agency-insights/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { parseSearch, stringifySearch } from '../../format/addressSearch.ts';
import { ServicesProvider } from '../../services/ServicesContext.tsx';
import { AccessPage } from '../access/AccessPage.tsx';
import { AuditPage } from '../audit/AuditPage.tsx';
import { PeoplePage } from '../people/PeoplePage.tsx';
import { PersonPage } from '../person/PersonPage.tsx';
import { ServiceCredentialsPage } from '../service-credentials/ServiceCredentialsPage.tsx';
import { createFakeAdministration, type FakeAdministrationOptions } from './createFakeAdministration.test-support.ts';

/** Props of OpenedAdministration. */
export interface OpenedAdministrationProps extends FakeAdministrationOptions {
  /** Path and query of the page. */
  address: string;
}

/** A page of administration at an address, with a service around it. */
export function OpenedAdministration({ address, ...options }: OpenedAdministrationProps) {
  const [services] = useState(() => createFakeAdministration(options));
  const [router] = useState(() => createPageRouter(address));
  return (
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queries}>
        <ToasterProvider>
          {/* The product's own router is registered; this one has the pages of administration alone. */}
          <RouterProvider router={router as never} />
        </ToasterProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}

function createPageRouter(address: string) {
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' });
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => signedIn, path, component });
  return createRouter({
    routeTree: root.addChildren([
      signedIn.addChildren([
        page('/administration/people', PeoplePage),
        page('/administration/people/$id', PersonPage),
        page('/administration/access', AccessPage),
        page('/administration/audit', AuditPage),
        page('/administration/services', ServiceCredentialsPage),
      ]),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  });
}
