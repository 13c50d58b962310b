import type { KoaContextWithOIDC } from 'oidc-provider';
import { pageMarkup } from '../pages/pageWords.ts';
import { renderPage } from '../pages/renderPage.ts';

/**
 * Asks users who are still signed in at the provider to confirm, because any site can send a browser here. After a
 * sign-out of the product no user is signed in, and there is no question.
 */
export function logoutPage(context: KoaContextWithOIDC, form: string, returnOrigins: readonly string[]): void {
  const page = renderPage({
    title: 'Sign out',
    formTargets: returnOrigins,
    content: `<p>${pageMarkup('You will need your password to sign in again.')}</p>${form}<p></p><button type="submit" form="op.logoutForm" name="logout" value="yes">${pageMarkup('Sign out')}</button>`,
  });
  context.set(page.headers);
  context.body = page.html;
}
