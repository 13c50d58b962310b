import type { ExportTask, RunExportRequest, TaskStatus } from '../contract/schemas/exports.ts';
import type { Gateway } from '../gateway/createGateway.ts';
import type { CallOptions } from '../gateway/createEndpointCaller.ts';
import type { Logger } from '../gateway/Logger.ts';
import type { LookerResource } from '../resources/looker.ts';
import type { Clock } from './Clock.ts';

/** How far an export is. */
export interface ExportProgress {
  status: TaskStatus['status'];
  /** Rows written so far. */
  rows: number;
  /** Rows that the file will have; null until that is known. */
  totalRows: number | null;
}

/** What exports.run takes besides its request. */
export interface RunExportOptions extends CallOptions {
  /** Called with the id of the export once the service has taken it on. */
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

/** Exports to xlsx, which the service makes in the background. */
export interface ExportsResource {
  /**
   * Starts an export and waits for its file. Aborting stops the waiting.
   * Throws ExportError "Export failed", "Export is being retried", or
   * "Polling for export status failed after multiple attempts." after three errors in a row, the last one as its cause.
   */
  run(request: RunExportRequest, options?: RunExportOptions): Promise<ExportResult>;
  /** Waits for the file of an export that was started before, as `run` does: the page may have been reloaded since. */
  resume(task: Pick<ExportTask, 'task_id' | 'export_file'>, options?: RunExportOptions): Promise<ExportResult>;
  /** Fetches the file of a finished export by the address in its status. */
  download(url: string, options?: CallOptions): Promise<Blob>;
}

/** What createExports takes. */
export interface ExportsOptions {
  gateway: Gateway;
  looker: LookerResource;
  clock: Clock;
  fetch?: typeof fetch;
  logger?: Logger;
}

/** Makes the exports over the background tasks. What follows an export is fetched when the first one begins. */
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
