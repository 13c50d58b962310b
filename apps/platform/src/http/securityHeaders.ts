/** Policy of responses that are not pages: allows nothing. */
export const apiContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Options of the security headers. */
export interface SecurityHeadersOptions {
  /** Whether users reach the server over TLS. */
  https: boolean;
  /**
   * Whether pages may be shown in frames; their content security policy then restricts the embedders. Default false.
   */
  frameable?: boolean;
}

/** Returns the headers of every response. */
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

/**
 * Returns the policy of the web app's page: its files, styles with this response's nonce, and the analytics agent if
 * configured.
 */
export function pageContentSecurityPolicy({
  nonce,
  formTargets = [],
  frameSources = [],
  agentOrigin = null,
}: {
  nonce: string;
  formTargets?: readonly string[];
  /** Origins whose pages may be shown in frames. */
  frameSources?: readonly string[];
  /** Origins from which the analytics agent loads and to which it reports; it reports by images when a page unloads. */
  agentOrigin?: string | null;
}): string {
  const agent = agentOrigin === null ? [] : [agentOrigin];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...agent].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...agent].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...agent].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    ...(frameSources.length > 0 ? [['frame-src', ...frameSources].join(' ')] : []),
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
