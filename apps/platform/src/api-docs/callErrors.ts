import { type Endpoint, type EndpointId, endpoints, endpointSchemas } from '@agency-insights/insights-api/contract';
import type { EndpointSchema } from '@agency-insights/insights-api/contract';
import { takesToken } from '../endpoints/takesToken.ts';
import { callExamples } from './callExamples.ts';

/** A status with the error code of the response body. */
export interface CallError {
  status: number;
  code: string;
}

/** Errors of a call by status, without those that every call shares (405, 413, 429, 5xx). */
export function callErrors(id: EndpointId): CallError[] {
  const endpoint: Endpoint = endpoints[id];
  const { params, query, body }: EndpointSchema = endpointSchemas[id];
  const { needs, refusals = [] } = callExamples[id];
  const errors: CallError[] = refusals.map(({ status, code }) => ({ status, code }));
  const hasInput = [params, query, body].some((schema) => schema !== undefined);
  if (hasInput || takesToken(endpoint)) errors.push({ status: 400, code: 'invalid_request' });
  if (takesToken(endpoint)) errors.push({ status: 401, code: 'unauthenticated' });
  if (endpoint.auth === 'administrator' || needs !== undefined) errors.push({ status: 403, code: 'forbidden' });
  const unique = new Map(errors.map((error) => [`${error.status} ${error.code}`, error]));
  return [...unique].sort(([a], [b]) => a.localeCompare(b)).map(([, error]) => error);
}
