import type { Addresses } from '../config/Addresses.ts';
import type { PlatformConfig } from '../config/PlatformConfig.ts';
import { securityPath } from './securityPath.ts';
import { escapeHtml } from '../pages/escapeHtml.ts';
import { pageMarkup } from '../pages/pageWords.ts';
import { pageResponse } from '../pages/renderPage.ts';

/** Path that redirects users to their sign-in security. */
export const accountSecurityPath = '/account/security';

/**
 * Redirects to the page of the embedded provider; with an outside provider it responds with a page that refers to it.
 */
export function answerAccountSecurity(
  { provider }: Pick<PlatformConfig, 'provider'>,
  { issuer, publicUrl }: Pick<Addresses, 'issuer' | 'publicUrl'>,
): Response {
  if (provider.kind === 'embedded')
    return new Response(null, {
      status: 302,
      headers: { location: `${issuer()}${securityPath}`, 'cache-control': 'no-store' },
    });
  const host = escapeHtml(new URL(issuer()).host);
  const content = `<p>${pageMarkup('You sign in through {host}. Change your password, your second factors and your sessions there.', { host: `<strong>${host}</strong>` })}</p>
<p>${pageMarkup('Your administrator can sign you out of Agency Insights everywhere.')}</p>
<a class="button" href="${escapeHtml(publicUrl())}/">${pageMarkup('Back to Agency Insights')}</a>`;
  return pageResponse({ title: 'Sign-in security', content });
}
