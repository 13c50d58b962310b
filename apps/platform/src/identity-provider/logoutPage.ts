import type { KoaContextWithOIDC } from 'oidc-provider';
import { renderPage } from '../pages/renderPage.ts';
import { logoutAddress } from './signOut.ts';

/**
 * Ends the provider's session at once where the request carries an ID token of the very person who is signed in: only
 * the platform can have sent them then. Without it the person is asked, with one button.
 */
export async function logoutPage(context: KoaContextWithOIDC, form: string): Promise<void> {
  const { session, params, client } = context.oidc;
  const target = params?.post_logout_redirect_uri;
  if (
    session?.accountId !== undefined &&
    client !== undefined &&
    hintedSubject(context) === session.accountId &&
    typeof target === 'string'
  ) {
    await endSession(context);
    context.status = 303;
    context.redirect(logoutAddress(target, params?.state));
    return;
  }
  const origins = typeof target === 'string' ? [new URL(target).origin] : [];
  const page = renderPage({
    title: 'Sign out',
    formTargets: origins,
    content: `<p>You will need your password to sign in again.</p>${form}<p></p><button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>`,
  });
  context.set(page.headers);
  context.body = page.html;
}

/** Subject of the ID token that came along, which oidc-provider has validated by now. */
function hintedSubject(context: KoaContextWithOIDC): unknown {
  const hint: unknown = context.oidc.entities.IdTokenHint;
  if (typeof hint !== 'object' || hint === null || !('payload' in hint)) return undefined;
  const { payload } = hint;
  return typeof payload === 'object' && payload !== null && 'sub' in payload ? payload.sub : undefined;
}

async function endSession(context: KoaContextWithOIDC): Promise<void> {
  const { session, provider } = context.oidc;
  if (session === undefined) return;
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (grantId === undefined) continue;
    await provider.AccessToken.revokeByGrantId(grantId);
    await provider.RefreshToken.revokeByGrantId(grantId);
    await provider.AuthorizationCode.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
  }
  await session.destroy();
  context.cookies.set(provider.cookieName('session'), null, { httpOnly: true, sameSite: 'lax', signed: true });
}
