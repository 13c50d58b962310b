import { z } from 'zod';

/** An address with scheme and host only, without a slash at the end. */
export const publicAddress = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    url.username === ''
  )
    return url.origin;
  context.addIssue(
    `${quote(text)} is not an address with scheme and host only; write it like https://insights.example.com`,
  );
  return z.NEVER;
});

/** The address of a PostgreSQL database. Messages must not quote it: it contains a password. */
export const databaseAddress = z
  .string()
  .refine(
    (text) => text.trim() !== '',
    'is empty; leave it out for the file in DATA_DIR, or write postgres://user:password@host:5432/insights',
  )
  .refine(
    (text) => text.trim() === '' || (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text) && !hasLooseEnd(text)),
    'is not a PostgreSQL address; write it like postgres://user:password@host:5432/insights, with %2F for /, %3F for ?, %23 for #, %40 for @ and %25 for % in the password',
  );

/** Whether the host ended before the @ after a password: one of its characters is not encoded. */
export function hasLooseEnd(address: string): boolean {
  const { pathname, search, hash } = new URL(address);
  return `${pathname}${search}${hash}`.includes('@');
}

/** A secret that signs addresses. */
export const signingSecret = z
  .string()
  .min(32, 'is too short to sign with; write at least 32 characters, as `openssl rand -base64 32` makes them');

/** Quotes a value, truncated to fit a line. */
export function quote(text: string): string {
  return `"${text.slice(0, 80).replaceAll(/\s+/g, ' ')}"`;
}

/** A whole number within a range. */
export function wholeNumber({ least, most, example }: { least: number; most: number; example: string }) {
  return z.string().transform((text, context) => {
    const value = /^\d{1,9}$/.test(text.trim()) ? Number(text) : NaN;
    if (value >= least && value <= most) return value;
    context.addIssue(`${quote(text)} is not a whole number from ${least} to ${most}; write it like ${example}`);
    return z.NEVER;
  });
}
