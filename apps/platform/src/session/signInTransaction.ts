import { z } from 'zod';
import type { SealedBox } from '../secrets/createSealedBox.ts';
import { cookieNames, type CookieOptions, readCookie, writeCookie } from './cookies.ts';

const lifetimeSeconds = 600;
const sealContext = 'sign-in';
const callbackFolder = '/api/auth/callback';

const transactionSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  callbackPath: z.string(),
  /** Milliseconds since the epoch. */
  begunAt: z.number(),
});

/** A sign-in that has been started and not yet come back. */
export type SignInTransaction = z.infer<typeof transactionSchema>;

/** The cookie that keeps a started sign-in, encrypted; one for each, so that two tabs do not disturb each other. */
export function transactionCookie(
  transaction: SignInTransaction,
  box: SealedBox,
  { secure }: Pick<CookieOptions, 'secure'>,
): string {
  const sealed = box.seal(JSON.stringify(transaction), sealContext);
  return writeCookie(cookieName(transaction.state), sealed, {
    secure,
    path: callbackFolder,
    maxAgeSeconds: lifetimeSeconds,
  });
}

/** Deletes the cookie of one started sign-in. */
export function clearedTransactionCookie(state: string, { secure }: Pick<CookieOptions, 'secure'>): string {
  return writeCookie(cookieName(state), '', { secure, path: callbackFolder, maxAgeSeconds: 0 });
}

/** The started sign-in that a callback with this state belongs to; null where this browser started none, or too long ago. */
export function readTransaction(
  request: Request,
  state: string,
  box: SealedBox,
  now: number,
): SignInTransaction | null {
  const sealed = /^[\w-]{16,200}$/.test(state) ? readCookie(request, cookieName(state)) : undefined;
  const text = sealed === undefined ? null : box.open(sealed, sealContext);
  if (text === null) return null;
  const transaction = transactionSchema.parse(JSON.parse(text));
  return transaction.state === state && now - transaction.begunAt < lifetimeSeconds * 1000 ? transaction : null;
}

function cookieName(state: string): string {
  return `${cookieNames.signIn}.${state.slice(0, 16)}`;
}
