import { randomBytes } from 'node:crypto';

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Creates a source of ULIDs: 48 bits of time and 80 random bits in Crockford's base 32. They are strictly increasing,
 * also within a millisecond. `now` in milliseconds since the epoch.
 */
export function createUlids(now: () => number): () => string {
  let last = 0n;
  return () => {
    const fresh = (BigInt(now()) << 80n) | BigInt(`0x${randomBytes(10).toString('hex')}`);
    last = fresh > last ? fresh : last + 1n;
    return print(last);
  };
}

function print(value: bigint): string {
  let text = '';
  for (let rest = value, digit = 0; digit < 26; digit += 1, rest >>= 5n)
    text = (digits[Number(rest & 31n)] ?? '') + text;
  return text;
}
