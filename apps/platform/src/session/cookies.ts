import { parse, serialize } from 'hono/utils/cookie';

/**
 * Names of the session routes' cookies. Over TLS they have the prefix `__Host-`: browsers then accept them only from
 * this host, so no other host of the domain can plant one.
 */
export function cookieNames(secure: boolean): Record<'session' | 'csrf' | 'signIn', string> {
  const prefix = secure ? '__Host-' : '';
  return {
    session: `${prefix}insights.session`,
    csrf: `${prefix}insights.csrf`,
    signIn: `${prefix}insights.signin`,
  };
}

/** Variable attributes of a cookie. */
export interface CookieOptions {
  /** Whether the platform is reached over TLS. */
  secure: boolean;
  /** Lifetime; 0 deletes. Without it the cookie ends with the browser. */
  maxAgeSeconds?: number;
}

/** Returns all cookies of a request, name → value. */
export function readCookies(request: Request): Record<string, string> {
  return parse(request.headers.get('cookie') ?? '');
}

/** Returns the value of a request's cookie. */
export function readCookie(request: Request, name: string): string | undefined {
  return parse(request.headers.get('cookie') ?? '', name)[name];
}

/** Returns the Set-Cookie value of a cookie that scripts cannot read and other sites' requests do not send. */
export function writeCookie(name: string, value: string, { secure, maxAgeSeconds }: CookieOptions): string {
  return serialize(name, value, { httpOnly: true, sameSite: 'Lax', secure, path: '/', maxAge: maxAgeSeconds });
}
