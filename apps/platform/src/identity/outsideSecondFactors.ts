import { ApiProblem } from '../http/ApiProblem.ts';
import type { SecondFactors } from './SecondFactors.ts';

/**
 * Second factors at an outside sign-in service without an API: that service manages them, so no user is prompted to set
 * one up here.
 */
export const outsideSecondFactors: SecondFactors = {
  methodsOf: () => Promise.resolve(['outside-provider']),
  beginEnrollment: () => refuse(),
  reset: () => refuse(),
};

function refuse(): Promise<never> {
  const message = 'Second factors are managed by your sign-in service. Ask its administrator.';
  return Promise.reject(new ApiProblem(409, 'managed_by_provider', message));
}
