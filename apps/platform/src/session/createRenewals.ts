import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { GrantRevokedError, type ProviderClient, type ProviderGrant } from './ProviderClient.ts';
import { configurationFault } from './providerFault.ts';
import type { LiveSession, SessionStore } from './SessionStore.ts';

/** The provider's tokens are renewed this long before they expire. */
const renewalMarginMs = 60_000;

const defaultWaitMs = 5_000;

/** How often a renewal by another process is looked at. */
const lookEveryMs = 200;

/** Delay after the first failure; it doubles with each further one. */
const firstBackOffMs = 15_000;
const longestBackOffMs = 5 * 60_000;

/** Failures remembered at most. */
const maxFailures = 10_000;

/** Inputs of renewing. */
export interface RenewalsOptions {
  store: Pick<SessionStore, 'findByHash' | 'beginRenewal' | 'replaceTokens' | 'giveRenewalBack' | 'end'>;
  provider: Pick<ProviderClient, 'refresh'>;
  logger: Pick<Logger, 'warn'>;
  /** The issuer of an outside provider, whose refusal of the client is logged by the variable's name. Default null: none. */
  outsideIssuer?: string | null;
  /** Now, milliseconds since the epoch. */
  now: () => number;
  /** How long a request waits for the renewal of tokens that have expired. Default 5,000. */
  waitMs?: number;
}

/** Renews the provider's tokens of a session if due. Returns whether the session continues. */
export type KeepRenewed = (session: LiveSession) => Promise<boolean>;

/**
 * Renews the tokens of a session once, however many requests of however many processes ask for it: in the background while they are valid; once
 * they have expired, requests wait for up to five seconds. After a failure the next attempt waits for 15 seconds, then
 * for twice as long each time, up to five minutes, and no request waits for it. A provider that is down ends no session.
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

  /** Never rejects: it may have no caller that waits. */
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
    logger.warn({ err: error, retryInMs: backOffMs }, fault?.message ?? 'the tokens of a session could not be renewed');
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

/** Waits for the renewal of another process. Where that does not come, the next request tries. */
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
