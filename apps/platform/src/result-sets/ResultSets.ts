import type {
  AgencySummary,
  FindAgenciesRequest,
  ListAccountsRequest,
  RunQueryRequest,
  RunQueryResponse,
} from '@agency-insights/insights-api/contract';
import type { LineAccess } from '../http/Person.ts';
import type { ColumnarTable } from '../warehouse/ColumnarTable.ts';

/** A result set with the total number of matching rows, before limit and offset. */
export interface ResultSet extends ColumnarTable {
  total: number;
  /** Time of the engine, milliseconds. */
  engineMs: number;
}

export interface ResultSetOptions {
  access: LineAccess;
  signal?: AbortSignal;
}

/** The product's queries of the policy data. Every result is limited to the lines in `access`. */
export interface ResultSets {
  findAgencies(request: FindAgenciesRequest, options: ResultSetOptions): Promise<ResultSet>;
  listAgenciesAccounts(request: ListAccountsRequest, options: ResultSetOptions): Promise<ResultSet>;
  /** Throws an ApiProblem 404 if the agency does not exist or the caller may not see it. */
  agencySummary(agencyId: number, options: ResultSetOptions): Promise<AgencySummary>;
  runQuery(request: RunQueryRequest, options: ResultSetOptions): Promise<RunQueryResponse>;
}
