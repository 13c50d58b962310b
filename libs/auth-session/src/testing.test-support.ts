import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AuthLogCode } from './client/AuthLogger.ts';
import type { Clock } from './client/Environment.ts';
import { storageBroadcast } from './client/TabBroadcast.ts';
import { createSessionClient, type SessionClient, type SessionClientOptions } from './client/createSessionClient.ts';

/** A request as it arrived. */
export interface Arrived {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A session service by the contract of NextAuth v4, on a port of its own. */
export interface SessionService {
  url: string;
  arrived: Arrived[];
  /** Who is signed in. */
  person: { id: string; email: string; name: string } | null;
  /** How long a new access token lasts, seconds. */
  tokenLifeSeconds: number;
  /** What the service's clock shows, milliseconds; null: the machine's. */
  time: number | null;
  /** Answers instead of the usual answer. */
  instead: ((request: Arrived) => { status: number; body: string } | null) | null;
  /** Answers to wait for this. */
  after: Promise<unknown> | null;
  count(path: string): number;
  close(): Promise<void>;
}

/** The person of the examples. */
export const ana = { id: 'u1', email: 'analyst@demo.test', name: 'Ana Lyst' };

/** Starts a session service. */
export async function startSessionService(): Promise<SessionService> {
  let tokens = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const entry = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString('utf8'),
      };
      service.arrived.push(entry);
      const other = service.instead?.(entry);
      const { status, body } = other ?? { status: 200, body: JSON.stringify(usualAnswer(entry)) };
      void Promise.resolve(service.after).then(() => {
        response.writeHead(status, {
          'content-type': 'application/json',
          date: new Date(service.time ?? Date.now()).toUTCString(),
        });
        response.end(body);
      });
    });
  });
  const usualAnswer = ({ method, path, body }: Arrived): unknown => {
    const route = path.replace(/^\/api\/auth\//, '').split('?')[0];
    if (method === 'GET' && route === 'csrf') return { csrfToken: 'csrf-1' };
    if (method === 'GET' && route === 'providers') return providers;
    if (route === 'session') return readSession();
    if (!body.includes('csrfToken=csrf-1')) return { error: { code: 'csrf', message: 'no' } };
    if (route === 'signout') {
      service.person = null;
      return { url: 'http://provider.test/end' };
    }
    if (route === 'callback/password') {
      const right = body.includes('password=right');
      service.person = right ? ana : null;
      return { url: right ? 'http://localhost/home' : 'http://localhost/signin?error=CredentialsSignin' };
    }
    return { url: 'http://provider.test/authorize?state=1' };
  };
  const readSession = (): unknown => {
    const { person } = service;
    if (!person) return {};
    tokens += 1;
    const now = service.time ?? Date.now();
    return {
      user: { email: person.email, name: person.name },
      currentUserId: person.id,
      accessToken: `token-${tokens}`,
      accessTokenExpiresAt: Math.floor(now / 1_000) + service.tokenLifeSeconds,
      expires: new Date(now + 1_800_000).toISOString(),
    };
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: SessionService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived: [],
    person: ana,
    tokenLifeSeconds: 300,
    time: null,
    instead: null,
    after: null,
    count: (path) => service.arrived.filter((request) => `${request.method} ${request.path}` === path).length,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

const providers = {
  insights: { id: 'insights', name: 'Agency Insights', type: 'oauth', signinUrl: '', callbackUrl: '' },
  password: { id: 'password', name: 'Password', type: 'credentials', signinUrl: '', callbackUrl: '' },
};

/** A clock that the test moves. */
export function createClock(): Clock & { advance(milliseconds: number): void } {
  let time = 0;
  const tasks = new Set<{ due: number; every: number; task: () => void }>();
  return {
    now: () => Date.now() + time,
    every(milliseconds, task) {
      const entry = { due: time + milliseconds, every: milliseconds, task };
      tasks.add(entry);
      return () => tasks.delete(entry);
    },
    timeout: () => new AbortController().signal,
    advance(milliseconds) {
      time += milliseconds;
      for (const entry of tasks) {
        while (entry.due <= time) {
          entry.due += entry.every;
          entry.task();
        }
      }
    },
  };
}

/** A browser's storage that several tabs share: a write reaches every tab but the one that wrote. */
export function createSharedStorage() {
  const tabs: { events: EventTarget; storage: Storage }[] = [];
  const values = new Map<string, string>();
  return {
    openTab() {
      const events = new EventTarget();
      const setItem = (key: string, value: string): void => {
        values.set(key, value);
        for (const tab of tabs)
          if (tab.events !== events)
            tab.events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
      };
      // The client uses nothing else of a storage.
      const tab = { events, storage: { setItem } as Storage };
      tabs.push(tab);
      return { ...tab, broadcast: storageBroadcast({ storage: tab.storage, events: events as unknown as Window }) };
    },
  };
}

/** A page as the client sees it. */
export interface TestPage {
  client: SessionClient;
  clock: ReturnType<typeof createClock>;
  logged: { code: AuthLogCode; error: Error }[];
  /** Addresses that the page went to; `reload` for a reload. */
  went: string[];
  /** Returns how often listeners were notified. */
  told(): number;
  show(visible: boolean): void;
}

/** Opens a page with a session client of its own. */
export function openPage(service: SessionService, options: SessionClientOptions = {}): TestPage {
  const clock = createClock();
  const logged: TestPage['logged'] = [];
  const went: string[] = [];
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const client = createSessionClient({
    basePath: `${service.url}/api/auth`,
    clock,
    broadcast: null,
    document: document as unknown as Document,
    location: {
      href: 'http://localhost/marketing/agencies?state=TX',
      assign: (url) => void went.push(url),
      reload: () => void went.push('reload'),
    },
    logger: { error: (code, error) => void logged.push({ code, error }) },
    ...options,
  });
  let told = 0;
  client.subscribe(() => (told += 1));
  return {
    client,
    clock,
    logged,
    went,
    told: () => told,
    show(visible) {
      document.visibilityState = visible ? 'visible' : 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

/**
 * Sends two other requests to the service. Earlier requests of the client have arrived by then, so that a test can
 * assert their absence without sleeping.
 */
export async function roundTrip(client: SessionClient): Promise<void> {
  await client.getProviders();
  await client.getProviders();
}

/** Waits until a condition holds. */
export async function until(condition: () => boolean): Promise<void> {
  for (let turns = 0; !condition(); turns += 1) {
    if (turns > 400) throw new Error('The condition never held');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
