import { testService } from '../api-docs/createCallMaker.test-support.ts';

/** Raises rate limits, so that inputs are not refused unread. */
export const hostileEnvironment: Record<string, string> = {
  SERVICE_CLIENTS: `${testService.clientId}:${testService.clientSecret}`,
  SIGN_IN_STARTS_PER_ADDRESS: '1000000',
  SAVED_SEARCHES_MAX: '10000',
  TRUST_PROXY: 'true',
};
