import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Logger } from 'pino';
import { clientNetwork } from '../http/clientNetwork.ts';
import type { Limits } from '../limits/Limiter.ts';
import { deadEndPage, requestAddress, sendPage } from './providerPages.ts';

/**
 * Max length of an address that begins a sign-in, whose fields the provider stores. The product's has about 400
 * characters.
 */
const maxStartLength = 4_000;
const windowMs = 15 * 60_000;

/** Options of the limit. */
export interface SignInStartLimitOptions {
  provider: Provider;
  publicUrl: string;
  /** Max unfinished sign-ins from one network within 15 minutes. */
  signInStartsPerAddress: number;
  trustProxy: boolean;
  limits: Pick<Limits, 'open'>;
  logger: Pick<Logger, 'warn'>;
}

/** Refuses a request that may not start a sign-in; returns whether it did. */
export type SignInStartLimit = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * Limits stored sign-ins: their length, and the number of unfinished ones per network or signed-in user. Attempts of
 * strangers do not count against a signed-in user in their network.
 */
export function createSignInStartLimit(options: SignInStartLimitOptions): SignInStartLimit {
  const { provider, publicUrl, signInStartsPerAddress, trustProxy, limits, logger } = options;
  const starts = limits.open({ name: 'sign-ins begun', maximum: signInStartsPerAddress, windowMs });
  const kept = new WeakSet<IncomingMessage>();
  const networkOf = (request: IncomingMessage) => clientNetwork(requestAddress(request, trustProxy));
  provider.on('interaction.started', ({ req }: KoaContextWithOIDC) => void kept.add(req));
  provider.on('interaction.ended', ({ req, oidc }: KoaContextWithOIDC) => {
    if (oidc.session?.accountId !== undefined) takeBack(networkOf(req));
  });

  /** No response waits for it. */
  function takeBack(starter: string): void {
    starts
      .takeBack(starter)
      .catch((error: unknown) =>
        logger.warn({ err: error }, 'failed to uncount a finished sign-in; it still counts as unfinished'),
      );
  }

  /** Returns the user if the browser is signed in at the provider; otherwise the network. */
  async function startedBy(request: IncomingMessage, response: ServerResponse): Promise<string> {
    const { accountId } = await provider.Session.get(provider.createContext(request, response));
    return accountId === undefined ? networkOf(request) : `person ${accountId}`;
  }

  return async (request, response) => {
    if ((request.url ?? '').length > maxStartLength) {
      const page = deadEndPage('Sign-in cannot go on', 'The address to sign in at is too long.', publicUrl);
      sendPage(response, page, 414);
      return true;
    }
    const starter = await startedBy(request, response);
    // Count before the work, so that concurrent requests are limited too. Requests of signed-in users do not count.
    const waitMs = await starts.count(starter);
    if (waitMs > 0) {
      response.setHeader('retry-after', Math.ceil(waitMs / 1000));
      const text = 'Too many sign-ins were begun and not finished. Wait a few minutes and try again.';
      sendPage(response, deadEndPage('Sign-in cannot go on', text, publicUrl), 429);
      return true;
    }
    response.once('close', () => {
      if (!kept.has(request)) takeBack(starter);
    });
    return false;
  };
}
