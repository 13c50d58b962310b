const longest = 2_000;

/** Addresses to which users can return: the platform and its applications. */
export interface ReturnPlaces {
  /** The platform's address as browsers see it. */
  publicUrl: () => string;
  /** Origins of other applications. */
  appOrigins: readonly string[];
}

/**
 * Returns where to send a user after sign-in or sign-out: path, query and fragment of an address on the platform's
 * origin, or the full address of an application. Anything else, or anything that a browser might parse differently,
 * becomes `/`.
 */
export function callbackPath(address: string | null | undefined, places: ReturnPlaces): string {
  const publicUrl = places.publicUrl();
  if (!address || address.length > longest || /[\\\s\p{Cc}]/u.test(address) || !URL.canParse(address, publicUrl))
    return '/';
  const url = new URL(address, publicUrl);
  if (url.username !== '' || url.password !== '') return '/';
  if (places.appOrigins.includes(url.origin)) return url.href;
  if (url.origin !== new URL(publicUrl).origin) return '/';
  const path = `${url.pathname}${url.search}${url.hash}`;
  // After parsing, a path such as /.//elsewhere.test would still leave the origin when a browser parses it again.
  return path.startsWith('//') || isSessionRoute(url) ? '/' : path;
}

/**
 * Returning to sign-in or sign-out would loop, except for the page that says why a user is signed out: it continues
 * only when they press its button.
 */
function isSessionRoute({ pathname, searchParams }: URL): boolean {
  const saysSo = ['SessionIdle', 'SignedOut'].includes(searchParams.get('error') ?? '');
  return /^\/api(\/|$)/.test(pathname) && !(pathname === '/api/auth/signin' && saysSo);
}

/** Returns the full address of a callback path. */
export function callbackAddress(path: string, { publicUrl }: Pick<ReturnPlaces, 'publicUrl'>): string {
  return path.startsWith('/') ? `${publicUrl()}${path}` : path;
}
