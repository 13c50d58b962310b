import type { RestGateway } from './Gateways.ts';
import { restAddress, rowsIn } from './restRequest.ts';

/** Options of `createRestGateway`. */
export interface RestGatewayOptions {
  /**
   * Other allowed origins, such as "https://geo.example.com". They receive neither cookies nor `headers`. Default: only
   * the page's own origin.
   */
  origins?: readonly string[];
  /** Returns headers for the page's own origin, such as a token; called for each request. Default: none. */
  headers?: () => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  /** Sends a request. Default: the `fetch` of the environment. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Base URL of relative addresses. Default: the page's. */
  baseUrl?: string;
}

/**
 * Creates the gateway for data sources of kind `rest`, which reads JSON by GET. Credentials are only sent to the page's
 * own origin; other origins must be listed, and redirects are not followed.
 */
export function createRestGateway(options: RestGatewayOptions = {}): RestGateway {
  const { origins = [], headers, fetch: send = (url, init) => fetch(url, init), baseUrl } = options;
  return {
    load: async (source, { signal, places, search }) => {
      const url = restAddress(source, places, search?.term);
      if (url === undefined) return [];
      const base = baseUrl ?? globalThis.location.href;
      const { href, origin, pathname } = new URL(url, base);
      const isOwn = origin === new URL(base).origin;
      if (!isOwn && !origins.includes(origin))
        throw new Error(`${origin} is another origin. To ask it, add it to \`origins\` of createRestGateway.`);
      const own = isOwn ? await headers?.() : undefined;
      const response = await send(href, {
        signal,
        credentials: isOwn ? 'same-origin' : 'omit',
        redirect: 'error',
        headers: { accept: 'application/json', ...own },
      });
      if (!response.ok) throw new Error(`GET ${pathname} returned ${response.status}.`);
      const rows = rowsIn(await response.json(), source.keyList);
      if (!Array.isArray(rows))
        throw new Error(`GET ${pathname} returned no list. Set \`keyList\` to the path of one.`);
      return rows;
    },
  };
}
