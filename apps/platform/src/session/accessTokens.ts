import { hash } from 'node:crypto';
import { type CryptoKey, errors, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { createKnownTokens } from './createKnownTokens.ts';

const algorithm = 'ES256';
const audience = 'agency-insights-api';

/** Lifetime of an access token. */
export const accessTokenLifetimeMs = 5 * 60_000;

/** Subject of a token. */
export interface AccessTokenSubject {
  userId: string;
  /** Hash of the session's id. */
  sessionHash: string;
}

/** The platform's own short-lived bearer tokens. */
export interface AccessTokens {
  /** Creates a token; `expiresAt` in seconds since the epoch. */
  issue(subject: AccessTokenSubject): Promise<{ token: string; expiresAt: number }>;
  /** Returns the subject of a token; null if it is forged, foreign or expired. */
  verify(token: string): Promise<AccessTokenSubject | null>;
}

/** Key and issuer of tokens. */
export interface AccessTokensOptions {
  /** Private EC key on P-256 with its `kid`. */
  key: JWK & { kid: string };
  /** Returns the platform's address. Called on each use, because a free port is known only after listening. */
  issuer: () => string;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Creates tokens signed with ES256, with the claims iss, aud, sub, sid, iat and exp. */
export async function createAccessTokens({ key, issuer, now }: AccessTokensOptions): Promise<AccessTokens> {
  const { d: _private, ...publicJwk } = key;
  // importJWK returns bytes for symmetric keys only; this one is an EC key.
  const signingKey = (await importJWK(key, algorithm)) as CryptoKey;
  const publicKey = (await importJWK(publicJwk, algorithm)) as CryptoKey;
  const known = createKnownTokens({ now });
  return {
    async issue({ userId, sessionHash }) {
      const issuedAt = Math.floor(now() / 1000);
      const expiresAt = issuedAt + accessTokenLifetimeMs / 1000;
      const token = await new SignJWT({ sid: sessionHash })
        .setProtectedHeader({ alg: algorithm, kid: key.kid, typ: 'at+jwt' })
        .setIssuer(issuer())
        .setAudience(audience)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(signingKey);
      return { token, expiresAt };
    },
    async verify(token) {
      const digest = hash('sha256', `${issuer()} ${token}`);
      const subject = known.find(digest);
      if (subject) return subject;
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: [algorithm],
          typ: 'at+jwt',
          issuer: issuer(),
          audience,
          requiredClaims: ['sub', 'sid', 'exp'],
          currentDate: new Date(now()),
        });
        const { sub, sid, exp } = payload;
        if (typeof sid !== 'string' || sub === undefined || exp === undefined) return null;
        return known.add(digest, { userId: sub, sessionHash: sid }, exp);
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
