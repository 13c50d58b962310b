import { ApiProblem } from '../../http/ApiProblem.ts';
import type { Person } from '../../http/Person.ts';
import type { Routes } from '../../http/Routes.ts';
import type { AccessTokens } from '../../session/accessTokens.ts';
import { readBearer } from '../../session/createAuthenticate.ts';
import type { EmbedService, SignIn } from './EmbedService.ts';

/** What the calls around embedded dashboards work with. */
export interface MountEmbedAddressesOptions {
  embed: EmbedService;
  tokens: AccessTokens;
}

/** Mounts the calls with which a page gets and renews the addresses of its dashboards (API-CAT-6). */
export function mountEmbedAddresses(routes: Routes, { embed, tokens }: MountEmbedAddressesOptions): void {
  /** The sign-in behind a token, which must be the caller's own. */
  async function signInOf(person: Person, token: string, path: string): Promise<SignIn> {
    const subject = await tokens.verify(token);
    if (subject?.userId !== person.id)
      throw new ApiProblem(403, 'forbidden', 'The token is not one of yours, or it has expired. Send your own.', [
        { path, message: 'is not a valid access token of the caller' },
      ]);
    return { person, sessionHash: subject.sessionHash };
  }

  routes.mount('looker.ssoUrlFromToken', async ({ person, body }) => ({
    url: embed.sign(await signInOf(person, body.token, 'token'), body.target),
  }));
  routes.mount('looker.embedAuth', async ({ person, query, request }) => ({
    url: embed.sign(await signInOf(person, readBearer(request), 'authorization'), query.src),
  }));
  routes.mount('looker.acquireEmbedSession', async ({ person, request }) =>
    embed.acquire(await signInOf(person, readBearer(request), 'authorization')),
  );
  routes.mount('looker.generateEmbedTokens', async ({ person, request }) =>
    embed.renew((await signInOf(person, readBearer(request), 'authorization')).sessionHash),
  );
}
