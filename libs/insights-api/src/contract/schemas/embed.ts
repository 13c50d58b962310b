import { z } from 'zod';
import { dashboardIds } from '../dashboards/dashboardIds.ts';

/** Longest path and query of a dashboard, in characters. */
export const maxEmbedTargetLength = 20_000;

const target = z.string().min(1).max(maxEmbedTargetLength);
const token = z.string().min(1).max(4_096);
const ttl = z.int().min(0);

/** The body of `looker.ssoUrlFromToken`. */
export const ssoUrlRequestSchema = z.strictObject({
  /** The caller's access token. */
  token,
  /** Path and query of the dashboard: `/embed/dashboards/agency?agency_id=17`. */
  target,
});

/** The query of `looker.embedAuth`. */
export const embedAuthQuerySchema = z.strictObject({ src: target });

/** A signed, single-use address of a dashboard. */
export const embedAddressSchema = z.object({ url: z.string() });

/** The answer of `looker.ssoUrlFromToken`. */
export const ssoUrlSchema = embedAddressSchema.extend({
  /** The dashboard's own name of a filter by our key, where the two differ; messages to the frame use it. */
  filter_names: z.record(z.string(), z.string()),
});

/** The answer of `looker.generateEmbedTokens`. Lifetimes in seconds; 0 for the session: it has ended. */
export const embedTokensSchema = z.object({
  api_token: z.string().nullable(),
  api_token_ttl: ttl,
  navigation_token: z.string().nullable(),
  navigation_token_ttl: ttl,
  session_reference_token_ttl: ttl,
});

/** The answer of `looker.acquireEmbedSession`: what the vendor's SDK needs for a frame without cookies. */
export const embedSessionTokensSchema = z.object({
  authentication_token: z.string(),
  authentication_token_ttl: ttl,
  navigation_token: z.string(),
  navigation_token_ttl: ttl,
  api_token: z.string(),
  api_token_ttl: ttl,
  session_reference_token_ttl: ttl,
});

/** The body of `looker.generateEmbedTokens`: the tokens that are about to expire. */
export const generateEmbedTokensSchema = z.strictObject({
  api_token: token.nullish(),
  navigation_token: token.nullish(),
});

/** The body of `embed.session`: a token of the frame's address; without one the frame's cookie counts. */
export const embedSessionRequestSchema = z.strictObject({
  authentication_token: token.optional(),
  navigation_token: token.optional(),
});

/** The answer of `embed.session`: what the frame calls the dashboard service with. */
export const embedSessionSchema = z.object({
  api_token: z.string(),
  /** Seconds. */
  api_token_ttl: ttl,
  /** Seconds until the embed session ends. */
  session_ttl: ttl,
  /** The dashboards that the person may see. */
  dashboards: z.array(z.enum(dashboardIds)),
});
