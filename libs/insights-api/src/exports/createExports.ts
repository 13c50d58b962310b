import type { ExportTask, RunExportRequest, TaskStatus } from '../contract/schemas/exports.ts';
import type { Gateway } from '../gateway/createGateway.ts';
import type { CallOptions } from '../gateway/createEndpointCaller.ts';
import type { Logger } from '../gateway/Logger.ts';
import type { LookerResource } from '../resources/looker.ts';
import type { Clock } from './Clock.ts';

/** Progress of an export. */
export interface ExportProgress {
  status: TaskStatus['status'];
  /** Rows written so far. */
  rows: number;
  /** Rows of the final file; null until known. */
  totalRows: number | null;
}

/** Options of `exports.run` besides its request. */
export interface RunExportOptions extends CallOptions {
  /** Called with the id of the export once the service has accepted it. */
  onStarted?: (taskId: string) => void;
  /** Called with every status. */
  onProgress?: (progress: ExportProgress) => void;
  /** Default 5,000. */
  pollIntervalMs?: number;
}

/** A finished export. */
export interface ExportResult {
  /** Address of the file. */
  url: string;
  fileName: string;
  /** Rows in the file. */
  rows: number;
  /** Fetches the file. */
  blob(options?: CallOptions): Promise<Blob>;
}

/** Exports to xlsx, which the service creates in the background. */
export interface ExportsResource {
  /**
   * Starts an export and waits for its file. Aborting stops the waiting.
   * Throws ExportError "Export failed", "Export is being retried", or
   * "Polling for export status failed after multiple attempts." after three errors in a row, the last one as its cause.
   */
  run(request: RunExportRequest, options?: RunExportOptions): Promise<ExportResult>;
  /** Waits for the file of an earlier export, as `run` does, such as after a reload of the page. */
  resume(task: Pick<ExportTask, 'task_id' | 'export_file'>, options?: RunExportOptions): Promise<ExportResult>;
  /** Fetches the file of a finished export by the address in its status. */
  download(url: string, options?: CallOptions): Promise<Blob>;
}

/** Options of `createExports`. */
export interface ExportsOptions {
  gateway: Gateway;
  looker: LookerResource;
  clock: Clock;
  fetch?: typeof fetch;
  logger?: Logger;
}

/** Creates the exports. Loads the code that follows an export when the first one starts. */
export function createExports(context: ExportsOptions): ExportsResource {
  const resume: ExportsResource['resume'] = async (task, options = {}) => {
    const { followExport } = await import('./followExport.ts');
    return followExport(task, context, options);
  };
  return {
    async run(request, options = {}) {
      const { signal, retry, onStarted } = options;
      const { request_id: taskId } = await context.looker.runExport(request, { signal, retry });
      onStarted?.(taskId);
      return resume({ task_id: taskId, export_file: request.export_file }, options);
    },
    resume,
    async download(url, options) {
      const { fetchExportFile } = await import('./fetchExportFile.ts');
      return fetchExportFile(url, context, options);
    },
  };
}
