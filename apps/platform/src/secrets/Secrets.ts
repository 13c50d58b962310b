import { createHmac, randomBytes } from 'node:crypto';
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

/** Keys that the platform creates on first start and stores in `<DATA_DIR>/secrets`. */
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
  /**
   * The first derives the keys of the embedded provider's cookies; cookies of earlier releases are signed with all of
   * them.
   */
  cookieKeys: z.array(z.object({ key: keyText, createdAt: z.int() })).min(1),
});

/** All keys of one platform. */
export type Secrets = z.infer<typeof secretsSchema>;

const cookieKeyLifetimeMs = 30 * 24 * 3_600_000;
/** Number of verifying keys before and after the current one, for a platform that runs long without a restart. */
const earlierCookieKeys = 2;
const laterCookieKeys = 12;

/** Creates secrets. `now`: milliseconds since the epoch. */
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

/**
 * Returns the keys of the embedded provider's cookies; the first signs, the others verify. A new one follows every 30
 * days. They are derived only from the secrets and the time, so that all processes have the same keys without
 * communication. `now`: milliseconds since the epoch.
 */
export function cookieKeysOf({ cookieKeys }: Secrets, now: number): string[] {
  const kept = cookieKeys.map(({ key }) => key);
  const [root = ''] = kept;
  const current = Math.floor(now / cookieKeyLifetimeMs);
  const keyOf = (period: number) => createHmac('sha256', root).update(`cookie key ${period}`).digest('base64url');
  const others = [
    ...Array.from({ length: earlierCookieKeys }, (_, index) => current - 1 - index),
    ...Array.from({ length: laterCookieKeys }, (_, index) => current + 1 + index),
  ];
  return [keyOf(current), ...others.map(keyOf), ...kept];
}

async function makePrivateKey(): Promise<Secrets['providerKey']> {
  const { privateKey: key } = await generateKeyPair('ES256', { extractable: true });
  return privateKey.parse({ ...(await exportJWK(key)), kid: randomBytes(12).toString('base64url') });
}

function randomKeyText(): string {
  return randomBytes(32).toString('base64url');
}
