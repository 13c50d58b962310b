import * as oidc from 'openid-client';
import { StartProblem } from '../config/StartProblem.ts';

/**
 * The mistake in the configuration that a fault of the provider shows, as one line for the operator that names the
 * variable; null where the provider is only down, or the fault is another one.
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
      return `OIDC_ISSUER: the provider at ${issuer} calls itself ${named}; set OIDC_ISSUER to ${named}, if that is your provider.`;
    }
    if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' && cause instanceof Response && isLasting(cause.status))
      return noProvider(issuer, `its answer is ${cause.status}`);
    if (code === 'OAUTH_RESPONSE_IS_NOT_JSON' || code === 'OAUTH_PARSE_ERROR' || code === 'OAUTH_INVALID_RESPONSE')
      return noProvider(issuer, 'its answer is no metadata');
    if (isRefusedClient(link))
      return `OIDC_CLIENT_SECRET: the provider at ${issuer} refuses the client (invalid_client); check OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_CLIENT_AUTH.`;
  }
  return null;
}

/** Whether a provider refuses the client itself: its id, its secret or the way in which it proves itself. */
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

/** Whether an answer is the same the next time: neither a server that fails nor one that is busy. */
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
