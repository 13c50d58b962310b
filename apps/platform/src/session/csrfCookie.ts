import { cookieNames, readCookie, writeCookie } from './cookies.ts';
import { csrfPair } from './csrf.ts';
import { isSecure, type SessionContext } from './SessionContext.ts';

type Context = Pick<SessionContext, 'csrfKey' | 'publicUrl'>;

/** A CSRF token with the Set-Cookie value that validates it. */
export interface CsrfCookie {
  token: string;
  cookie: string;
}

/** Returns a browser's CSRF token, or a new one. */
export function keepCsrf(request: Request, context: Context): CsrfCookie {
  return pairOf(readCookie(request, cookieNames(isSecure(context)).csrf), context);
}

/** Creates a new CSRF token, even if the browser has one. */
export function newCsrf(context: Context): CsrfCookie {
  return pairOf(undefined, context);
}

function pairOf(given: string | undefined, context: Context): CsrfCookie {
  const secure = isSecure(context);
  const { token, cookie } = csrfPair(given, context.csrfKey);
  return { token, cookie: writeCookie(cookieNames(secure).csrf, cookie, { secure }) };
}
