import { ApiProblem } from '../http/ApiProblem.ts';

const awayCode = 'data_engine_unavailable';
const timeoutCode = 'data_engine_timeout';

/** Creates the problem of a request while the database server with the policy data cannot be used. Names no host. */
export function engineAway(cause: unknown): ApiProblem {
  return new ApiProblem(503, awayCode, 'The policy data cannot be reached at the moment. Try again in a minute.', [], {
    cause,
    headers: { 'retry-after': '60' },
  });
}

/** Creates the problem of a request that the database server did not complete in time. */
export function engineTooSlow(timeoutMs: number, cause?: unknown): ApiProblem {
  return new ApiProblem(
    503,
    timeoutCode,
    `The policy data took longer than ${timeoutMs / 1000} seconds to answer. Narrow the filters, or try again later.`,
    [],
    { cause, headers: { 'retry-after': '60' } },
  );
}

/** Whether an error is one of the two above. */
export function isEngineAway(error: unknown): boolean {
  return error instanceof ApiProblem && (error.code === awayCode || error.code === timeoutCode);
}
