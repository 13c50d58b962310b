import { z } from 'zod';

/** Form of a number in an address: only digits, not `0x1`, `1e9`, `+1` or empty. */
const digits = /^\d{1,9}$/;

/**
 * A whole number in a path or query: a text of up to nine digits that is parsed as a number. `most`: default, the limit
 * of the digits.
 */
export function addressNumber({ least, most }: { least: number; most?: number }) {
  const number = z.int('must be a whole number of up to nine digits').min(least);
  return z.preprocess(
    (text) => (typeof text === 'string' && digits.test(text) ? Number(text) : text),
    most === undefined ? number : number.max(most),
  );
}
