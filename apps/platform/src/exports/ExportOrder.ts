import {
  findAgenciesRequestSchema,
  isFilterExpressionError,
  maxResultRows,
  type FilterKey,
  type Filters,
  type FindAgenciesRequest,
  type RunExportRequest,
  runExportRequestSchema,
} from '@agency-insights/insights-api/contract';
import { z } from 'zod';
import { ApiProblem, type ProblemIssue } from '../http/ApiProblem.ts';
import type { LineAccess } from '../http/Person.ts';
import { describeFilter } from './describeFilter.ts';

const orderSchema = z.object({
  request: runExportRequestSchema,
  access: z.enum(['personal', 'commercial', 'all']),
  orderedAt: z.int(),
});

/** What is kept of a request for an export until it has been carried out. */
export interface ExportOrder {
  request: RunExportRequest;
  /** The lines that the person was allowed to see when asking. */
  access: LineAccess;
  /** Milliseconds since the epoch. */
  orderedAt: number;
}

/** Reads an order as it was kept. Throws where it is not one. */
export function readExportOrder(json: string): ExportOrder {
  return orderSchema.parse(JSON.parse(json));
}

/** The search that an export request asks for. Throws an ApiProblem 400 with every fault in it. */
export function searchOf(request: RunExportRequest): FindAgenciesRequest {
  const { query_filters_extra: query = {}, dashboard_filters_extra: dashboard = {}, sorts, limit } = request;
  const issues = [
    ...conflicts(query, dashboard),
    ...expressionFaults('query_filters_extra', query),
    ...expressionFaults('dashboard_filters_extra', dashboard),
  ];
  const checked = findAgenciesRequestSchema.safeParse({
    filters: { ...dashboard, ...query },
    ...(sorts?.length ? { sorts } : {}),
    limit: limit ?? maxResultRows,
  });
  if (!checked.success) {
    issues.push(
      ...checked.error.issues.map(({ path, message }) => ({
        path: [path[0] === 'filters' ? 'query_filters_extra' : path[0], ...path.slice(1)].join('.'),
        message,
      })),
    );
  }
  if (issues[0] || !checked.data) {
    throw new ApiProblem(
      400,
      'invalid_request',
      `The body is not valid: ${issues[0]?.path} ${issues[0]?.message}.`,
      issues,
    );
  }
  return checked.data;
}

/** The filters of an export request, in the order in which they are shown. */
export function filtersOf({
  query_filters_extra: query = {},
  dashboard_filters_extra: dashboard = {},
}: RunExportRequest): [key: FilterKey, expression: string][] {
  return entriesOf({ ...dashboard, ...query });
}

function entriesOf(filters: Filters): [key: FilterKey, expression: string][] {
  return Object.entries(filters).flatMap(([key, expression]): [FilterKey, string][] =>
    expression === undefined ? [] : [[key as FilterKey, expression]],
  );
}

/** Two expressions for one filter would both have to hold, and no one expression says that. */
function conflicts(query: Filters, dashboard: Filters): ProblemIssue[] {
  return entriesOf(query)
    .filter(([key, expression]) => dashboard[key] !== undefined && dashboard[key] !== expression)
    .map(([key]) => ({
      path: `dashboard_filters_extra.${key}`,
      message: 'is given in query_filters_extra as well, with another value',
    }));
}

function expressionFaults(part: string, filters: Filters): ProblemIssue[] {
  return entriesOf(filters).flatMap(([key, expression]) => {
    try {
      describeFilter(key, expression);
      return [];
    } catch (error) {
      if (!isFilterExpressionError(error)) throw error;
      return [{ path: `${part}.${key}`, message: `cannot be read: ${error.message}` }];
    }
  });
}
