import type { Logger } from 'pino';
import type { Routes } from '../http/Routes.ts';

/** Longest text of one field that goes into the log, in characters. */
const maxLoggedLength = 2_000;

/** POST _log: errors that happened in a browser, written to the platform's log under the client's own level. */
export function mountClientLog(routes: Routes, { logger }: { logger: Logger }): void {
  routes.mount('clientLog.write', ({ body, requestId }) => {
    const { level, url, ...fields } = body;
    const texts = Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, text?.slice(0, maxLoggedLength)]),
    );
    logger[level]({ requestId, client: { ...texts, path: pathOf(url) } }, 'client');
    return Promise.resolve(new Response(null, { status: 204 }));
  });
}

/** The address without its query, which carries filters and sign-in codes. */
function pathOf(url: string | undefined): string | undefined {
  return url?.split(/[?#]/, 1)[0]?.slice(0, maxLoggedLength);
}
