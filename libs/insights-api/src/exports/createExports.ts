import type { RunExportRequest, TaskStatus } from '../contract/schemas/exports.ts';
import { exportFileName } from '../contract/exportFileName.ts';
import { exportSubject } from '../contract/exportSubject.ts';
import { ExportError } from '../errors/ExportError.ts';
import type { Gateway } from '../gateway/createGateway.ts';
import type { CallOptions } from '../gateway/createEndpointCaller.ts';
import type { Logger } from '../gateway/Logger.ts';
import type { LookerResource } from '../resources/looker.ts';
import type { Clock } from './Clock.ts';
import { fetchExportFile } from './fetchExportFile.ts';

/** How often the status of an export is asked for, milliseconds. */
export const exportPollIntervalMs = 5_000;

const mostPollingErrors = 3;

/** How far an export is. */
export interface ExportProgress {
  status: TaskStatus['status'];
  /** Rows written so far. */
  rows: number;
}

/** What exports.run takes besides its request. */
export interface RunExportOptions extends CallOptions {
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
}

/** What createExports takes. */
export interface ExportsOptions {
  gateway: Gateway;
  looker: LookerResource;
  clock: Clock;
  fetch?: typeof fetch;
  logger?: Logger;
}

/** Makes the exports over the background tasks. */
export function createExports({ gateway, looker, clock, fetch: send, logger }: ExportsOptions): ExportsResource {
  const waitForEnd = async (taskId: string, options: RunExportOptions): Promise<TaskStatus> => {
    const { signal, onProgress, pollIntervalMs = exportPollIntervalMs } = options;
    for (let errors = 0; ;) {
      await clock.wait(pollIntervalMs, signal);
      try {
        const task = await looker.taskStatus(taskId, { signal });
        errors = 0;
        onProgress?.({ status: task.status, rows: task.rows });
        if (task.status !== 'PENDING' && task.status !== 'STARTED') return task;
      } catch (cause) {
        signal?.throwIfAborted();
        errors += 1;
        logger?.warn('The status of an export could not be read', { taskId, attempt: errors });
        if (errors === mostPollingErrors) throw new ExportError('export_polling_failed', null, { cause });
      }
    }
  };
  return {
    async run(request, options = {}) {
      const { signal, retry } = options;
      const started = await looker.runExport(request, { signal, retry });
      const task = await waitForEnd(started.request_id, options);
      if (task.status === 'RETRY') throw new ExportError('export_retried', task.error);
      const url = task.result;
      if (task.status !== 'SUCCESS' || url === null) throw new ExportError('export_failed', task.error);
      return {
        url,
        fileName: task.file_name ?? exportFileName(exportSubject(request.export_file), clock.now()),
        rows: task.rows,
        blob: (blobOptions) => fetchExportFile(url, { gateway, fetch: send }, blobOptions),
      };
    },
  };
}
