import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { TaskStatus } from '@agency-insights/insights-api/contract';
import { permissions } from '@agency-insights/insights-api/contract';
import { openTestRights, setPermissions } from '../authorization-store/product/openTestRights.test-support.ts';
import { addPerson } from '../database/everyDatabase.test-support.ts';
import type { Database } from '../database/Database.ts';
import { readDatabaseId } from '../database/readDatabaseId.ts';
import { serveRoutes, type ServedRoutes } from '../saved-filters/serveRoutes.test-support.ts';
import { until } from '../testing/until.test-support.ts';
import { createUserRepository } from '../identity/UserRepository.ts';
import type { ResultSets } from '../result-sets/ResultSets.ts';
import { createAgencySearchExport } from './agencySearchExport.ts';
import { ExportFolder } from './ExportFolder.ts';
import { type MountedExports, mountExports, type MountExportsOptions } from './mountExports.ts';

/** A server with the export endpoints, and the calls that tests make. */
export interface ExportServer extends ServedRoutes {
  runExport(personId: string, body?: object): Promise<Response>;
  /** Starts an export and returns its id. */
  started(personId: string, body?: object): Promise<string>;
  status(personId: string, taskId: string): Promise<TaskStatus>;
  /** Waits until the status is one of these. */
  until(personId: string, taskId: string, ...wanted: TaskStatus['status'][]): Promise<TaskStatus>;
  file(personId: string, taskId: string, method?: string): Promise<Response>;
}

export const exportRequest = {
  export_file: 'marketing_insights/exports/imi_agency_search.export',
  result_type: 'xlsx',
  query_filters_extra: { agency_state: 'TX,OK', agency_city: 'Austin^, TX' },
};
const looker = '/api/v1/looker';

/** The exports of tests: searches alone, of these result sets. */
export interface ServeExportsOptions extends Omit<MountExportsOptions, 'users' | 'kindOf' | 'names' | 'files'> {
  /** Files are kept in its folder `exports`. */
  dataDir: string;
  resultSets: ResultSets;
}

/** Serves the exports of searches over the platform's own HTTP layer. */
export async function serveExports({ resultSets, dataDir, ...options }: ServeExportsOptions): Promise<ExportServer> {
  let mounted: MountedExports | undefined;
  const names = async () => (key: string, value: string) =>
    key === 'agency_state' && value === 'TX' ? 'Texas' : undefined;
  const search = createAgencySearchExport({ resultSets, names });
  const rights = await openTestRights(options.database);
  const server = await serveRoutes(options.database, (routes) => {
    mounted = mountExports(routes, {
      ...options,
      users: createUserRepository(options.database, rights),
      files: new ExportFolder(join(dataDir, 'exports'), () => readDatabaseId(options.database)),
      kindOf: () => search,
      names,
    });
  });
  const status = async (personId: string, taskId: string) => {
    const response = await server.call(personId, 'POST', `${looker}/task-status`, { task_id: taskId });
    assert.equal(response.status, 200);
    return (await response.json()) as TaskStatus;
  };
  const runExport = (personId: string, body: object = {}) =>
    server.call(personId, 'POST', `${looker}/run-export`, { ...exportRequest, ...body });
  return {
    ...server,
    runExport,
    status,
    started: async (personId, body) => {
      const response = await runExport(personId, body);
      assert.equal(response.status, 202, await response.clone().text());
      return ((await response.json()) as { request_id: string }).request_id;
    },
    until: (personId, taskId, ...wanted) =>
      until(
        `the export comes to ${wanted.join(' or ')}`,
        () => status(personId, taskId),
        (now) => wanted.includes(now.status),
      ),
    file: (personId, taskId, method = 'GET') =>
      server.call(personId, method, `${looker}/exports/${encodeURIComponent(taskId)}/file`),
    stop: async () => {
      await mounted?.stop();
      await server.stop();
    },
  };
}

/** Adds a user who may see these lines. */
export async function addViewer(
  database: Database,
  id: string,
  granted: readonly (typeof permissions)[number][] = permissions,
): Promise<void> {
  await addPerson(database, id);
  await grant(database, id, granted);
}

/** Changes what a user may see. */
export async function grant(
  database: Database,
  id: string,
  granted: readonly (typeof permissions)[number][],
): Promise<void> {
  await setPermissions(database, id, granted);
}
