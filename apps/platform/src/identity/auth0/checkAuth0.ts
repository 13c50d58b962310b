import type { Logger } from 'pino';
import { StartProblem } from '../../config/StartProblem.ts';
import { type Auth0Management, Auth0TokenError } from './createAuth0Management.ts';

/** Dependencies of the check. */
export interface CheckAuth0Options {
  management: Pick<Auth0Management, 'check'>;
  /** Address of the Auth0 tenant. */
  url: string;
  logger: Pick<Logger, 'warn'>;
}

/**
 * Checks at startup that Auth0 accepts the configured credentials. Logs if it does not respond: it may be down. Throws
 * a StartProblem if its response shows that a variable is wrong.
 */
export async function checkAuth0({ management, url, logger }: CheckAuth0Options): Promise<void> {
  try {
    await management.check();
  } catch (error) {
    const status = error instanceof Auth0TokenError ? error.status : 0;
    if (status === 404)
      throw new StartProblem(`AUTH0_DOMAIN: there is no Auth0 tenant at ${url}. Set it to the domain of your tenant.`);
    if (status === 401 || status === 403)
      throw new StartProblem(
        `AUTH0_MANAGEMENT_CLIENT_ID, AUTH0_MANAGEMENT_CLIENT_SECRET: Auth0 at ${url} refuses them. Set both to those of a machine-to-machine application that may use the Management API.`,
      );
    logger.warn(
      { err: error },
      `AUTH0_DOMAIN: Auth0 at ${url} does not respond; second factors and blocks there cannot be managed until it does.`,
    );
  }
}
