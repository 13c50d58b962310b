import type { KoaContextWithOIDC, Provider } from 'oidc-provider';

/**
 * Ends the provider's own session when the platform revokes the refresh token at sign-out, so that the user is signed
 * out on both sides even if the browser never comes here.
 */
export async function endSessionOfRevokedToken({ oidc }: KoaContextWithOIDC): Promise<void> {
  const uid = oidc.route === 'revocation' ? oidc.entities.RefreshToken?.sessionUid : undefined;
  if (uid === undefined) return;
  await (await oidc.provider.Session.findByUid(uid))?.destroy();
}

/**
 * If no user is signed in at the provider, its sign-out redirects directly instead of showing a page that a script
 * submits. Earlier checks have verified that the address is the client's.
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

/** Returns the client's address after sign-out, with the sent state. */
function logoutAddress(target: string, state: unknown): string {
  const address = new URL(target);
  if (typeof state === 'string') address.searchParams.set('state', state);
  return address.href;
}
