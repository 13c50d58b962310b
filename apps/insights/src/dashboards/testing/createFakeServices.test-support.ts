import { createIdleWatch, type SessionClient } from '@agency-insights/auth-session';
import {
  HttpError,
  type InsightsApi,
  type NewSavedFilter,
  type Permission,
  type RunQueryRequest,
  type SavedFilter,
  type SavedFilterChange,
} from '@agency-insights/insights-api';
import { tableFromArrays } from '@uwdata/flechette';
import type { Services } from '../../services/createServices.ts';
import { createFormGateways } from '../../services/createFormGateways.ts';
import { createQueryClient } from '../../services/createQueryClient.ts';

/** Origin of the frame. */
export const dashboardsOrigin = 'https://dashboards.test';

const agencies = [
  { id: 7, name: 'Kramer & Sons Insurance', city: 'Philadelphia', state: 'PA', accounts: 3 },
  { id: 8, name: 'Lone Star Agency', city: 'Austin', state: 'TX', accounts: 1 },
  { id: 9, name: 'Bluebonnet Risk Partners', city: 'Dallas', state: 'TX', accounts: 2 },
];

/** The rows of the option lists that the filter forms ask for. */
const rows: Readonly<Record<string, Record<string, string | number>[]>> = {
  agency_names: agencies.map(({ id, name, city, state }) => ({ agency_id: id, agency_name: name, city, state })),
  lines: [
    { line: 'personal', line_name: 'Personal lines', policies: 812 },
    { line: 'commercial', line_name: 'Commercial lines', policies: 430 },
  ],
  carriers: [
    { carrier: 'Compass Rose Mutual', carrier_id: 1, policies: 310 },
    { carrier: 'Granite Pass Assurance', carrier_id: 2, policies: 120 },
  ],
};

function accountsOf(ids: readonly number[]) {
  const of = agencies
    .filter(({ id }) => ids.includes(id))
    .flatMap((agency) => Array.from({ length: agency.accounts }, (_none, index) => ({ ...agency, index })));
  const table = tableFromArrays({
    account_id: Int32Array.from(of.map(({ id, index }) => id * 10 + index)),
    account: of.map(({ id, index }) => `A-${id}-${index}`),
    account_name: of.map(({ name, index }) => (index === 0 ? name : `${name}, office ${index}`)),
    agency_id: Int32Array.from(of.map(({ id }) => id)),
    agency_name: of.map(({ name }) => name),
    city: of.map(({ city }) => city),
    state: of.map(({ state }) => state),
    is_primary: of.map(({ index }) => index === 0),
    policies: Int32Array.from(of.map(({ index }) => 100 - index)),
    written_premium: Float64Array.from(of.map(({ index }) => 4_100_000_00 - index * 900_000_00)),
  });
  return { table, total: of.length };
}

/** Saved filters in memory; names are unique. */
function createSavedFilters(saved: SavedFilter[]) {
  const at = '2026-03-31T12:00:00.000Z';
  const refuse = (name: string | undefined, id?: number) => {
    if (saved.some((other) => other.filterName === name && other.id !== id))
      throw new HttpError(409, { error: { code: 'name_taken', message: 'The name is taken.' } });
  };
  return {
    list: () => Promise.resolve({ items: [...saved], page: 0, size: 100, total: saved.length, maximum: 50 }),
    create: async ({ filterName, filterContent }: NewSavedFilter) => {
      await Promise.resolve(refuse(filterName));
      const filter = { id: saved.length + 1, filterName, filterContent, createdAt: at, updatedAt: at } as SavedFilter;
      saved.push(filter);
      return filter;
    },
    update: async (id: number, change: SavedFilterChange) => {
      await Promise.resolve(refuse(change.filterName, id));
      const index = saved.findIndex((filter) => filter.id === id);
      saved[index] = { ...saved[index], ...definedOf(change) } as SavedFilter;
      return saved[index];
    },
    remove: (id: number) => {
      saved.splice(0, saved.length, ...saved.filter((filter) => filter.id !== id));
      return Promise.resolve();
    },
  };
}

function definedOf<T extends object>(change: T): Partial<T> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>;
}

export interface FakeServicesOptions {
  permissions?: readonly Permission[];
  saved?: SavedFilter[];
  /** Answers in place of an address of the frame. */
  askAddress?: (target: string) => Promise<{ url: string; filter_names: Record<string, string> }>;
}

/** Services that know three agencies, and the addresses of frames that they were asked for. */
export function createFakeServices(options: FakeServicesOptions = {}) {
  const targets: string[] = [];
  const exports: unknown[] = [];
  const errors: string[] = [];
  const askAddress =
    options.askAddress ??
    ((target: string) =>
      Promise.resolve({
        url: `${dashboardsOrigin}/login/embed/${encodeURIComponent(target)}?nonce=${targets.length}`,
        filter_names: {},
      }));
  const api = {
    permissions: {
      list: () =>
        Promise.resolve(options.permissions ?? ['viewable:insights_pl', 'viewable:insights_cl', 'viewable:benchmarks']),
    },
    savedFilters: createSavedFilters(options.saved ?? []),
    resultSets: {
      listAgenciesAccounts: ({ agency_ids: ids = [] }: { agency_ids?: number[] }) => Promise.resolve(accountsOf(ids)),
    },
    looker: {
      ssoUrlFromToken: (_token: string, target: string) => {
        targets.push(target);
        return askAddress(target);
      },
      generateEmbedTokens: () =>
        Promise.resolve({
          api_token: 'api',
          api_token_ttl: 600,
          navigation_token: 'navigation',
          navigation_token_ttl: 600,
          session_reference_token_ttl: 3_600,
        }),
      runQuery: ({ query_filename: file }: RunQueryRequest) =>
        Promise.resolve(rows[/([a-z_]+)\.query$/.exec(file)?.[1] ?? ''] ?? []),
    },
    askkodiak: { summaryGroups: () => Promise.resolve({ groups: [] }) },
    exports: {
      run: (request: unknown) => {
        exports.push(request);
        return Promise.resolve({ fileName: 'x.xlsx', rows: 3, blob: () => Promise.resolve(new Blob(['x'])) });
      },
    },
  } as unknown as InsightsApi;
  const queries = createQueryClient();
  const session = { getAccessToken: () => Promise.resolve('token-of-ann') } as unknown as SessionClient;
  const logger = { warn: () => undefined, error: (message: string) => void errors.push(message) };
  const idle = createIdleWatch({ client: session, onIdle: () => undefined });
  const gateways = createFormGateways(api, queries);
  const analytics = { identify: () => undefined };
  const services: Services = { session, idle, api, queries, gateways, analytics, logger };
  return { services, targets, exports, errors };
}
