import {
  type FilterKey,
  filterKeys,
  isFilterExpressionError,
  type RunExportRequest,
  runExportRequestSchema,
} from '@agency-insights/insights-api/contract';
import { z } from 'zod';
import { ApiProblem, type ProblemIssue } from '../http/ApiProblem.ts';
import { lineAccessOf, type LineAccess, type Person } from '../http/Person.ts';
import { describeFilter } from './describeFilter.ts';

const orderSchema = z.object({
  request: runExportRequestSchema,
  access: z.enum(['personal', 'commercial', 'all']).nullable(),
  orderedAt: z.int(),
});

/** A stored request for an export. */
export interface ExportOrder {
  request: RunExportRequest;
  /** The user's lines at the time of the order; null for benchmarks without single agencies. */
  access: LineAccess | null;
  /** Milliseconds since the epoch. */
  orderedAt: number;
}

/** Filters of an export request by their key, the search's and the dashboard's together. */
export type ExportFilters = NonNullable<RunExportRequest['dashboard_filters_extra']>;

/** Creates the order of an export that a user requests now. */
export function createExportOrder(request: RunExportRequest, person: Person, now: number): ExportOrder {
  return { request, access: lineAccessOf(person), orderedAt: now };
}

/** Parses a stored order. Throws for an invalid one. */
export function readExportOrder(json: string): ExportOrder {
  return orderSchema.parse(JSON.parse(json));
}

/** Returns the filters of an export request. */
export function exportFilters({
  query_filters_extra: query = {},
  dashboard_filters_extra: dashboard = {},
}: RunExportRequest): ExportFilters {
  return { ...dashboard, ...query };
}

/** Returns the search filters of an export request, in display order. */
export function searchFiltersOf(request: RunExportRequest): [key: FilterKey, expression: string][] {
  const filters = exportFilters(request);
  return entriesOf(filters).flatMap(([key, expression]): [FilterKey, string][] =>
    isSearchFilter(key) ? [[key, expression]] : [],
  );
}

/**
 * Parses the filters of an export request and other parts of `schema`.
 * @throws ApiProblem 400 with every fault: of the schema, of filters given twice, of expressions that cannot be read
 */
export function parseExportRequest<T>(request: RunExportRequest, schema: z.ZodType<T>, input: unknown): T {
  const { query_filters_extra: query = {}, dashboard_filters_extra: dashboard = {} } = request;
  const issues = [
    ...conflicts(query, dashboard),
    ...expressionFaults('query_filters_extra', query),
    ...expressionFaults('dashboard_filters_extra', dashboard),
  ];
  const checked = schema.safeParse(input);
  if (!checked.success)
    issues.push(...checked.error.issues.map(({ path, message }) => ({ path: shownPath(path, dashboard), message })));
  if (issues[0] || !checked.success)
    throw new ApiProblem(
      400,
      'invalid_request',
      `The body is not valid: ${issues[0]?.path} ${issues[0]?.message}.`,
      issues,
    );
  return checked.data;
}

/**
 * Parses the filters of a dashboard in an export request.
 * @throws ApiProblem 400 with every fault
 */
export function parseDashboardFilters<T>(request: RunExportRequest, filters: z.ZodType<T>): T {
  const ofSearch = z.undefined('does not apply to a dashboard; leave it out').optional();
  const { sorts, agency_ids, columns } = request;
  const schema = z.strictObject({ filters, sorts: ofSearch, agency_ids: ofSearch, columns: ofSearch });
  return parseExportRequest(request, schema, { filters: exportFilters(request), sorts, agency_ids, columns }).filters;
}

/** Returns the path in the request of a fault in its filters. */
function shownPath([first, ...rest]: readonly PropertyKey[], dashboard: ExportFilters): string {
  const isOfDashboard = rest[0] !== undefined && Object.hasOwn(dashboard, rest[0]);
  const part = first === 'filters' ? (isOfDashboard ? 'dashboard_filters_extra' : 'query_filters_extra') : first;
  return [part, ...rest].map(String).join('.');
}

function entriesOf(filters: ExportFilters): [key: keyof ExportFilters, expression: string][] {
  return Object.entries(filters).flatMap(([key, expression]): [keyof ExportFilters, string][] =>
    expression === undefined ? [] : [[key as keyof ExportFilters, expression]],
  );
}

function isSearchFilter(key: string): key is FilterKey {
  return filterKeys.some((known) => known === key);
}

/** Finds filters with two expressions, which no single expression could combine. */
function conflicts(query: ExportFilters, dashboard: ExportFilters): ProblemIssue[] {
  return entriesOf(query)
    .filter(([key, expression]) => dashboard[key] !== undefined && dashboard[key] !== expression)
    .map(([key]) => ({
      path: `dashboard_filters_extra.${key}`,
      message: 'is given in query_filters_extra as well, with another value',
    }));
}

function expressionFaults(part: string, filters: ExportFilters): ProblemIssue[] {
  return entriesOf(filters).flatMap(([key, expression]) => {
    if (!isSearchFilter(key)) return [];
    try {
      describeFilter(key, expression);
      return [];
    } catch (error) {
      if (!isFilterExpressionError(error)) throw error;
      return [{ path: `${part}.${key}`, message: `cannot be read: ${error.message}` }];
    }
  });
}
