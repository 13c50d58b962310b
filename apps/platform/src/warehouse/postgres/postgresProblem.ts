import { ApiProblem } from '../../http/ApiProblem.ts';
import { engineAway, engineTooSlow } from '../engineProblems.ts';

/**
 * Prefixes of SQL states that the server causes, not the statement: no connection, refused, no such database or schema,
 * rolled back, out of resources, shutting down, broken, foreign server unreachable; and a table that is missing or not
 * readable, as after the removal of a set.
 */
const serverFaults = /^(08|28|3D|3F|40|53|57|58|XX|HV|42501|42P01)/;
const cancelled = '57014';

/** Converts the error of a statement for its request: a 503 if the server is the cause, else the error itself. */
export function asPostgresProblem(error: unknown, timeoutMs: number): unknown {
  if (error instanceof ApiProblem || !(error instanceof Error)) return error;
  const code = sqlStateOf(error);
  if (code === cancelled) return engineTooSlow(timeoutMs, error);
  const isFromServer = 'severity' in error;
  return !isFromServer || serverFaults.test(code) ? engineAway(error) : error;
}

/** Returns the SQL state of an error or of its cause; '' without one. */
export function sqlStateOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  return sqlStateOf(error.cause);
}
