import type { EndpointResponse } from '@agency-insights/insights-api/contract';
import type { LookerConfig } from '../../config/PlatformConfig.ts';
import { ApiProblem } from '../../http/ApiProblem.ts';
import { lineAccessOf, type Person } from '../../http/Person.ts';
import { dashboardsOf } from '../embed/dashboardsOf.ts';
import { signEmbedAddress } from '../embed/embedSignature.ts';
import { dashboardForbidden, readPermittedTarget } from '../embed/readPermittedTarget.ts';
import { type EmbedAddresses, endedTokens } from '../EmbedAddresses.ts';
import type { LookerSessions } from './LookerSessions.ts';
import { lookerTarget } from './lookerTarget.ts';
import type { LookerApi, LookerTokens } from './openLookerApi.ts';

/** Permissions of every user in Looker; its access filters decide which rows they see. */
const permissions = ['access_data', 'see_user_dashboards', 'see_lookml_dashboards', 'download_without_limit'];

/** Options for embedding a Looker's dashboards. */
export interface LookerAddressesOptions {
  looker: LookerConfig;
  api: LookerApi;
  sessions: LookerSessions;
  /** Origins whose pages may embed dashboards. */
  allowedOrigins: () => readonly string[];
  /** Max lifetime of an embed session, milliseconds. */
  sessionMaximumMs: number;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Creates the addresses and sessions of a Looker's dashboards. */
export function createLookerAddresses(options: LookerAddressesOptions): EmbedAddresses {
  const { looker, api, sessions, allowedOrigins, sessionMaximumMs, now } = options;
  const { url: origin, embedSecret: secret, embedAlgorithm: algorithm, models } = looker;
  const sessionLengthSeconds = Math.floor(sessionMaximumMs / 1000);

  async function keep(sessionHash: string, tokens: LookerTokens): Promise<void> {
    const { session_reference_token: reference, session_reference_token_ttl: ttl } = tokens;
    if (reference) await sessions.keep(sessionHash, reference, now() + (ttl ?? sessionLengthSeconds) * 1000);
  }

  return {
    filterNames: looker.filterNames,
    async sign({ person }, target) {
      const dashboard = readPermittedTarget(target, person, allowedOrigins);
      return signEmbedAddress(
        {
          target: lookerTarget(target, dashboard, looker),
          externalUserId: person.id,
          sessionLengthSeconds,
          userAttributes: attributesOf(person),
          permissions,
          models,
        },
        { origin, secret, algorithm, nowMs: now() },
      );
    },
    async acquire({ person, sessionHash }, userAgent) {
      if (dashboardsOf(person.permissions).length === 0) throw dashboardForbidden();
      const wanted = {
        external_user_id: person.id,
        session_length: sessionLengthSeconds,
        user_attributes: attributesOf(person),
        permissions,
        models: [...models],
      };
      const reference = await sessions.find(sessionHash);
      const joined = reference && (await api.acquire({ ...wanted, session_reference_token: reference }, userAgent));
      const tokens = joined || (await api.acquire(wanted, userAgent));
      if (tokens === null) throw refusedByLooker();
      await keep(sessionHash, tokens);
      return begunTokens(tokens);
    },
    async renew({ sessionHash, tokens: given, userAgent }) {
      const reference = await sessions.find(sessionHash);
      if (reference === null) return endedTokens;
      const { api_token = null, navigation_token = null } = given;
      const tokens = await api.renew({ session_reference_token: reference, api_token, navigation_token }, userAgent);
      if (tokens === null) {
        await sessions.remove(sessionHash);
        return endedTokens;
      }
      await keep(sessionHash, tokens);
      return renewedTokens(tokens);
    },
    removeExpired: () => sessions.removeExpired(),
  };
}

/** Returns the tokens without the reference, which the browser must not get. */
function renewedTokens(tokens: LookerTokens): EndpointResponse<'looker.generateEmbedTokens'> {
  return {
    api_token: tokens.api_token ?? null,
    api_token_ttl: tokens.api_token_ttl ?? 0,
    navigation_token: tokens.navigation_token ?? null,
    navigation_token_ttl: tokens.navigation_token_ttl ?? 0,
    session_reference_token_ttl: tokens.session_reference_token_ttl ?? 0,
  };
}

function begunTokens(tokens: LookerTokens): EndpointResponse<'looker.acquireEmbedSession'> {
  return {
    ...renewedTokens(tokens),
    authentication_token: tokens.authentication_token ?? '',
    authentication_token_ttl: tokens.authentication_token_ttl ?? 0,
    navigation_token: tokens.navigation_token ?? '',
    api_token: tokens.api_token ?? '',
  };
}

/** Returns the attributes for Looker's access filters. */
function attributesOf(person: Person): { insights_lines: string } {
  return { insights_lines: lineAccessOf(person) ?? 'none' };
}

function refusedByLooker(): ApiProblem {
  return new ApiProblem(
    502,
    'dashboards_unavailable',
    'Looker refuses to begin a session. An administrator can check the embed settings and models there.',
  );
}
