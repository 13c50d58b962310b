import * as oidc from 'openid-client';
import { StartProblem } from '../config/StartProblem.ts';

/**
 * Returns the mistake in the configuration that an error of the provider indicates, as one line for the operator that
 * names the variable; null if the provider is down or the error has another cause.
 * @param issuer the configured issuer
 */
export function configurationFault(error: unknown, issuer: string): StartProblem | null {
  const message = wordFault(error, issuer);
  return message === null ? null : new StartProblem(message, { cause: error });
}

function wordFault(error: unknown, issuer: string): string | null {
  for (const link of causesOf(error)) {
    const { code, cause } = link as { code?: unknown; cause?: unknown };
    if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED' && nameOfIssuer(cause) !== null) {
      const named = nameOfIssuer(cause);
      return `OIDC_ISSUER: the provider at ${issuer} names itself ${named}; if that is your provider, set OIDC_ISSUER to ${named}.`;
    }
    if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' && cause instanceof Response && isLasting(cause.status))
      return noProvider(issuer, `it responded with ${cause.status}`);
    if (code === 'OAUTH_RESPONSE_IS_NOT_JSON' || code === 'OAUTH_PARSE_ERROR' || code === 'OAUTH_INVALID_RESPONSE')
      return noProvider(issuer, 'its response is not provider metadata');
    if (isRefusedClient(link))
      return `OIDC_CLIENT_SECRET: the provider at ${issuer} refuses the client (invalid_client); check OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_CLIENT_AUTH.`;
  }
  return null;
}

/** Whether a provider refuses the client: its id, its secret or its authentication method. */
function isRefusedClient(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return ['invalid_client', 'unauthorized_client'].includes(error.error);
  return error instanceof oidc.WWWAuthenticateChallengeError && error.status === 401;
}

function noProvider(issuer: string, reason: string): string {
  return `OIDC_ISSUER: there is no OpenID Connect provider at ${issuer} (${reason} at ${metadataAddress(issuer)}); set OIDC_ISSUER to the issuer that your provider names.`;
}

function metadataAddress(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
}

/** Whether a response is final: the server neither failed nor was busy. */
function isLasting(status: number): boolean {
  return status < 500 && status !== 408 && status !== 429;
}

function nameOfIssuer(comparison: unknown): string | null {
  const { attribute, body } = (comparison ?? {}) as { attribute?: unknown; body?: { issuer?: unknown } };
  return attribute === 'issuer' && typeof body?.issuer === 'string' ? body.issuer.slice(0, 200) : null;
}

function causesOf(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
