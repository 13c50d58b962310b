import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import type { Configuration } from 'openid-client';
import { profileOf } from './profileOf.ts';
import type { KnownIdToken } from './ProviderClient.ts';

/** The provider's public keys, fetched on first use. */
export type RemoteKeys = ReturnType<typeof createRemoteJWKSet>;

/** Only asymmetric signatures: with symmetric ones, anyone with the client secret could forge tokens. */
const algorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA'];

/** Returns the keys named in a provider's metadata. */
export function createRemoteKeys(config: Configuration, { fetch: send }: { fetch?: typeof fetch }): RemoteKeys {
  const address = config.serverMetadata().jwks_uri;
  if (address === undefined) throw new Error('The provider names no address of its keys.');
  return createRemoteJWKSet(new URL(address), send === undefined ? {} : { [customFetch]: send });
}

/** Inputs of checking an ID token. */
export interface ReadIdTokenOptions {
  config: Configuration;
  keys: RemoteKeys;
  clientId: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Returns the subject of an ID token; null if it is forged, has expired, or was issued to another client. */
export async function readIdToken(
  token: string,
  { config, keys, clientId, now }: ReadIdTokenOptions,
): Promise<KnownIdToken | null> {
  const { issuer } = config.serverMetadata();
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms,
      issuer,
      audience: clientId,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: new Date(now),
    });
    const { sub = '', iat = 0, exp = 0, amr } = payload;
    return {
      profile: profileOf(payload, { iss: issuer, sub }),
      issuedAt: iat * 1000,
      expiresAt: exp * 1000,
      amr: Array.isArray(amr) ? amr.filter((method) => typeof method === 'string') : [],
    };
  } catch (error) {
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return null;
    throw error;
  }
}
