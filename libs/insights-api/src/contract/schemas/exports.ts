import { z } from 'zod';
import { agencyExportColumns } from '../agencyResultColumns.ts';
import { dashboardFilterKeys } from '../dashboards/dashboardFilterKeys.ts';
import { filterKeys, maxFilterExpressionLength } from '../filterDefinitions.ts';
import { filtersSchema } from './filters.ts';
import { agencyIdsSchema, maxResultRows } from './resultSets.ts';

/** The exports that run-export makes, but for those of benchmarks: their path has the product's name in it. */
export const exportFiles = [
  'marketing_insights/exports/imi_agency_search.export',
  'marketing_insights/exports/imi_agency_details_dashboard.export',
] as const;

/** Path of the benchmarks' export: `ppi/exports/agency_benchmarks.export` for the product "Agency". */
const benchmarksExportPath = /^ppi\/exports\/[a-z0-9]+(?:_[a-z0-9]+)*_benchmarks\.export$/;

const exportFileSchema = z.union(
  [
    z.enum(exportFiles),
    z
      .templateLiteral(['ppi/exports/', z.string().max(80), '_benchmarks.export'])
      .refine(
        (path) => benchmarksExportPath.test(path),
        'must name a product in lower case: ppi/exports/{product}_benchmarks.export',
      ),
  ],
  `must be ${exportFiles.join(', ')} or ppi/exports/{product}_benchmarks.export`,
);

const exportColumnsSchema = z
  .array(z.enum(agencyExportColumns, `must be one of ${agencyExportColumns.join(', ')}`))
  .min(1, 'must name a column, or be left out for all of them')
  .refine((columns) => new Set(columns).size === columns.length, 'must name each column once')
  .meta({ uniqueItems: true });

const dashboardFiltersSchema = z.partialRecord(
  z.enum([...filterKeys, ...dashboardFilterKeys]),
  z.string().min(1).max(maxFilterExpressionLength),
);

/** The body of `looker.runExport`. */
export const runExportRequestSchema = z.strictObject({
  export_file: exportFileSchema,
  result_type: z.literal('xlsx'),
  use_labels: z.boolean().optional(),
  /** Whether the active filters go on a sheet of their own: the second of a search, the first of a dashboard. Default true. */
  show_filters: z.boolean().optional(),
  /** Rows of the search, or of each tile of a dashboard. */
  limit: z.int().min(1).max(maxResultRows).optional(),
  query_filters_extra: filtersSchema.optional(),
  /** For a dashboard: its `dashboard_filters`. */
  dashboard_filters_extra: dashboardFiltersSchema.optional(),
  /** Keeps an agency search to some of its agencies, by id. Default: all that match. */
  agency_ids: agencyIdsSchema.optional(),
  /** `column direction`, first sort first. For the search alone. */
  sorts: z.array(z.string().max(80)).max(4).optional(),
  /** Columns of the spreadsheet, in order. For the search alone. Default: all. */
  columns: exportColumnsSchema.optional(),
  /** BCP 47 tag of the language and region of the words in the workbook: `de-AT`. Default `en-US`. */
  language: z
    .string()
    .regex(/^(?:de|en|es|fr)-[A-Z]{2}$/, 'must be one of de, en, es and fr with a region, such as de-AT')
    .optional(),
});
/** Which export to make, and of which rows. */
export type RunExportRequest = z.infer<typeof runExportRequestSchema>;
/** The answer of `looker.runExport`: the id of the task, to be asked for its status. */
export const runExportResponseSchema = z.object({ request_id: z.string() });

/** The states of a background task; SUCCESS and FAILURE are final. */
export const taskStatuses = ['PENDING', 'STARTED', 'SUCCESS', 'FAILURE', 'RETRY'] as const;
/** The body of `looker.taskStatus`. */
export const taskStatusRequestSchema = z.strictObject({ task_id: z.string().min(1).max(100) });
/** The answer of `looker.taskStatus`. */
export const taskStatusResponseSchema = z.object({
  status: z.enum(taskStatuses),
  /** Address of the file once the status is SUCCESS. */
  result: z.string().nullable(),
  /** Suggested file name, such as `MI Search Results 20112026.xlsx`; null until SUCCESS. */
  file_name: z.string().nullable(),
  /** Rows written so far. */
  rows: z.int(),
  /** Rows that the file will have; null until that is known. */
  total_rows: z.int().nullable(),
  /** What went wrong, for a person, once the status is FAILURE. */
  error: z.string().nullable(),
});
/** How far a background task is, and where its file is once it is done. */
export type TaskStatus = z.infer<typeof taskStatusResponseSchema>;
/** The path parameters of `looker.exportFile`. */
export const exportFileParamsSchema = z.strictObject({ task_id: z.string().min(1).max(100) });

/** The path parameters of `looker.removeExport`. */
export const removeExportParamsSchema = exportFileParamsSchema;

/** Most exports that the list names; the newest ones. */
export const maxListedExports = 50;

/** One export of the caller: what was asked for, and how far it is. */
export const exportTaskSchema = z.object({
  task_id: z.string(),
  export_file: z.string(),
  /** The filters of a search, in words. */
  filters: z.array(z.object({ label: z.string(), value: z.string() })),
  /** How many agencies were named by id; null: all that matched. */
  agencies_named: z.int().nullable(),
  ...taskStatusResponseSchema.shape,
  /** ISO 8601, UTC. */
  created_at: z.string(),
  /** ISO 8601, UTC; null while it is under way. */
  finished_at: z.string().nullable(),
});
/** One export of the caller: what was asked for, and how far it is. */
export type ExportTask = z.infer<typeof exportTaskSchema>;

/** The answer of `looker.listExports`, the newest first. */
export const exportTasksSchema = z.object({ exports: z.array(exportTaskSchema) });

/** How often a scheduled export runs. */
export const exportFrequencies = ['once', 'daily', 'weekly', 'monthly'] as const;

/** The body of `looker.scheduleExport`: an export, and when it runs. */
export const scheduleExportRequestSchema = z.strictObject({
  ...runExportRequestSchema.shape,
  /** Default `once`. A monthly export of the 31st runs on the last day of shorter months. */
  frequency: z.enum(exportFrequencies).optional(),
  /** First run, with its time zone: `2026-12-01T06:00:00Z`. Later runs are at the same time of the day in UTC. */
  first_run_at: z.iso.datetime({ offset: true }),
});
/** An export, and when it runs. */
export type ScheduleExportRequest = z.infer<typeof scheduleExportRequestSchema>;

/** A scheduled export of the caller. */
export const scheduledExportSchema = z.object({
  schedule_id: z.string(),
  export_file: z.string(),
  frequency: z.enum(exportFrequencies),
  /** ISO 8601, UTC; null where it has run for the last time. */
  next_run_at: z.string().nullable(),
  /** ISO 8601, UTC; null before the first run. */
  last_run_at: z.string().nullable(),
  /** Id of the last run's task, for `task-status`; null before the first run, and where it could not begin. */
  last_request_id: z.string().nullable(),
  /** Why the last run could not begin, for a person; null where it did. */
  error: z.string().nullable(),
});
/** A scheduled export of the caller. */
export type ScheduledExport = z.infer<typeof scheduledExportSchema>;

/** The answer of `looker.listScheduledExports`, the next to run first. */
export const scheduledExportsSchema = z.object({ schedules: z.array(scheduledExportSchema) });

/** The path parameters of `looker.cancelScheduledExport`. */
export const scheduledExportParamsSchema = z.strictObject({ schedule_id: z.string().min(1).max(100) });
