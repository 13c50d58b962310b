import {
  createIdleWatch,
  createSessionClient,
  idleTimeoutMs,
  type IdleWatch,
  type SessionClient,
  type SessionClientOptions,
} from '@agency-insights/auth-session';
import type { Gateways } from '@agency-insights/form-renderer';
import { accessTokenStrategy, createInsightsApi, type InsightsApi } from '@agency-insights/insights-api';
import type { QueryClient } from '@tanstack/react-query';
import { idleSignOutAddress } from './idleSignOutAddress.ts';
import { lastPersonOf } from './lastPersonOf.ts';
import { returnAddress } from './returnAddress.ts';
import { type Analytics, createAnalytics } from './createAnalytics.ts';
import { createFormGateways } from './createFormGateways.ts';
import { createQueryClient } from './createQueryClient.ts';
import { consoleLogger, type Logger } from './logger.ts';

/** The services of the screens: one of each for the whole page. */
export interface Services {
  session: SessionClient;
  /** Whether the user is present. */
  idle: IdleWatch;
  api: InsightsApi;
  queries: QueryClient;
  /** Where the filter forms get their options from. */
  gateways: Gateways;
  analytics: Analytics;
  logger: Logger;
}

/** Where the page is; sign-in gets an address that it can carry and that says nothing of what the person looks at. */
function pageLocation(readPerson: () => string | null): SessionClientOptions['location'] {
  return {
    get href() {
      return window.location.origin + returnAddress(window.location, readPerson());
    },
    assign: (url) => window.location.assign(url),
    reload: () => window.location.reload(),
  };
}

/**
 * Resolves with the token once the same user has signed in again after their session ended; with null for another user, or
 * if no session ended. Meanwhile calls wait below the dialog and show no errors.
 */
function untilBack({ getSnapshot, subscribe }: SessionClient): Promise<string | null> | null {
  const before = getSnapshot().ended;
  if (!before) return null;
  return new Promise((resolve) => {
    const unsubscribe = subscribe(() => {
      const { session, ended } = getSnapshot();
      if (ended) return;
      unsubscribe();
      resolve(session?.currentUserId === before.currentUserId ? session.accessToken : null);
    });
  });
}

/** Joins the session client and the backend's client: every call carries the session's access token. */
export function createServices(apiUrl: string = window.location.origin): Services {
  const session: SessionClient = createSessionClient({
    basePath: '/api/auth',
    location: pageLocation(() => readPerson()),
  });
  const readPerson = lastPersonOf(session);
  const api = createInsightsApi({
    apiUrl,
    authStrategy: accessTokenStrategy({
      getAccessToken: async (options) => (await session.getAccessToken(options)) ?? untilBack(session),
      onUnauthenticated: () => void session.refresh(),
    }),
  });
  const idle = createIdleWatch({
    client: session,
    readTimeoutMs: () => session.getSnapshot().session?.idleTimeoutMs ?? idleTimeoutMs,
    onIdle: () => window.location.assign(idleSignOutAddress(window.location, readPerson())),
  });
  const queries = createQueryClient();
  return {
    session,
    idle,
    api,
    queries,
    gateways: createFormGateways(api, queries),
    analytics: createAnalytics(consoleLogger),
    logger: consoleLogger,
  };
}
