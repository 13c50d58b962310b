import { endpoints, type ExportTask, type TaskStatus } from '@agency-insights/insights-api/contract';
import type { ExportTaskRow } from '../database/Tables.ts';
import { inLanguageOf } from '../pages/pageWords.ts';
import { describeFilter } from './describeFilter.ts';
import { readExportOrder, searchFiltersOf } from './ExportOrder.ts';
import type { ExportRunner } from './ExportRunner.ts';
import type { FilterNames } from './filterNames.ts';

type Progress = Pick<ExportRunner, 'progressOf'>;

/** Whether a task has not ended yet. */
export function isUnderWay({ status }: Pick<ExportTaskRow, 'status'>): boolean {
  return status === 'PENDING' || status === 'STARTED';
}

/** Returns status, progress and file of a task. Progress in other processes is updated every second. */
export function statusOf(task: ExportTaskRow, runner: Progress): TaskStatus {
  const address = endpoints['looker.exportFile'].path.replace('{task_id}', encodeURIComponent(task.id));
  const isDone = task.status === 'SUCCESS';
  const progress = task.status === 'STARTED' ? runner.progressOf(task.id) : undefined;
  return {
    status: task.status,
    result: isDone ? address : null,
    file_name: task.file_name,
    rows: progress?.rows ?? task.rows,
    total_rows: progress?.totalRows ?? (isDone ? task.rows : task.total_rows),
    error: task.error,
  };
}

/** Returns a task for its user's list: the request as in its workbook, and the progress. */
export function describeTask(task: ExportTaskRow, runner: Progress, nameOf: FilterNames): ExportTask {
  const { request } = readExportOrder(task.request);
  const isOver = task.status === 'SUCCESS' || task.status === 'FAILURE';
  return {
    task_id: task.id,
    export_file: request.export_file,
    filters: inLanguageOf(request.language, () =>
      searchFiltersOf(request).map(([key, expression]) => describeFilter(key, expression, nameOf)),
    ),
    agencies_named: request.agency_ids?.length ?? null,
    ...statusOf(task, runner),
    created_at: new Date(task.created_at).toISOString(),
    finished_at: isOver ? new Date(task.updated_at).toISOString() : null,
  };
}
