import { z } from 'zod';

/** What a number in an address may look like: digits alone, not `0x1`, `1e9`, `+1` or nothing at all. */
const digits = /^\d{1,9}$/;

/**
 * A whole number in a path or query: it comes as a text of up to nine digits and is read as a number.
 * `most` is left out where nothing but the digits limits it.
 */
export function addressNumber({ least, most }: { least: number; most?: number }) {
  const number = z.int('must be a whole number of up to nine digits').min(least);
  return z.preprocess(
    (text) => (typeof text === 'string' && digits.test(text) ? Number(text) : text),
    most === undefined ? number : number.max(most),
  );
}
