import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { GrantRevokedError, type ProviderClient, type ProviderGrant } from './ProviderClient.ts';
import { configurationFault } from './providerFault.ts';
import type { LiveSession, SessionStore } from './SessionStore.ts';

/** Time before expiry at which the provider's tokens are renewed. */
const renewalMarginMs = 60_000;

const defaultWaitMs = 5_000;

/** Interval of checks for a renewal by another process. */
const lookEveryMs = 200;

/** Delay after the first failure; it doubles with each further one. */
const firstBackOffMs = 15_000;
const longestBackOffMs = 5 * 60_000;

/** Max number of remembered failures. */
const maxFailures = 10_000;

/** Dependencies of renewals. */
export interface RenewalsOptions {
  store: Pick<SessionStore, 'findByHash' | 'beginRenewal' | 'replaceTokens' | 'giveRenewalBack' | 'end'>;
  provider: Pick<ProviderClient, 'refresh'>;
  logger: Pick<Logger, 'warn'>;
  /** The issuer of an outside provider; if it refuses the client, the log names the variable. Default null: none. */
  outsideIssuer?: string | null;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
  /** Max wait of a request for the renewal of expired tokens, ms. Default 5,000. */
  waitMs?: number;
}

/** Renews the provider's tokens of a session if due. Returns whether the session continues. */
export type KeepRenewed = (session: LiveSession) => Promise<boolean>;

/**
 * Renews the tokens of a session once for all concurrent requests and processes: in the background while they are
 * valid; requests with expired tokens wait for up to five seconds. After a failure the next attempt follows after 15
 * seconds, then after twice as long each time, up to five minutes; no request waits for it. A provider that is down
 * does not end sessions.
 */
export function createRenewals({
  store,
  provider,
  logger,
  outsideIssuer = null,
  now,
  waitMs = defaultWaitMs,
}: RenewalsOptions): KeepRenewed {
  const underWay = new Map<string, Promise<boolean>>();
  const failures = new Map<string, { backOffMs: number; retryAt: number }>();

  return async (session) => {
    const { idHash, tokens } = session;
    if (!isDue(tokens, now())) return true;
    const failure = failures.get(idHash);
    if (failure !== undefined && now() < failure.retryAt) return true;
    const renewal = underWay.get(idHash) ?? begin(idHash);
    if (failure !== undefined || !hasExpired(tokens, now())) return true;
    const timer = new AbortController();
    return Promise.race([renewal, delay(waitMs, true, { signal: timer.signal })]).finally(() => timer.abort());
  };

  function begin(idHash: string): Promise<boolean> {
    const renewal = renew(idHash).finally(() => underWay.delete(idHash));
    underWay.set(idHash, renewal);
    return renewal;
  }

  /** Never rejects, because no caller may be waiting for it. */
  async function renew(idHash: string): Promise<boolean> {
    try {
      if (!(await store.beginRenewal(idHash))) return await untilRenewed({ store, now, waitMs }, idHash);
      const goesOn = await renewClaimed({ store, provider, now }, idHash);
      failures.delete(idHash);
      return goesOn;
    } catch (error) {
      if (error instanceof GrantRevokedError) return endSession(idHash);
      noteFailure(idHash, error);
      return true;
    }
  }

  async function endSession(idHash: string): Promise<boolean> {
    failures.delete(idHash);
    await store.end(idHash).catch((error: unknown) => noteFailure(idHash, error));
    return false;
  }

  function noteFailure(idHash: string, error: unknown): void {
    const before = failures.get(idHash);
    const backOffMs = before === undefined ? firstBackOffMs : Math.min(before.backOffMs * 2, longestBackOffMs);
    failures.delete(idHash);
    const [oldest] = failures.keys();
    if (failures.size >= maxFailures && oldest !== undefined) failures.delete(oldest);
    failures.set(idHash, { backOffMs, retryAt: now() + backOffMs });
    const fault = outsideIssuer === null ? null : configurationFault(error, outsideIssuer);
    logger.warn({ err: error, retryInMs: backOffMs }, fault?.message ?? 'failed to renew the tokens of a session');
  }
}

/** The tokens may have been renewed since the caller read the session; a refresh token that is sent twice ends the session. */
async function renewClaimed(
  { store, provider, now }: Pick<RenewalsOptions, 'store' | 'provider' | 'now'>,
  idHash: string,
): Promise<boolean> {
  try {
    const session = await store.findByHash(idHash);
    if (session === null) return false;
    if (isDue(session.tokens, now())) await store.replaceTokens(idHash, await provider.refresh(session.tokens));
    else await store.giveRenewalBack(idHash);
    return true;
  } catch (error) {
    await store.giveRenewalBack(idHash).catch(() => undefined);
    throw error;
  }
}

/** Waits for the renewal of another process. If it does not finish in time, the next request tries again. */
async function untilRenewed(
  { store, now, waitMs }: Pick<RenewalsOptions, 'store' | 'now'> & { waitMs: number },
  idHash: string,
): Promise<boolean> {
  for (let waited = 0; waited < waitMs; waited += lookEveryMs) {
    const session = await store.findByHash(idHash);
    if (session === null) return false;
    if (!isDue(session.tokens, now())) return true;
    await delay(lookEveryMs);
  }
  return true;
}

function isDue({ refreshToken, expiresAt }: ProviderGrant, now: number): boolean {
  return refreshToken !== null && expiresAt !== null && now >= expiresAt - renewalMarginMs;
}

function hasExpired({ expiresAt }: ProviderGrant, now: number): boolean {
  return expiresAt !== null && now >= expiresAt;
}
