import type { Problem } from '../contract/schemas/problem.ts';
import { InsightsApiError } from './InsightsApiError.ts';

/** Thrown when the service responds with an error status. */
export class HttpError extends InsightsApiError {
  override readonly name = 'HttpError';
  /**
   * The problem's code if the service returns one (`name_taken`, `limit_reached`, `invalid_request`, …), else
   * `http_error`.
   */
  readonly code: string;
  /** HTTP status. */
  readonly status: number;
  /** The JSON body of the response; undefined if it has none. */
  readonly body: unknown;
  /** The body, if it is a problem of the contract, with a message for people; else null. */
  readonly problem: Problem | null;

  constructor(status: number, body?: unknown) {
    const problem = isProblem(body) ? body : null;
    super(problem?.error.message ?? `Request failed with status ${status}`);
    this.status = status;
    this.body = body;
    this.problem = problem;
    this.code = problem?.error.code ?? 'http_error';
  }
}

/** Whether a caught value is an HttpError, also across two copies of this package. */
export function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && error.name === 'HttpError';
}

function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    'message' in error &&
    typeof error.message === 'string'
  );
}
