import type {
  AgencySummary,
  FindAgenciesRequest,
  ListAccountsRequest,
  RunQueryRequest,
  RunQueryResponse,
} from '@agency-insights/insights-api/contract';
import type { LineAccess } from '../http/Person.ts';
import type { ColumnarTable } from '../warehouse/ColumnarTable.ts';

/** A result set with the number of rows that match in all, before limit and offset. */
export interface ResultSet extends ColumnarTable {
  total: number;
  /** Time of the engine itself, milliseconds. */
  engineMs: number;
}

export interface ResultSetOptions {
  access: LineAccess;
  signal?: AbortSignal;
}

/** The questions that the product asks of the policy data. Every answer keeps to the lines in `access`. */
export interface ResultSets {
  findAgencies(request: FindAgenciesRequest, options: ResultSetOptions): Promise<ResultSet>;
  listAgenciesAccounts(request: ListAccountsRequest, options: ResultSetOptions): Promise<ResultSet>;
  /** Throws an ApiProblem 404 where the caller sees no such agency. */
  agencySummary(agencyId: number, options: ResultSetOptions): Promise<AgencySummary>;
  runQuery(request: RunQueryRequest, options: ResultSetOptions): Promise<RunQueryResponse>;
}
