import type { SessionContext } from './SessionContext.ts';
import { configurationFault } from './providerFault.ts';

/** How long the start waits for the provider's metadata. */
const waitMs = 5_000;

/**
 * Checks at the start whether the configured outside provider responds. If it does not, that is logged: it may be
 * down, and sign-in works as soon as it is back. Throws a StartProblem if its response shows that OIDC_ISSUER is wrong.
 */
export async function checkProvider(
  { provider, outsideIssuer, logger }: Pick<SessionContext, 'provider' | 'outsideIssuer' | 'logger'>,
  { waitMs: limitMs = waitMs }: { waitMs?: number } = {},
): Promise<void> {
  if (outsideIssuer === null) return;
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs / 1000} s`)), limitMs);
  });
  try {
    await Promise.race([provider.check(), tooLong]);
  } catch (error) {
    const fault = configurationFault(error, outsideIssuer);
    if (fault !== null) throw fault;
    logger.warn(
      { err: error },
      `OIDC_ISSUER: the provider at ${outsideIssuer} does not respond; people can't sign in until it does. Check the address if it should be up.`,
    );
  } finally {
    clearTimeout(timer);
  }
}
