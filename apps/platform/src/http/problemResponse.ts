import type { Problem } from '@agency-insights/insights-api/contract';
import type { ApiProblem } from './ApiProblem.ts';
import { jsonResponse } from './jsonResponse.ts';

/** Converts a problem to a JSON response. */
export function problemResponse(problem: ApiProblem, requestId: string): Response {
  const body: Problem = {
    error: {
      code: problem.code,
      message: problem.message,
      ...(problem.issues.length > 0 ? { issues: problem.issues.map(({ path, message }) => ({ path, message })) } : {}),
    },
    requestId,
  };
  const challenge: Record<string, string> = problem.status === 401 ? { 'www-authenticate': 'Bearer' } : {};
  return jsonResponse(body, problem.status, { ...challenge, ...problem.headers });
}
