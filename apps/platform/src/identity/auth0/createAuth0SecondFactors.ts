import type { Logger } from 'pino';
import { ApiProblem } from '../../http/ApiProblem.ts';
import type { ProviderAccounts } from '../ProviderAccounts.ts';
import type { SecondFactors } from '../SecondFactors.ts';
import type { Auth0Management } from './createAuth0Management.ts';

/** Methods that are no second factor: the first one, and what only helps with others. */
const notFactors = ['password', 'email-verification', 'recovery-code'];

/** What second factors at Auth0 work with. */
export interface Auth0SecondFactorsOptions {
  management: Auth0Management;
  accounts: ProviderAccounts;
  logger: Logger;
}

/** The second factors that an Auth0 keeps, by its Management API. */
export function createAuth0SecondFactors({ management, accounts, logger }: Auth0SecondFactorsOptions): SecondFactors {
  /** Asks Auth0 about a person; what fails there is a 503 here, with the reason in the log. */
  async function ask<T>(userId: string, question: (subject: string) => Promise<T>): Promise<T> {
    const subject = await accounts.subjectOf(userId);
    if (subject === undefined)
      throw new ApiProblem(
        409,
        'sign_in_first',
        'This person has not signed in through Auth0 yet. They sign in first.',
      );
    try {
      return await question(subject);
    } catch (error) {
      logger.warn({ err: error }, 'Auth0 did not do what it was asked for');
      const message = 'The sign-in service did not answer. Try again in a moment.';
      throw new ApiProblem(503, 'provider_unavailable', message, [], { cause: error });
    }
  }
  return {
    async methodsOf(userId) {
      const methods = await ask(userId, management.listMethods);
      const types = methods
        .filter(({ type, confirmed }) => confirmed !== false && !notFactors.includes(type))
        .map(({ type }) => type);
      return [...new Set(types)].sort();
    },
    beginEnrollment: (userId) => ask(userId, management.createEnrollmentTicket),
    reset: (userId) => ask(userId, management.deleteMethods),
  };
}
