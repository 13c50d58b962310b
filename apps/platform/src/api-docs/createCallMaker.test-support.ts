import { type Endpoint, type EndpointId, endpoints } from '@agency-insights/insights-api/contract';
import { takesToken } from '../endpoints/takesToken.ts';
import { csvForm } from '../people/administration.test-support.ts';
import type { SignedIn, TestPlatform } from '../testing/startPlatform.test-support.ts';
import type { CallParts } from './CallExample.ts';
import { callExamples } from './callExamples.ts';
import { createPreparation } from './prepareCalls.test-support.ts';

/** A service for the `SERVICE_CLIENTS` of a test platform. */
export const testService = { clientId: 'billing', clientSecret: 'a-secret-of-more-than-32-characters-here' };

type Prepare = ReturnType<typeof createPreparation>;

/** A permitted caller: headers, and the values of the variables that belong to them. */
export interface CallerOf {
  headers: Record<string, string>;
  values: NonNullable<Parameters<Prepare>[1]>;
}

/** An unparsed response. */
export interface Answer {
  status: number;
  type: string;
  text: string;
}

/** Makes every call of the endpoint table as a permitted caller. */
export interface CallMaker {
  people: Record<'analyst' | 'admin' | 'nobody', SignedIn>;
  /** Fills in the variables of an example. */
  prepare: Prepare;
  callerOf(id: EndpointId): Promise<CallerOf>;
  send(id: EndpointId, parts: CallParts, headers: Record<string, string>): Promise<Answer>;
}

/** Calls that invalidate the cookies. */
const endsSession: ReadonlySet<EndpointId> = new Set(['session.signout', 'session.signoutAddress']);

/** Signs the users in. The platform's `SERVICE_CLIENTS` must name `testService`. */
export async function createCallMaker(platform: TestPlatform): Promise<CallMaker> {
  const [analyst, admin, nobody] = await Promise.all([
    platform.signIn('analyst'),
    platform.signIn('admin'),
    platform.signIn('nobody'),
  ]);
  const people = { analyst, admin, nobody };
  const prepare = createPreparation(platform, people, testService);
  let frame: Promise<string> | undefined;
  let browser: Promise<CallerOf> | undefined;

  const send: CallMaker['send'] = async (id, parts, headers) => {
    const { method, encoding, answer }: Endpoint = endpoints[id];
    const response = await fetch(addressOf(platform, id, parts), {
      method,
      redirect: 'manual',
      ...bodyOf(encoding, parts.body, { accept: accepted(answer), ...headers }),
    });
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      text: await response.text(),
    };
  };

  async function openFrame(): Promise<string> {
    const entered = await send('embed.session', await prepare(callExamples['embed.session']), {});
    return (JSON.parse(entered.text) as { api_token: string }).api_token;
  }

  return {
    people,
    prepare,
    send,
    async callerOf(id) {
      const endpoint: Endpoint = endpoints[id];
      if (callExamples[id].cookies)
        return endsSession.has(id) ? inBrowser(platform) : (browser ??= inBrowser(platform));
      if (!takesToken(endpoint)) return { headers: {}, values: {} };
      if (endpoint.server === 'dashboards')
        return { headers: { authorization: `Bearer ${await (frame ??= openFrame())}` }, values: {} };
      const asPerson = endpoint.auth === 'bearer' || callExamples[id].needs !== undefined;
      return { headers: (asPerson ? analyst : admin).headers, values: {} };
    },
  };
}

/** Returns the address of a call with its path parameters and query. */
export function addressOf(
  platform: Pick<TestPlatform, 'url' | 'dashboardsUrl'>,
  id: EndpointId,
  { params = {}, query = {} }: CallParts,
): string {
  const { path, server }: Endpoint = endpoints[id];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_hole, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const origin = server === 'dashboards' ? platform.dashboardsUrl : platform.url;
  return `${origin}${filled}${search === '' ? '' : `?${search}`}`;
}

async function inBrowser(platform: TestPlatform): Promise<CallerOf> {
  const { browser } = await platform.signIn('commercial');
  const { csrfToken } = await browser.json<{ csrfToken: string }>(`${platform.url}/api/auth/csrf`);
  const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
  return { headers: { cookie, origin: platform.url }, values: { $CSRF_TOKEN: () => csrfToken } };
}

function accepted(answer: Endpoint['answer']): string {
  return answer === 'page' || answer === 'redirect' ? 'text/html' : 'application/json';
}

function bodyOf(encoding: Endpoint['encoding'], body: unknown, headers: Record<string, string>): RequestInit {
  if (body === undefined) return { headers };
  if (encoding === 'multipart') return { headers, body: csvForm((body as { file: string }).file) };
  if (encoding === 'form') return { headers, body: new URLSearchParams(body as Record<string, string>) };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { headers: { ...headers, 'content-type': 'application/json' }, body: text };
}
