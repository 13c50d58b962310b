import type { EndpointResponse } from '../contract/endpointSchemas.ts';
import type {
  ExportTask,
  RunExportRequest,
  ScheduledExport,
  ScheduleExportRequest,
  TaskStatus,
} from '../contract/schemas/exports.ts';
import type { RunQueryRequest, RunQueryResponse } from '../contract/schemas/looker.ts';
import { lookerEndpoints } from '../contract/tables/lookerEndpoints.ts';
import { type CallOptions, createEndpointCaller } from '../gateway/createEndpointCaller.ts';
import type { Gateway } from '../gateway/createGateway.ts';

/** A named query whose answer is rows; other programs can ask for CSV. */
export type RowsRequest = Omit<RunQueryRequest, 'result_format'> & { result_format?: 'json' };

/** What a named query takes besides its request. */
export interface RunQueryOptions extends CallOptions {
  /** Credentials of a service, on whose behalf the query then runs. Never in a browser: anybody could read them. */
  service?: { clientId: string; clientSecret: string };
}

/** What the state of a task takes besides its id. */
export interface TaskStatusOptions extends CallOptions {
  /** How long the service may wait for the end of a task under way, in seconds, at most 5. Default: it answers at once. */
  waitSeconds?: number;
}

/** Named queries and background tasks, under `/api/v1/looker`. */
export interface LookerResource {
  /** Rows of a named query: option lists, counts, distributions. Identical queries under way are sent once. */
  runQuery(request: RowsRequest, options?: RunQueryOptions): Promise<RunQueryResponse>;
  /** Starts an export in the background and answers its id; `exports.run` does the whole of it. */
  runExport(request: RunExportRequest, options?: CallOptions): Promise<EndpointResponse<'looker.runExport'>>;
  /** Schedules an export; each run is a task of its own, whose id is in the list. */
  scheduleExport(request: ScheduleExportRequest, options?: CallOptions): Promise<ScheduledExport>;
  /** Returns the caller's scheduled exports, the next to run first. */
  listScheduledExports(options?: CallOptions): Promise<ScheduledExport[]>;
  /** Cancels a scheduled export. Files that it has made are kept. */
  cancelScheduledExport(scheduleId: string, options?: CallOptions): Promise<void>;
  /** Returns a signed, single-use address of a dashboard: `/embed/dashboards/agency?embed_domain=…`. Valid for five minutes. */
  ssoUrlFromToken(
    token: string,
    target: string,
    options?: CallOptions,
  ): Promise<EndpointResponse<'looker.ssoUrlFromToken'>>;
  /** Renews the tokens of the sign-in's newest embed session. A lifetime of 0: the session has ended. */
  generateEmbedTokens(options?: CallOptions): Promise<EndpointResponse<'looker.generateEmbedTokens'>>;
  /** State of a background task of the caller. */
  taskStatus(taskId: string, options?: TaskStatusOptions): Promise<TaskStatus>;
  /** Returns the caller's exports, the newest first. */
  listExports(options?: CallOptions): Promise<ExportTask[]>;
  /** Cancels an export under way, or deletes a finished one with its file. */
  removeExport(taskId: string, options?: CallOptions): Promise<void>;
}

/** Makes the named queries and tasks over a gateway. */
export function createLooker(gateway: Gateway): LookerResource {
  const call = createEndpointCaller(gateway, lookerEndpoints);
  return {
    runQuery: (request, { service, ...options } = {}) =>
      call(
        'looker.runQuery',
        { query: {}, body: request },
        service ? { ...options, headers: headersOf(service) } : options,
      ),
    runExport: (request, options) => call('looker.runExport', { body: request }, options),
    scheduleExport: (request, options) => call('looker.scheduleExport', { body: request }, options),
    listScheduledExports: async (options) => (await call('looker.listScheduledExports', {}, options)).schedules,
    async cancelScheduledExport(scheduleId, options) {
      await call('looker.cancelScheduledExport', { params: { schedule_id: scheduleId } }, options);
    },
    ssoUrlFromToken: (token, target, options) => call('looker.ssoUrlFromToken', { body: { token, target } }, options),
    generateEmbedTokens: (options) => call('looker.generateEmbedTokens', { body: {} }, options),
    taskStatus: (taskId, { waitSeconds, ...options } = {}) =>
      call(
        'looker.taskStatus',
        { body: { task_id: taskId } },
        // RFC 7240: a service that knows nothing of it answers at once.
        waitSeconds === undefined ? options : { ...options, headers: { prefer: `wait=${waitSeconds}` } },
      ),
    listExports: async (options) => (await call('looker.listExports', {}, options)).exports,
    async removeExport(taskId, options) {
      await call('looker.removeExport', { params: { task_id: taskId } }, options);
    },
  };
}

function headersOf({ clientId, clientSecret }: NonNullable<RunQueryOptions['service']>): Record<string, string> {
  return { 'client-id': clientId, 'client-secret': clientSecret };
}
