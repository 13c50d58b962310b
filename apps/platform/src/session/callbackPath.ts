const longest = 2_000;

/** Where the platform and the applications are that users come back to. */
export interface ReturnPlaces {
  /** The platform's address as browsers see it. */
  publicUrl: () => string;
  /** Origins of applications besides it. */
  appOrigins: readonly string[];
}

/**
 * Where to send a user after sign-in or sign-out: the path, query and fragment of an address of the platform's own
 * origin, or a whole address of one of the applications. Anything else, and anything that a browser might read
 * differently, becomes `/`.
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
  // After parsing, a path such as /.//elsewhere.test would still leave the origin when a browser reads it again.
  return path.startsWith('//') || isSessionRoute(url) ? '/' : path;
}

/**
 * Coming back to sign-in or sign-out would go round in circles, but for the page that says to a user that they are signed
 * out, and why: it goes on only when they press its button.
 */
function isSessionRoute({ pathname, searchParams }: URL): boolean {
  const saysSo = ['SessionIdle', 'SignedOut'].includes(searchParams.get('error') ?? '');
  return /^\/api(\/|$)/.test(pathname) && !(pathname === '/api/auth/signin' && saysSo);
}

/** The whole address of a callback path. */
export function callbackAddress(path: string, { publicUrl }: Pick<ReturnPlaces, 'publicUrl'>): string {
  return path.startsWith('/') ? `${publicUrl()}${path}` : path;
}
