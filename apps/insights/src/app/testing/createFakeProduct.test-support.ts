import { createIdleWatch, createSessionClient } from '@agency-insights/auth-session';
import type {
  ExportTask,
  FindAgenciesRequest,
  InsightsApi,
  Permission,
  ResultSet,
  RunQueryRequest,
  SavedFilter,
} from '@agency-insights/insights-api';
import { samplePerson } from '../../administration/samplePerson.test-support.ts';
import { createFakeServices } from '../../dashboards/testing/createFakeServices.test-support.ts';
import { createFormGateways } from '../../services/createFormGateways.ts';
import { createQueryClient } from '../../services/createQueryClient.ts';
import type { Services } from '../../services/createServices.ts';
import { sampleAccounts, sampleAgencies, sampleRows, sampleSummary } from './sampleAgencies.test-support.ts';

/** Data and behaviour of the fake services. */
export interface FakeProductOptions {
  /** Returns Joan Hale's permissions. Default: both lines and the benchmarks. */
  listPermissions?: () => Promise<readonly Permission[]>;
  /** Joan Hale's second factors. Default: an authenticator app. */
  factors?: readonly string[];
  /** Gets the session. Default: Joan's. */
  fetchSession?: typeof fetch;
  /** Her saved searches. Default: none. */
  saved?: SavedFilter[];
  /** Her exports. Default: none. */
  exports?: ExportTask[];
  /** Searches for agencies. Default: finds 87 of Texas. */
  find?: (request: FindAgenciesRequest) => Promise<ResultSet>;
  /** Whether failed requests are retried, as in the product. Default false. */
  retries?: boolean;
  /** Runs the queries of options and counts. Default: rows of a small data set. */
  runQuery?: (request: RunQueryRequest) => Promise<readonly Record<string, string | number>[]>;
}

const agenciesOfTexas = 87;

/** Services that know some agencies of Texas, and that Joan Hale is signed in. Nothing reaches a network. */
export function createFakeProduct(options: FakeProductOptions = {}): Services {
  const { services } = createFakeServices({ saved: options.saved });
  const session = createSessionClient({
    fetch: options.fetchSession ?? (() => Promise.resolve(sessionOfJoan())),
    broadcast: null,
    logger: null,
  });
  const queries = createQueryClient();
  if (!options.retries)
    queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const api = {
    ...services.api,
    permissions: { list: options.listPermissions ?? services.api.permissions.list },
    users: { self: () => Promise.resolve({ ...samplePerson, authentication_methods: options.factors ?? ['totp'] }) },
    resultSets: {
      findAgencies: options.find ?? (({ limit }: FindAgenciesRequest) => Promise.resolve(texas(limit))),
      listAgenciesAccounts: () => Promise.resolve(sampleAccounts()),
    },
    agencies: { summary: () => Promise.resolve(sampleSummary) },
    looker: {
      ...services.api.looker,
      listExports: () => Promise.resolve(options.exports ?? []),
      runQuery: options.runQuery ?? ((request: RunQueryRequest) => Promise.resolve(rowsOf(request))),
    },
  } as unknown as InsightsApi;
  return {
    ...services,
    session,
    idle: createIdleWatch({ client: session, onIdle: () => undefined }),
    api,
    queries,
    gateways: createFormGateways(api, queries),
  };
}

function texas(limit = agenciesOfTexas): ResultSet {
  return sampleAgencies(Math.min(limit, agenciesOfTexas), agenciesOfTexas);
}

function rowsOf({ query_filename: file }: RunQueryRequest) {
  return sampleRows[/([a-z_]+)\.query$/.exec(file)?.[1] ?? ''] ?? [];
}

/** The session service's answer: Joan Hale is signed in for the next hour. */
export function sessionOfJoan(): Response {
  const inAnHour = new Date(Date.now() + 3_600_000);
  const session = {
    user: { email: samplePerson.email, name: samplePerson.display_name },
    currentUserId: samplePerson.user_id,
    accessToken: 'token',
    accessTokenExpiresAt: Math.floor(inAnHour.getTime() / 1_000),
    expires: inAnHour.toISOString(),
  };
  // jsdom has no `Response`.
  const answer = { status: 200, ok: true, headers: { get: () => null }, json: () => Promise.resolve(session) };
  return answer as unknown as Response;
}
