import type { Endpoint } from '@agency-insights/insights-api/contract';

/** Whether a call uses a token in its Authorization header. */
export function takesToken({ auth }: Endpoint): boolean {
  return auth === 'bearer' || auth === 'caller' || auth === 'administrator';
}
