import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';

const keyText = z.string().regex(/^[\w-]{43}$/);
const privateKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
});

/** The keys that the platform makes for itself on first start and keeps in `<DATA_DIR>/secrets`. */
export const secretsSchema = z.strictObject({
  version: z.literal(1),
  /** Signs the platform's own access tokens (ES256). */
  accessTokenKey: privateKey,
  /** Signs the embedded provider's ID tokens (ES256). */
  providerKey: privateKey,
  /** The platform's own client secret at the embedded provider. */
  clientSecret: keyText,
  /** Encrypts tokens at rest. 32 bytes. */
  sealingKey: keyText,
  /** Signs CSRF tokens. 32 bytes. */
  csrfKey: keyText,
  /** Sign the embedded provider's cookies; the first signs, the others still verify. */
  cookieKeys: z.array(z.object({ key: keyText, createdAt: z.int() })).min(1),
});

/** All keys of one platform. */
export type Secrets = z.infer<typeof secretsSchema>;

const cookieKeyLifetimeMs = 30 * 24 * 3_600_000;
const cookieKeysKept = 3;

/** New secrets. `now`: milliseconds since the epoch. */
export async function makeSecrets(now: number): Promise<Secrets> {
  return {
    version: 1,
    accessTokenKey: await makePrivateKey(),
    providerKey: await makePrivateKey(),
    clientSecret: randomKeyText(),
    sealingKey: randomKeyText(),
    csrfKey: randomKeyText(),
    cookieKeys: [{ key: randomKeyText(), createdAt: now }],
  };
}

/** The secrets with a new cookie key in front where the newest has served for 30 days; else the same object. */
export function rotateCookieKeys(secrets: Secrets, now: number): Secrets {
  const [newest] = secrets.cookieKeys;
  if (newest !== undefined && now - newest.createdAt < cookieKeyLifetimeMs) return secrets;
  return {
    ...secrets,
    cookieKeys: [{ key: randomKeyText(), createdAt: now }, ...secrets.cookieKeys].slice(0, cookieKeysKept),
  };
}

async function makePrivateKey(): Promise<Secrets['providerKey']> {
  const { privateKey: key } = await generateKeyPair('ES256', { extractable: true });
  return privateKey.parse({ ...(await exportJWK(key)), kid: randomBytes(12).toString('base64url') });
}

function randomKeyText(): string {
  return randomBytes(32).toString('base64url');
}
