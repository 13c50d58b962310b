import type { KoaContextWithOIDC } from 'oidc-provider';
import { pageMarkup } from '../pages/pageWords.ts';
import { renderPage } from '../pages/renderPage.ts';

/**
 * Asks a user who is still signed in at the provider, with one button: any site can lead a browser here. After a
 * sign-out of the product no one is signed in, and nothing is asked.
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
