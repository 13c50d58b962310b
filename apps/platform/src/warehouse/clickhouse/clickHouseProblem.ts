import { ClickHouseError } from '@clickhouse/client';
import { ApiProblem } from '../../http/ApiProblem.ts';
import { engineAway, engineTooSlow } from '../engineProblems.ts';

/**
 * Types of errors that are the statement's fault. Every other one is the server's: it is busy, out of memory, one of its shards
 * is away, or a set was removed.
 */
const statementFaults: readonly string[] = [
  'SYNTAX_ERROR',
  'UNKNOWN_IDENTIFIER',
  'UNKNOWN_FUNCTION',
  'UNKNOWN_SETTING',
  'ILLEGAL_TYPE_OF_ARGUMENT',
  'NUMBER_OF_ARGUMENTS_DOESNT_MATCH',
  'TYPE_MISMATCH',
  'NO_COMMON_TYPE',
  'BAD_ARGUMENTS',
  'BAD_QUERY_PARAMETER',
  'NOT_AN_AGGREGATE',
  'READONLY',
];

/** The error of a statement as a request sees it: a 503 where the server is at fault, else the error itself. */
export function asClickHouseProblem(error: unknown, timeoutMs: number): unknown {
  if (error instanceof ApiProblem || !(error instanceof Error)) return error;
  const type = errorTypeOf(error);
  if (type === 'TIMEOUT_EXCEEDED') return engineTooSlow(timeoutMs, error);
  return error instanceof TypeError || statementFaults.includes(type) ? error : engineAway(error);
}

/** ClickHouse's name of an error or of its cause, like `UNKNOWN_TABLE`; '' without one. */
export function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return error instanceof ClickHouseError ? (error.type ?? '') : errorTypeOf(error.cause);
}
