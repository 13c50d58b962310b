import { randomUUID } from 'node:crypto';
import type { ScheduledExport, ScheduleExportRequest } from '@agency-insights/insights-api/contract';
import type { ExportScheduleRow } from '../../database/Tables.ts';
import { ApiProblem } from '../../http/ApiProblem.ts';
import type { Routes } from '../../http/Routes.ts';
import type { ExportKind } from '../ExportKind.ts';
import { createExportOrder } from '../ExportOrder.ts';
import type { ExportScheduler } from './ExportScheduler.ts';
import type { ExportScheduleStore } from './ExportScheduleStore.ts';

/** Max scheduled exports of one user with a next run. */
const maxSchedules = 20;

/** Dependencies of the endpoints of scheduled exports. */
export interface MountSchedulesOptions {
  schedules: ExportScheduleStore;
  scheduler: ExportScheduler;
  kindOf: (exportFile: string) => ExportKind;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Mounts schedule-export, the list of a user's schedules, and cancelling (API-CAT-6). */
export function mountSchedules(routes: Routes, { schedules, scheduler, kindOf, now }: MountSchedulesOptions): void {
  routes.mount('looker.scheduleExport', async ({ person, body }) => {
    const { frequency = 'once', first_run_at: firstRun, ...request } = body;
    const kind = kindOf(request.export_file);
    kind.refusePerson(person);
    kind.refuseRequest(createExportOrder(request, person, now()));
    const row = newSchedule(person.id, { ...request, frequency, first_run_at: firstRun }, now());
    if (!(await schedules.add(row, maxSchedules))) throw tooMany();
    scheduler.wake();
    return describe(row);
  });

  routes.mount('looker.listScheduledExports', async ({ person }) => ({
    schedules: (await schedules.list(person.id)).map(describe),
  }));

  routes.mount('looker.cancelScheduledExport', async ({ person, params }) => {
    if (!(await schedules.remove(person.id, params.schedule_id))) throw noSuchSchedule();
    return undefined;
  });
}

function newSchedule(
  userId: string,
  { frequency = 'once', first_run_at: firstRun, ...request }: ScheduleExportRequest,
  now: number,
): ExportScheduleRow {
  const firstRunAt = Date.parse(firstRun);
  return {
    id: randomUUID(),
    user_id: userId,
    request: JSON.stringify(request),
    frequency,
    first_run_at: firstRunAt,
    // A first run in the past is due immediately.
    next_run_at: firstRunAt,
    last_run_at: null,
    last_task_id: null,
    error: null,
    created_at: now,
  };
}

function describe(row: ExportScheduleRow): ScheduledExport {
  const { export_file: file } = JSON.parse(row.request) as ScheduleExportRequest;
  return {
    schedule_id: row.id,
    export_file: file,
    frequency: row.frequency,
    next_run_at: row.next_run_at === null ? null : new Date(row.next_run_at).toISOString(),
    last_run_at: row.last_run_at === null ? null : new Date(row.last_run_at).toISOString(),
    last_request_id: row.last_task_id,
    error: row.error,
  };
}

function noSuchSchedule(): ApiProblem {
  const message = 'You have no scheduled export with this id.';
  return new ApiProblem(404, 'not_found', message, [{ path: 'schedule_id', message }]);
}

function tooMany(): ApiProblem {
  return new ApiProblem(
    409,
    'limit_reached',
    `You already have ${maxSchedules} scheduled exports. Cancel one before you schedule another.`,
  );
}
