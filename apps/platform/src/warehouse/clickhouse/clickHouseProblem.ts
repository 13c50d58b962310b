import { ClickHouseError } from '@clickhouse/client';
import { ApiProblem } from '../../http/ApiProblem.ts';
import { engineAway, engineTooSlow } from '../engineProblems.ts';

/**
 * Types of errors caused by the statement. All others are the server's: it is busy, out of memory, a shard is missing,
 * or a set was removed.
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

/** Converts the error of a statement for its request: a 503 if the server is the cause, else the error itself. */
export function asClickHouseProblem(error: unknown, timeoutMs: number): unknown {
  if (error instanceof ApiProblem || !(error instanceof Error)) return error;
  const type = errorTypeOf(error);
  if (type === 'TIMEOUT_EXCEEDED') return engineTooSlow(timeoutMs, error);
  return error instanceof TypeError || statementFaults.includes(type) ? error : engineAway(error);
}

/** Returns ClickHouse's name of an error or of its cause, such as `UNKNOWN_TABLE`; '' without one. */
export function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return error instanceof ClickHouseError ? (error.type ?? '') : errorTypeOf(error.cause);
}
