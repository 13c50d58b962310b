import type { DashboardId, EndpointResponse } from '@agency-insights/insights-api/contract';
import { ApiProblem } from '../../http/ApiProblem.ts';
import type { Person } from '../../http/Person.ts';
import type { UserRepository } from '../../identity/UserRepository.ts';
import type { SessionStore } from '../../session/SessionStore.ts';
import { type EmbedAddresses, endedTokens } from '../EmbedAddresses.ts';
import { dashboardsOf } from './dashboardsOf.ts';
import { embedRefusal } from './EmbedRefusal.ts';
import type { EmbedSessions, LiveEmbedSession } from './EmbedSessions.ts';
import { signEmbedAddress } from './embedSignature.ts';
import { type EmbedTokens, hashSecret } from './EmbedTokens.ts';
import { type OpenedEmbed, openFrameAddress, readAllowedTarget, type RefusedEmbed } from './openFrameAddress.ts';
import { dashboardForbidden, readPermittedTarget } from './readPermittedTarget.ts';

/** Credentials of a frame's embed session; the first valid one is used. */
export interface EmbedEntry {
  authenticationToken?: string | undefined;
  navigationToken?: string | undefined;
  /** Secret id from the frame's cookie. */
  sessionId?: string | undefined;
}

/** The embed protocol: signed addresses, sessions and their tokens. */
export interface EmbedService extends EmbedAddresses {
  /** Opens a frame address, signed or with an authentication token. `requestTarget` is the path and query as received. */
  open(requestTarget: string): Promise<OpenedEmbed | RefusedEmbed>;
  /** Reads the address of a dashboard's page; the page itself holds no data. */
  readPage(requestTarget: string): { dashboard: DashboardId; host: string } | RefusedEmbed;
  /** Returns the frame's tokens. Throws an ApiProblem 401 without a valid session. */
  enter(entry: EmbedEntry): Promise<EndpointResponse<'embed.session'>>;
  /** Returns the user of the frame's API token. Throws an ApiProblem 401 if it has expired. */
  authenticate(apiToken: string): Promise<Person>;
}

/** Options of the embed protocol. */
export interface EmbedServiceOptions {
  sessions: EmbedSessions;
  tokens: EmbedTokens;
  users: UserRepository;
  /** Finds the user of an active sign-in. */
  findPerson: SessionStore['findPerson'];
  /** Public URL of the dashboards, without a trailing slash. */
  dashboardsUrl: () => string;
  /** Origins that may embed dashboards. */
  allowedOrigins: () => readonly string[];
  /** Signs addresses. */
  secret: string;
  /** Max lifetime of an embed session, milliseconds. */
  sessionMaximumMs: number;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Fixed rights for the vendor's protocol; the user's permissions decide what they may do. */
const embedRights = { permissions: ['access_data', 'see_user_dashboards'], models: ['marketing_insights'] };

/** Creates the embed protocol over its session store. */
export function createEmbedService(options: EmbedServiceOptions): EmbedService {
  const { sessions, tokens, users, dashboardsUrl, secret, sessionMaximumMs, now } = options;
  return {
    filterNames: {},
    async sign({ person, sessionHash }, target) {
      readPermittedTarget(target, person, options.allowedOrigins);
      const user = {
        target,
        externalUserId: person.id,
        sessionLengthSeconds: Math.floor(sessionMaximumMs / 1000),
        userAttributes: { session: sessionHash },
        ...embedRights,
      };
      return signEmbedAddress(user, { origin: dashboardsUrl(), secret, nowMs: now() });
    },
    open: (requestTarget) => openFrameAddress(requestTarget, options),
    readPage: (requestTarget) => readAllowedTarget(requestTarget, options),
    async acquire({ person, sessionHash }) {
      if (dashboardsOf(person.permissions).length === 0) throw dashboardForbidden();
      const expiresAt = now() + sessionMaximumMs;
      const begun = await sessions.begin({ userId: person.id, sessionHash, expiresAt, nonce: null });
      if (begun === null) throw new Error('A session without a nonce was refused as used.');
      const authentication = await tokens.issue(begun.idHash, 'authentication');
      return {
        authentication_token: authentication.token,
        authentication_token_ttl: authentication.ttlSeconds,
        ...(await issueTokens({ idHash: begun.idHash, expiresAt }, options)),
      };
    },
    async renew({ sessionHash }) {
      const session = await sessions.findBySignIn(sessionHash);
      return session === null ? endedTokens : issueTokens(session, options);
    },
    async enter(entry) {
      const session = await findEntered(entry, options);
      if (session === null) throw ended();
      const api = await tokens.issue(session.idHash, 'api');
      return {
        api_token: api.token,
        api_token_ttl: api.ttlSeconds,
        session_ttl: secondsUntil(session.expiresAt, now()),
        dashboards: dashboardsOf((await users.personOf(session.user)).permissions),
      };
    },
    async removeExpired() {
      await tokens.removeExpired();
      await sessions.removeExpired();
    },
    async authenticate(apiToken) {
      const idHash = await tokens.redeem(apiToken, 'api');
      const session = idHash === null ? null : await sessions.find(idHash);
      if (session === null) throw ended();
      return users.personOf(session.user);
    },
  };
}

async function issueTokens(
  { idHash, expiresAt }: Pick<LiveEmbedSession, 'idHash' | 'expiresAt'>,
  { tokens, now }: EmbedServiceOptions,
) {
  const api = await tokens.issue(idHash, 'api');
  const navigation = await tokens.issue(idHash, 'navigation');
  return {
    api_token: api.token,
    api_token_ttl: api.ttlSeconds,
    navigation_token: navigation.token,
    navigation_token_ttl: navigation.ttlSeconds,
    session_reference_token_ttl: secondsUntil(expiresAt, now()),
  };
}

async function findEntered(
  { authenticationToken, navigationToken, sessionId }: EmbedEntry,
  { sessions, tokens }: EmbedServiceOptions,
): Promise<LiveEmbedSession | null> {
  const ways: (() => Promise<string | null> | string | null)[] = [
    () => (authenticationToken ? tokens.redeem(authenticationToken, 'authentication') : null),
    () => (navigationToken ? tokens.redeem(navigationToken, 'navigation') : null),
    () => (sessionId ? hashSecret(sessionId) : null),
  ];
  for (const way of ways) {
    const idHash = await way();
    const session = idHash === null ? null : await sessions.find(idHash);
    if (session !== null) return session;
  }
  return null;
}

function ended(): ApiProblem {
  const { title, text } = embedRefusal('session');
  return new ApiProblem(401, 'unauthenticated', `${title}. ${text}`);
}

function secondsUntil(end: number, now: number): number {
  return Math.max(0, Math.floor((end - now) / 1000));
}
