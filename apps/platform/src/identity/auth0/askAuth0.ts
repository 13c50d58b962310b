import type { Logger } from 'pino';
import { ApiProblem } from '../../http/ApiProblem.ts';

/** Runs a call to Auth0; what fails there is a 503 here, with the reason in the log. */
export async function askAuth0<T>(call: () => Promise<T>, logger: Logger): Promise<T> {
  try {
    return await call();
  } catch (error) {
    logger.warn({ err: error }, 'Auth0 did not do what it was asked for');
    const message = 'The sign-in service did not answer. Try again in a moment.';
    throw new ApiProblem(503, 'provider_unavailable', message, [], { cause: error });
  }
}
