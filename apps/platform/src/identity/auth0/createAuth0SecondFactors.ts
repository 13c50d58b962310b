import type { Logger } from 'pino';
import { ApiProblem } from '../../http/ApiProblem.ts';
import type { ProviderAccounts } from '../ProviderAccounts.ts';
import type { SecondFactors } from '../SecondFactors.ts';
import { askAuth0 } from './askAuth0.ts';
import type { Auth0Management } from './createAuth0Management.ts';

/** Methods that are not second factors: the first factor, and aids for other factors. */
const notFactors = ['password', 'email-verification', 'recovery-code'];

/** Dependencies of managing users at Auth0. */
export interface Auth0SecondFactorsOptions {
  management: Auth0Management;
  accounts: ProviderAccounts;
  logger: Logger;
}

/** Creates the port for second factors at Auth0, by its Management API. */
export function createAuth0SecondFactors({ management, accounts, logger }: Auth0SecondFactorsOptions): SecondFactors {
  async function ask<T>(userId: string, question: (subject: string) => Promise<T>): Promise<T> {
    const subject = await accounts.subjectOf(userId);
    if (subject === undefined)
      throw new ApiProblem(
        409,
        'sign_in_first',
        'This person has not signed in through Auth0 yet. They sign in first.',
      );
    return askAuth0(() => question(subject), logger);
  }
  return {
    async methodsOf(userId) {
      const subject = await accounts.subjectOf(userId);
      if (subject === undefined) return [];
      const methods = await askAuth0(() => management.listMethods(subject), logger);
      const types = methods
        .filter(({ type, confirmed }) => confirmed !== false && !notFactors.includes(type))
        .map(({ type }) => type);
      return [...new Set(types)].sort();
    },
    beginEnrollment: (userId) => ask(userId, management.createEnrollmentTicket),
    reset: (userId) => ask(userId, management.deleteMethods),
  };
}
