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

/** What is kept of a request for an export until it has been carried out. */
export interface ExportOrder {
  request: RunExportRequest;
  /** The lines that the person was allowed to see when asking; null for benchmarks in aggregates. */
  access: LineAccess | null;
  /** Milliseconds since the epoch. */
  orderedAt: number;
}

/** Filters of an export request by their key, the search's and the dashboard's together. */
export type ExportFilters = NonNullable<RunExportRequest['dashboard_filters_extra']>;

/** Makes the order of a person who asks for an export now. */
export function createExportOrder(request: RunExportRequest, person: Person, now: number): ExportOrder {
  return { request, access: lineAccessOf(person), orderedAt: now };
}

/** Reads an order as it was kept. Throws where it is not one. */
export function readExportOrder(json: string): ExportOrder {
  return orderSchema.parse(JSON.parse(json));
}

/** The filters of an export request. */
export function exportFilters({
  query_filters_extra: query = {},
  dashboard_filters_extra: dashboard = {},
}: RunExportRequest): ExportFilters {
  return { ...dashboard, ...query };
}

/** The filters of a search in an export request, in the order in which they are shown. */
export function searchFiltersOf(request: RunExportRequest): [key: FilterKey, expression: string][] {
  const filters = exportFilters(request);
  return entriesOf(filters).flatMap(([key, expression]): [FilterKey, string][] =>
    isSearchFilter(key) ? [[key, expression]] : [],
  );
}

/**
 * Parses the filters of an export request and whatever else `schema` covers.
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

/** Where in the request a fault is that was found in its filters. */
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

/** Two expressions for one filter would both have to hold, and no one expression says that. */
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
