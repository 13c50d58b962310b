import { ApiProblem } from '../../http/ApiProblem.ts';
import { engineAway, engineTooSlow } from '../engineProblems.ts';

/**
 * Beginnings of the SQL states that are the server's fault and not the statement's: no connection, refused, no such
 * database or schema, rolled back, out of resources, shutting down, broken, a foreign server away; and a table that is
 * missing or must not be read, as when a set is removed.
 */
const serverFaults = /^(08|28|3D|3F|40|53|57|58|XX|HV|42501|42P01)/;
const cancelled = '57014';

/** The error of a statement as a request sees it: a 503 where the server is at fault, else the error itself. */
export function asPostgresProblem(error: unknown, timeoutMs: number): unknown {
  if (error instanceof ApiProblem || !(error instanceof Error)) return error;
  const code = sqlStateOf(error);
  if (code === cancelled) return engineTooSlow(timeoutMs, error);
  const isFromServer = 'severity' in error;
  return !isFromServer || serverFaults.test(code) ? engineAway(error) : error;
}

/** The SQL state of an error or of its cause; '' without one. */
export function sqlStateOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  return sqlStateOf(error.cause);
}
