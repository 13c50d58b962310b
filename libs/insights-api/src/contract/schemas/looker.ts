import { z } from 'zod';
import { filtersSchema } from './filters.ts';
import { maxResultRows } from './resultSets.ts';

const queries = 'marketing_insights/queries';

/** The named queries that run-query answers; each row's columns stand behind it. */
export const queryFilenames = [
  `${queries}/agency_names.query`, // agency_id, agency_name, city, state
  `${queries}/agency_states.query`, // state, state_name, agencies
  `${queries}/agency_cities.query`, // city ("Austin, TX"), state, agencies
  `${queries}/primary_accounts.query`, // primary_account, agency_name
  `${queries}/carriers.query`, // carrier, carrier_id, policies
  `${queries}/products.query`, // product, product_name, line, policies
  `${queries}/policy_states.query`, // state, state_name, policies
  `${queries}/lines.query`, // line ("personal" | "commercial"), line_name, policies
  `${queries}/written_premium_distribution.query`, // lower, upper, agencies (dollars; equal steps on a log scale)
  `${queries}/policy_premium_distribution.query`, // lower, upper, policies
  `${queries}/agency_count.query`, // agencies, policies, search_premium (cents): one row
  `${queries}/data_set.query`, // policies, agencies, first_effective_date, last_effective_date, loaded_at: one row
] as const;

/** The body of `looker.runQuery`. */
export const runQueryRequestSchema = z.strictObject({
  query_filename: z.enum(queryFilenames),
  /** Narrows the rows. Option lists take text filters on their own columns as well: `%aus%` matches anywhere. */
  filter_expression: filtersSchema.optional(),
  result_file: z.string().max(200).optional(),
  result_format: z.literal('json').optional(),
  use_labels: z.boolean().optional(),
  limit: z.int().min(1).max(maxResultRows).optional(),
});
/** Which named query to run, how its rows are narrowed, and how many are wanted. */
export type RunQueryRequest = z.infer<typeof runQueryRequestSchema>;
/** The file name of a named query. */
export type QueryFilename = (typeof queryFilenames)[number];

/** The answer of `looker.runQuery`: rows, each a value by column. */
export const runQueryResponseSchema = z.array(
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
);
/** The rows of a named query, each a value by column. */
export type RunQueryResponse = z.infer<typeof runQueryResponseSchema>;

/** The exports that run-export makes. */
export const exportFiles = ['marketing_insights/exports/imi_agency_search.export'] as const;

/** The body of `looker.runExport`. */
export const runExportRequestSchema = z.strictObject({
  export_file: z.enum(exportFiles),
  result_type: z.literal('xlsx'),
  use_labels: z.boolean().optional(),
  /** Whether the active filters go on a second sheet. Default true. */
  show_filters: z.boolean().optional(),
  limit: z.int().min(1).max(maxResultRows).optional(),
  query_filters_extra: filtersSchema.optional(),
  dashboard_filters_extra: filtersSchema.optional(),
  /** `column direction`, first sort first. */
  sorts: z.array(z.string().max(80)).max(4).optional(),
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
  /** Suggested file name, as API-EXPORT-4 gives it; null until SUCCESS. */
  file_name: z.string().nullable(),
  /** Rows written so far. */
  rows: z.int(),
  /** What went wrong, for a person, once the status is FAILURE. */
  error: z.string().nullable(),
});
/** How far a background task is, and where its file is once it is done. */
export type TaskStatus = z.infer<typeof taskStatusResponseSchema>;
/** The path parameters of `looker.exportFile`. */
export const exportFileParamsSchema = z.strictObject({ task_id: z.string().min(1).max(100) });
