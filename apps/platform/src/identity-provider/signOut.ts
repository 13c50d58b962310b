import type { KoaContextWithOIDC, Provider } from 'oidc-provider';

/**
 * Ends the provider's own session together with the refresh token that the platform takes back at sign-out: so the
 * user is signed out on both sides even where the browser never comes by here.
 */
export async function endSessionOfRevokedToken({ oidc }: KoaContextWithOIDC): Promise<void> {
  const uid = oidc.route === 'revocation' ? oidc.entities.RefreshToken?.sessionUid : undefined;
  if (uid === undefined) return;
  await (await oidc.provider.Session.findByUid(uid))?.destroy();
}

/**
 * If no user is signed in at the provider any more, its sign-out leads straight back instead of by a page that a
 * script has to send on. The checks before it have made sure that the address is the client's own.
 */
export function leadBackWhenSignedOut(provider: Provider): void {
  provider.use(async (context, next) => {
    await next();
    const { oidc } = context;
    const target = oidc?.params?.post_logout_redirect_uri;
    if (oidc?.route !== 'end_session' || context.status !== 200 || oidc.session?.accountId !== undefined) return;
    if (oidc.client === undefined || typeof target !== 'string') return;
    context.body = null;
    context.status = 303;
    context.redirect(logoutAddress(target, oidc.params?.state));
  });
}

/** The client's address after sign-out, with the state that it sent along. */
function logoutAddress(target: string, state: unknown): string {
  const address = new URL(target);
  if (typeof state === 'string') address.searchParams.set('state', state);
  return address.href;
}
