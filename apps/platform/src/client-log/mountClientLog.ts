import type { Logger } from 'pino';
import { ApiProblem } from '../http/ApiProblem.ts';
import { createAttemptLimiter } from '../http/AttemptLimiter.ts';
import { clientNetwork } from '../http/clientNetwork.ts';
import type { Routes } from '../http/Routes.ts';

/** Longest text of one field that goes into the log, in characters. */
const maxLoggedLength = 2_000;

const windowMs = 60_000;
/** Entries a minute from one address (IPv6: one network): far more than a browser that fails over and over, people behind one router included. */
const maximumPerNetwork = 60;
/** Entries a minute of all addresses together. */
const maximumOfAll = 600;

/** What the client log takes. */
export interface MountClientLogOptions {
  logger: Logger;
  /** Now, milliseconds since the epoch. */
  now: () => number;
}

/**
 * POST _log: errors that happened in a browser, written to the platform's log under the client's own level. Anybody may
 * send them, so their number is bounded: more in a minute are answered 429 and not written.
 */
export function mountClientLog(routes: Routes, { logger, now }: MountClientLogOptions): void {
  const ofNetwork = createAttemptLimiter({ now, windowMs, maximum: maximumPerNetwork });
  const ofAll = createAttemptLimiter({ now, windowMs, maximum: maximumOfAll });
  routes.mount('clientLog.write', async ({ body, requestId, address }) => {
    const network = clientNetwork(address);
    refuseTooMany(Math.max(ofNetwork.waitMs(network), ofAll.waitMs('')));
    ofNetwork.begin(network);
    ofAll.begin('');
    const { level, url, ...fields } = body;
    const texts = Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, text?.slice(0, maxLoggedLength)]),
    );
    logger[level]({ requestId, client: { ...texts, path: pathOf(url) } }, 'client');
    return new Response(null, { status: 204 });
  });
}

function refuseTooMany(waitMs: number): void {
  if (waitMs === 0) return;
  throw new ApiProblem(429, 'too_many_requests', 'Too many entries for the log. Send fewer.', [], {
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  });
}

/** The address without its query, which carries filters and sign-in codes. */
function pathOf(url: string | undefined): string | undefined {
  return url?.split(/[?#]/, 1)[0]?.slice(0, maxLoggedLength);
}
