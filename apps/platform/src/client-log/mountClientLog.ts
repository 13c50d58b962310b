import type { Logger } from 'pino';
import { ApiProblem } from '../http/ApiProblem.ts';
import { createAttemptLimiter } from '../http/AttemptLimiter.ts';
import { clientNetwork } from '../http/clientNetwork.ts';
import type { Routes } from '../http/Routes.ts';

/** Max logged length of one field, in characters. */
const maxLoggedLength = 2_000;

const windowMs = 60_000;
/** Max entries a minute from one address (IPv6: network). Enough for several failing browsers behind one router. */
const maximumPerNetwork = 60;
/** Max entries a minute of all addresses together. */
const maximumOfAll = 600;

/** Options of the client log. */
export interface MountClientLogOptions {
  logger: Logger;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/**
 * POST _log: writes errors of a browser to the platform's log, with the client's level. The call needs no session, so
 * its rate is limited: further entries get a 429 and are not logged.
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

/** Returns the address without its query, which contains filters and sign-in codes. */
function pathOf(url: string | undefined): string | undefined {
  return url?.split(/[?#]/, 1)[0]?.slice(0, maxLoggedLength);
}
