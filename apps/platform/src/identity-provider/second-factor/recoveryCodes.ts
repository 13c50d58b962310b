import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/Tables.ts';
import type { Secrets } from '../../secrets/Secrets.ts';

const codeCount = 10;
const codeLength = 10;
/** Crockford's Base32: no letter looks like a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Returns ten new codes of 50 random bits each, in the displayed form `k3m9q-x7t2w`. */
export function makeRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < codeCount) codes.add(makeCode());
  return [...codes];
}

/** Returns the keyed hash under which a user's code is stored; case, spaces and hyphens are ignored. */
export function hashRecoveryCode(code: string, userId: string, { sealingKey }: Pick<Secrets, 'sealingKey'>): string {
  const key = createHmac('sha256', Buffer.from(sealingKey, 'base64url')).update('recovery codes').digest();
  return createHmac('sha256', key)
    .update(`${userId}\n${normalize(code)}`)
    .digest('base64url');
}

/** Adds ten new codes to those of a user, and returns them: they cannot be read again. */
export async function addRecoveryCodes(
  transaction: Kysely<Tables>,
  userId: string,
  secrets: Pick<Secrets, 'sealingKey'>,
): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await transaction
    .insertInto('mfa_recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(code, userId, secrets) })))
    .execute();
  return codes;
}

function makeCode(): string {
  const characters = [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${characters.slice(0, codeLength / 2)}-${characters.slice(codeLength / 2)}`;
}

function normalize(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
}
