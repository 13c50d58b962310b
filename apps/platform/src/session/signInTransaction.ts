import { z } from 'zod';
import type { SealedBox } from '../secrets/createSealedBox.ts';
import { cookieNames, type CookieOptions, readCookie, readCookies, writeCookie } from './cookies.ts';

const lifetimeSeconds = 600;
const sealContext = 'sign-in';
/** Max started sign-ins of a browser; more would make the request's headers too large. */
const maximumStarted = 5;

const transactionSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  callbackPath: z.string(),
  /** Milliseconds since the epoch. */
  begunAt: z.number(),
});

/** A started sign-in, before its callback. */
export type SignInTransaction = z.infer<typeof transactionSchema>;

/** Returns the encrypted cookie of a started sign-in; each has its own, so that two tabs do not interfere. */
export function transactionCookie(
  transaction: SignInTransaction,
  box: SealedBox,
  { secure }: Pick<CookieOptions, 'secure'>,
): string {
  const sealed = box.seal(JSON.stringify(transaction), sealContext);
  return writeCookie(cookieName(transaction.state, secure), sealed, { secure, maxAgeSeconds: lifetimeSeconds });
}

/** Deletes the cookie of one started sign-in. */
export function clearedTransactionCookie(state: string, { secure }: Pick<CookieOptions, 'secure'>): string {
  return writeCookie(cookieName(state, secure), '', { secure, maxAgeSeconds: 0 });
}

/** Deletes the oldest started sign-ins of a browser to make room for one more. Unreadable ones count as oldest. */
export function clearedOldTransactions(
  request: Request,
  box: SealedBox,
  { secure }: Pick<CookieOptions, 'secure'>,
): string[] {
  const started = Object.entries(readCookies(request)).filter(([name]) =>
    name.startsWith(`${cookieNames(secure).signIn}.`),
  );
  return started
    .map(([name, sealed]) => ({ name, begunAt: openTransaction(sealed, box)?.begunAt ?? 0 }))
    .sort((a, b) => b.begunAt - a.begunAt)
    .slice(maximumStarted - 1)
    .map(({ name }) => writeCookie(name, '', { secure, maxAgeSeconds: 0 }));
}

/** Returns the started sign-in of a callback's state; null if this browser did not start it, or too long ago. */
export function readTransaction(
  request: Request,
  state: string,
  box: SealedBox,
  { secure, now }: Pick<CookieOptions, 'secure'> & { now: number },
): SignInTransaction | null {
  const sealed = /^[\w-]{16,200}$/.test(state) ? readCookie(request, cookieName(state, secure)) : undefined;
  const transaction = sealed === undefined ? null : openTransaction(sealed, box);
  const isGood = transaction?.state === state && now - transaction.begunAt < lifetimeSeconds * 1000;
  return isGood ? transaction : null;
}

function openTransaction(sealed: string, box: SealedBox): SignInTransaction | null {
  const text = box.open(sealed, sealContext);
  return text === null ? null : transactionSchema.parse(JSON.parse(text));
}

function cookieName(state: string, secure: boolean): string {
  return `${cookieNames(secure).signIn}.${state.slice(0, 16)}`;
}
