import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { PlatformProcess } from './PlatformProcess.ts';
import { forwardTo, serveTls, type TlsServer } from './tlsServer.ts';
import { root } from './workspace.ts';

/** How the vendor's SDK opens a session: with signed addresses, or without cookies. */
export type VendorMode = 'signed' | 'cookieless';

/** An event of the vendor's SDK. */
export interface VendorEvent {
  type: string;
  [property: string]: unknown;
}

/** The calls of the site to the unmodified SDK. */
const pageScript = `
  import { getEmbedSDK } from '@looker/embed-sdk';
  const types = ['page:changed', 'dashboard:loaded', 'dashboard:filters:changed', 'dashboard:run:start',
    'dashboard:run:complete', 'dashboard:tile:complete', 'page:properties:changed', 'session:status', 'session:expired',
    'dashboard:tile:explore', 'drillmenu:click', 'env:client:dialog'];
  window.events = [];
  window.answers = {};
  window.connectVendor = async ({ mode, host, token, filters, dashboard }) => {
    const headers = { authorization: 'Bearer ' + token, 'content-type': 'application/json' };
    const sdk = getEmbedSDK();
    if (mode === 'signed') sdk.init(host, { url: '/looker/embed-auth', headers: [{ name: 'authorization', value: headers.authorization }] });
    else sdk.initCookieless(host, { url: '/looker/acquire-embed-session', headers },
      { url: '/looker/generate-embed-tokens', method: 'PUT', headers });
    const builder = sdk.createDashboardWithId(dashboard).withFilters(filters).withDynamicIFrameHeight().appendTo('#dashboard');
    for (const type of types) builder.on(type, (event) => { window.events.push({ ...event, type }); return window.answers[type]; });
    window.connection = await builder.build().connect({ waitUntilLoaded: true });
  };
`;

const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A site with the vendor's SDK</title></head>
<body style="margin: 0"><div id="dashboard"></div><script src="/host.js"></script></body></html>`;

/** A site over TLS that embeds dashboards with the vendor's SDK, and the dashboards over TLS. */
export interface VendorSite {
  /** Environment of the platform whose dashboards it embeds. */
  environment: Record<string, string>;
  /** Origin of the site. */
  origin: string;
  /** Origin of the dashboards. */
  dashboardsOrigin: string;
  /** Where the site's own service finds the platform. */
  platform: PlatformProcess | null;
  /** Seconds that tokens are said to last in place of their own lifetime, so that they are soon renewed. */
  tokenSeconds: number | null;
  /** How often tokens were renewed. */
  renewals: number;
  close(): void;
}

/** Serves the site and, in front of `dashboardsPort`, the dashboards. */
export async function serveVendorSite(dashboardsPort: number): Promise<VendorSite> {
  const bundle = await build({
    stdin: { contents: pageScript, resolveDir: root },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  const dashboards = await serveTls(forwardTo(`http://127.0.0.1:${dashboardsPort}`));
  const server: TlsServer = await serveTls((incoming, outgoing) => {
    if (incoming.url?.startsWith('/looker/')) return void answerFromPlatform(site, incoming, outgoing);
    const isScript = incoming.url === '/host.js';
    outgoing.setHeader('content-type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8');
    outgoing.end(isScript ? script : html);
  });
  const site: VendorSite = {
    environment: {
      EMBED_ORIGINS: server.origin,
      DASHBOARDS_PORT: String(dashboardsPort),
      DASHBOARDS_PUBLIC_URL: dashboards.origin,
    },
    origin: server.origin,
    dashboardsOrigin: dashboards.origin,
    platform: null,
    tokenSeconds: null,
    renewals: 0,
    close() {
      server.close();
      dashboards.close();
    },
  };
  return site;
}

/** The site's own service: hands the calls of the SDK on to the platform. */
async function answerFromPlatform(
  site: VendorSite,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '', headers } = incoming;
  const answer = await fetch(`${site.platform?.url}/api/v1${url}`, {
    method,
    headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
    ...(method === 'PUT' && { body: await text(incoming) }),
  });
  const body = (await answer.json()) as Record<string, unknown>;
  if (url === '/looker/generate-embed-tokens') site.renewals += 1;
  for (const name of ['api_token_ttl', 'navigation_token_ttl'])
    if (site.tokenSeconds !== null && typeof body[name] === 'number') body[name] = site.tokenSeconds;
  outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Methods of the SDK's connection to a dashboard. */
type VendorCall = 'run' | 'stop' | 'edit' | 'openScheduleDialog' | 'updateFilters';

/** What is used of the SDK's connection. */
interface VendorConnection {
  asDashboardConnection(): Record<VendorCall, (...parameters: unknown[]) => unknown>;
  loadUrl(options: { url: string }): Promise<unknown>;
}

/** The page of the site. */
export class VendorHost {
  readonly #page: Page;
  readonly #site: VendorSite;
  readonly #token: string;

  constructor(page: Page, site: VendorSite, token: string) {
    this.#page = page;
    this.#site = site;
    this.#token = token;
  }

  /** What is in the frame. */
  get content(): FrameLocator {
    return this.#page.frameLocator('#dashboard iframe');
  }

  /** Opens the page and connects it to a dashboard, by default the profile of an agency. Throws what the SDK rejects with. */
  async connect(mode: VendorMode, filters: Record<string, string>, dashboard = 'agency'): Promise<void> {
    await this.#page.goto(this.#site.origin);
    const host = new URL(this.#site.dashboardsOrigin).host;
    await this.#page.evaluate(
      (options) => (window as unknown as { connectVendor(all: object): Promise<void> }).connectVendor(options),
      { mode, host, token: this.#token, filters, dashboard },
    );
  }

  /** Calls a method of the SDK's connection to the dashboard. Resolves to what it resolves to. */
  async call(method: VendorCall, ...parameters: unknown[]): Promise<unknown> {
    return this.#page.evaluate(
      ([name, all]) => {
        const { connection } = window as unknown as { connection: VendorConnection };
        return connection.asDashboardConnection()[name](...all);
      },
      [method, parameters] as const,
    );
  }

  /** Opens another address in the existing frame. Resolves when the frame has responded. */
  async load(url: string): Promise<void> {
    await this.#page.evaluate(async (address) => {
      await (window as unknown as { connection: VendorConnection }).connection.loadUrl({ url: address });
    }, url);
  }

  /** Sets what the page's handler of an event returns. */
  async answer(type: string, result: object): Promise<void> {
    await this.#page.evaluate(
      ([name, value]) => ((window as unknown as { answers: Record<string, object> }).answers[name] = value),
      [type, result] as const,
    );
  }

  /** The events of a kind that the SDK handed to the page. */
  async events(type: string): Promise<VendorEvent[]> {
    const all = await this.#page.evaluate(() => (window as unknown as { events: VendorEvent[] }).events);
    return all.filter((event) => event.type === type);
  }

  /** Waits until so many runs have ended. Returns the event of the last one. */
  async runs(count: number): Promise<VendorEvent | undefined> {
    await expect.poll(async () => (await this.events('dashboard:run:complete')).length).toBe(count);
    return (await this.events('dashboard:run:complete')).at(-1);
  }
}
