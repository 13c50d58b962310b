/** What an answer that is no page may do in a browser: nothing. */
export const apiContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** What the security headers depend on. */
export interface SecurityHeadersOptions {
  /** Whether people reach the server over TLS. */
  https: boolean;
  /** Whether pages may be shown in frames; their content security policy then says in whose. Default false. */
  frameable?: boolean;
}

/** Headers of every answer. */
export function securityHeaders({ https, frameable = false }: SecurityHeadersOptions): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(frameable ? {} : { 'x-frame-options': 'DENY' }),
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** The policy of the web app's own page: its own files, and styles that carry this answer's nonce. */
export function pageContentSecurityPolicy({
  nonce,
  formTargets = [],
  frameSources = [],
}: {
  nonce: string;
  formTargets?: readonly string[];
  /** Origins whose pages may be shown in frames. */
  frameSources?: readonly string[];
}): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ...(frameSources.length > 0 ? [['frame-src', ...frameSources].join(' ')] : []),
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
