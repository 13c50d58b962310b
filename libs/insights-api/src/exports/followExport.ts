import type { ExportTask, TaskStatus } from '../contract/schemas/exports.ts';
import { exportFileName } from '../contract/exportFileName.ts';
import { exportSubject } from '../contract/exportSubject.ts';
import { ExportError } from '../errors/ExportError.ts';
import type { ExportResult, ExportsOptions, RunExportOptions } from './createExports.ts';
import { exportPollIntervalMs } from './exportPollIntervalMs.ts';
import { fetchExportFile } from './fetchExportFile.ts';

const maxPollingErrors = 3;

/** Waits for the file of an accepted export; throws the errors of `ExportsResource.run`. */
export async function followExport(
  { task_id: taskId, export_file: file }: Pick<ExportTask, 'task_id' | 'export_file'>,
  context: ExportsOptions,
  options: RunExportOptions,
): Promise<ExportResult> {
  const task = await waitForEnd(taskId, context, options);
  if (task.status === 'RETRY') throw new ExportError('export_retried', task.error);
  const url = task.result;
  if (task.status !== 'SUCCESS' || url === null) throw new ExportError('export_failed', task.error);
  return {
    url,
    fileName: task.file_name ?? exportFileName(exportSubject(file), context.clock.now()),
    rows: task.rows,
    blob: (blobOptions) => fetchExportFile(url, context, blobOptions),
  };
}

async function waitForEnd(
  taskId: string,
  { looker, clock, logger }: ExportsOptions,
  options: RunExportOptions,
): Promise<TaskStatus> {
  const { signal, onProgress, pollIntervalMs = exportPollIntervalMs } = options;
  for (let errors = 0; ;) {
    const askedAt = clock.now().getTime();
    try {
      // The service responds when the export ends, so that a short one arrives at once.
      const task = await looker.taskStatus(taskId, { signal, waitSeconds: pollIntervalMs / 1_000 });
      errors = 0;
      onProgress?.({ status: task.status, rows: task.rows, totalRows: task.total_rows ?? null });
      if (task.status !== 'PENDING' && task.status !== 'STARTED') return task;
    } catch (cause) {
      signal?.throwIfAborted();
      errors += 1;
      logger?.warn('The status of an export could not be read; trying again', { taskId, attempt: errors });
      if (errors === maxPollingErrors) throw new ExportError('export_polling_failed', null, { cause });
    }
    await clock.wait(Math.max(0, askedAt + pollIntervalMs - clock.now().getTime()), signal);
  }
}
