import type { Logger } from 'pino';
import { ApiProblem } from '../../http/ApiProblem.ts';

/** Runs a call to Auth0. Converts errors to a 503, and logs the reason. */
export async function askAuth0<T>(call: () => Promise<T>, logger: Logger): Promise<T> {
  try {
    return await call();
  } catch (error) {
    logger.warn({ err: error }, 'a call to Auth0 failed');
    const message = 'The sign-in service did not respond. Try again in a moment.';
    throw new ApiProblem(503, 'provider_unavailable', message, [], { cause: error });
  }
}
