import {
  type Endpoint,
  type EndpointId,
  endpoints,
  type Problem,
  problemSchema,
} from '@agency-insights/insights-api/contract';
import type { Answer } from '../api-docs/createCallMaker.test-support.ts';
import { refusalsOf } from '../openapi/refusalsOf.ts';
import { fieldFault } from './fieldFault.ts';

/**
 * Returns the fault of the response to a hostile call; null if there is none. A refusal must name the invalid field,
 * with a status and code that the OpenAPI document lists for the call.
 */
export function faultIn(id: EndpointId, { status, type, text }: Answer): string | null {
  if (status >= 500) return `answered ${status}`;
  if (status < 400) return null;
  const { answer }: Endpoint = endpoints[id];
  if (type.startsWith('text/html') && (answer === 'page' || answer === 'redirect')) return null;
  const refusal = readRefusal(text);
  if (refusal === null) return `answered ${status} without a reason`;
  const isDocumented = refusalsOf(id).some((known) => known.status === status && known.code === refusal.code);
  if (!isDocumented) return `answered ${status} ${refusal.code}, which the OpenAPI document does not say`;
  if (refusal.message === '') return 'does not say what is wrong';
  return fieldFault(id, status, refusal);
}

/** Returns code and message of a refusal, in the platform's form or, for the token endpoint, that of RFC 6749. */
function readRefusal(text: string): Problem['error'] | null {
  try {
    const body = JSON.parse(text) as unknown;
    const problem = problemSchema.safeParse(body);
    if (problem.success) return problem.data.error;
    const { error, error_description: message } = body as Record<string, unknown>;
    return typeof error === 'string' && typeof message === 'string' ? { code: error, message } : null;
  } catch {
    return null;
  }
}
