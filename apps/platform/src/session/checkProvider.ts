import type { SessionContext } from './SessionContext.ts';
import { configurationFault } from './providerFault.ts';

/** Max wait for the provider's metadata at startup. */
const waitMs = 5_000;

/**
 * Checks at startup whether the configured outside provider responds, and logs if not: it may be down, and sign-in
 * works again when it is up. Throws a StartProblem if its response shows that OIDC_ISSUER is wrong.
 */
export async function checkProvider(
  { provider, outsideIssuer, logger }: Pick<SessionContext, 'provider' | 'outsideIssuer' | 'logger'>,
  { waitMs: limitMs = waitMs }: { waitMs?: number } = {},
): Promise<void> {
  if (outsideIssuer === null) return;
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${limitMs / 1000} s`)), limitMs);
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
