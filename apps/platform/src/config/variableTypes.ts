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

/** A secret that signs addresses. */
export const signingSecret = z
  .string()
  .min(32, 'is too short to sign with; write at least 32 characters, as `openssl rand -base64 32` makes them');

/** What was written, short enough for a line. */
export function quote(text: string): string {
  return `"${text.slice(0, 80).replaceAll(/\s+/g, ' ')}"`;
}
