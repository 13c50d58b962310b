import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import type { PeopleSearchParams } from '../administration/people/peopleSearch.ts';
import { readDashboardSearch } from '../dashboards/address/dashboardSearch.ts';
import { readAgencySearch } from '../find-agencies/agencySearch.ts';
import { HomePage } from '../home/HomePage.tsx';
import { lazyPart } from '../services/lazyPart.ts';
import { ScreenError } from '../shell/ScreenError.tsx';
import { SignedIn } from './SignedIn.tsx';
import { parseSearch, stringifySearch } from '../format/addressSearch.ts';

const PageNotFound = lazyPart(async () => (await import('../shell/PageNotFound.tsx')).PageNotFound);

const rootRoute = createRootRoute({ notFoundComponent: PageNotFound });

/** Everything below it needs a session and is in the page shell. */
const signedInRoute = createRoute({ getParentRoute: () => rootRoute, id: 'signed-in', component: SignedIn });

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/',
  staticData: { title: 'Home' },
  component: HomePage,
});

const findAgenciesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/marketing/agencies',
  validateSearch: readAgencySearch,
  staticData: { title: 'Find agencies', fillsWindow: true },
  component: lazyPart(async () => (await import('../find-agencies/FindAgenciesPage.tsx')).FindAgenciesPage),
});

const agencyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/marketing/agencies/$id',
  validateSearch: readDashboardSearch,
  staticData: { title: 'Agency' },
  component: lazyPart(async () => (await import('../dashboards/agency/AgencyPage.tsx')).AgencyPage),
});

const benchmarksRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/marketing/benchmarks',
  validateSearch: readDashboardSearch,
  staticData: { title: 'Benchmarks' },
  component: lazyPart(async () => (await import('../dashboards/benchmarks/BenchmarksPage.tsx')).BenchmarksPage),
});

/** Where setting up a second factor at the sign-in service ends; needs no session. */
const mfaEnrolledRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mfa/enrolled',
  component: lazyPart(async () => (await import('../session/MfaEnrolledPage.tsx')).MfaEnrolledPage),
});

const peopleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/administration/people',
  // The page validates it: unknown values are ignored.
  validateSearch: (raw: Record<string, unknown>): PeopleSearchParams => raw,
  staticData: { title: 'People' },
  component: lazyPart(async () => (await import('../administration/people/PeoplePage.tsx')).PeoplePage),
});

const personRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/administration/people/$id',
  staticData: { title: 'Person' },
  component: lazyPart(async () => (await import('../administration/person/PersonPage.tsx')).PersonPage),
});

const auditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/administration/audit',
  staticData: { title: 'Audit trail' },
  component: lazyPart(async () => (await import('../administration/audit/AuditPage.tsx')).AuditPage),
});

const accessRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/administration/access',
  staticData: { title: 'Access' },
  component: lazyPart(async () => (await import('../administration/access/AccessPage.tsx')).AccessPage),
});

/** The help center, which people can read before they sign in. */
const helpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help',
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } => (typeof q === 'string' ? { q } : {}),
  component: lazyPart(async () => (await import('../help/HelpCenter.tsx')).HelpCenter),
});

const helpIndexRoute = createRoute({
  getParentRoute: () => helpRoute,
  path: '/',
  component: lazyPart(async () => (await import('../help/HelpIndex.tsx')).HelpIndex),
});

const helpPageRoute = createRoute({
  getParentRoute: () => helpRoute,
  path: '$page',
  component: lazyPart(async () => (await import('../help/HelpArticle.tsx')).HelpArticle),
});

const servicesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/administration/services',
  staticData: { title: 'Services' },
  component: lazyPart(
    async () =>
      (await import('../administration/service-credentials/ServiceCredentialsPage.tsx')).ServiceCredentialsPage,
  ),
});

/** Any other address: the not-found screen, inside the shell. */
const otherRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '$',
  staticData: { title: 'Page not found' },
  component: PageNotFound,
});

const routeTree = rootRoute.addChildren([
  mfaEnrolledRoute,
  helpRoute.addChildren([helpIndexRoute, helpPageRoute]),
  signedInRoute.addChildren([
    homeRoute,
    findAgenciesRoute,
    agencyRoute,
    benchmarksRoute,
    peopleRoute,
    personRoute,
    auditRoute,
    accessRoute,
    servicesRoute,
    otherRoute,
  ]),
]);

/** The product's routes; search parameters are plain texts, so that an address can be read and edited. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    parseSearch,
    stringifySearch,
    defaultPreload: 'viewport',
    defaultErrorComponent: ScreenError,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
