import { type CryptoKey, errors, importJWK, jwtVerify, SignJWT } from 'jose';
import type { Service, ServiceDirectory } from '../service-credentials/ServiceDirectory.ts';
import { accessTokenLifetimeMs, type AccessTokensOptions } from './accessTokens.ts';

const algorithm = 'ES256';
/** Differs from the audience of users' tokens, so that neither is accepted as the other. */
const audience = 'agency-insights-services';

/** Short-lived tokens of services with their own credentials. */
export interface ServiceTokens {
  /** Returns the service if its secret is correct, else null. */
  recognize(clientId: string, clientSecret: string): Promise<Service | null>;
  /** Creates a token for a service with a correct secret, else null. `expiresIn` in seconds. */
  issue(clientId: string, clientSecret: string): Promise<{ token: string; expiresIn: number; service: Service } | null>;
  /** Returns the service of a token; null if the token is forged or expired, or the service was removed. */
  verify(token: string): Promise<Service | null>;
}

/** Key of the tokens, and their allowed holders. */
export interface ServiceTokensOptions extends AccessTokensOptions {
  services: ServiceDirectory;
}

/** Creates tokens signed with the key of users' access tokens. */
export async function createServiceTokens({
  key,
  issuer,
  services,
  now,
}: ServiceTokensOptions): Promise<ServiceTokens> {
  const { d: _private, ...publicJwk } = key;
  // importJWK returns bytes for symmetric keys only; this one is an EC key.
  const signingKey = (await importJWK(key, algorithm)) as CryptoKey;
  const publicKey = (await importJWK(publicJwk, algorithm)) as CryptoKey;
  return {
    recognize: (clientId, clientSecret) => services.recognize(clientId, clientSecret),
    async issue(clientId, clientSecret) {
      const service = await services.recognize(clientId, clientSecret);
      if (service === null) return null;
      const issuedAt = Math.floor(now() / 1000);
      const expiresIn = accessTokenLifetimeMs / 1000;
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: algorithm, kid: key.kid, typ: 'at+jwt' })
        .setIssuer(issuer())
        .setAudience(audience)
        .setSubject(service.clientId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + expiresIn)
        .sign(signingKey);
      return { token, expiresIn, service };
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: [algorithm],
          typ: 'at+jwt',
          issuer: issuer(),
          audience,
          requiredClaims: ['sub', 'exp'],
          currentDate: new Date(now()),
        });
        return await services.find(payload.sub ?? '');
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
