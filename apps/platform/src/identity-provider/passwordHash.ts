import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt's parameters, which determine the work per hash. */
interface HashCost {
  N: number;
  r: number;
  p: number;
}

/**
 * scrypt's cost as OWASP recommends for passwords: N = 2^15, r = 8, p = 3 takes 32 MiB and some tens of milliseconds.
 */
const cost: HashCost = { N: 32_768, r: 8, p: 3 };
/** The cost for a password that is not secret, which needs no protection. */
export const publicPasswordCost: HashCost = { N: 1_024, r: 8, p: 1 };
const maxMemoryBytes = 64 * 1024 * 1024;
const hashBytes = 32;

/** Returns a password's hash as text: `scrypt$N$r$p$salt$hash`. Default cost: that of a secret. */
export async function hashPassword(password: string, { N, r, p }: HashCost = cost): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, { N, r, p });
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/**
 * Whether a password matches a hash. Without a hash it returns false after the same time, so that timing reveals
 * nothing.
 */
export async function isPassword(password: string, hashText: string | null): Promise<boolean> {
  const [kind, N, r, p, salt, hash] = (hashText ?? '').split('$');
  if (kind !== 'scrypt' || !salt || !hash) {
    await derive(password, Buffer.alloc(16), cost);
    return false;
  }
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function derive(password: string, salt: Buffer, parameters: HashCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, hashBytes, { ...parameters, maxmem: maxMemoryBytes }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
