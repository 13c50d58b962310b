import { ApiProblem } from '../../http/ApiProblem.ts';
import type { Person } from '../../http/Person.ts';
import type { Routes } from '../../http/Routes.ts';
import { withFieldNames } from '../../http/withFieldNames.ts';
import type { AccessTokens } from '../../session/accessTokens.ts';
import { readBearer } from '../../session/createAuthenticate.ts';
import type { EmbedAddresses, SignIn } from '../EmbedAddresses.ts';

/** Options of the calls for embedded dashboards. */
export interface MountEmbedAddressesOptions {
  embedAddresses: EmbedAddresses;
  tokens: AccessTokens;
}

/** Mounts the calls that get and renew the addresses of dashboards (API-CAT-6). */
export function mountEmbedAddresses(routes: Routes, { embedAddresses, tokens }: MountEmbedAddressesOptions): void {
  /** Returns the sign-in of a token, which must be the caller's own. */
  async function signInOf(person: Person, token: string, path: string): Promise<SignIn> {
    const subject = await tokens.verify(token);
    if (subject?.userId !== person.id)
      throw new ApiProblem(403, 'forbidden', 'The token is not one of yours, or it has expired. Send your own.', [
        { path, message: 'must be a valid access token of the caller' },
      ]);
    return { person, sessionHash: subject.sessionHash };
  }

  routes.mount('looker.ssoUrlFromToken', async ({ person, body }) => ({
    url: await embedAddresses.sign(await signInOf(person, body.token, 'token'), body.target),
    filter_names: embedAddresses.filterNames,
  }));
  routes.mount('looker.embedAuth', async ({ person, query, request }) => {
    const signIn = await signInOf(person, readBearer(request), 'Authorization');
    return { url: await withFieldNames(embedAddresses.sign(signIn, query.src), { target: 'src' }) };
  });
  routes.mount('looker.acquireEmbedSession', async ({ person, request }) =>
    embedAddresses.acquire(await signInOf(person, readBearer(request), 'Authorization'), userAgentOf(request)),
  );
  routes.mount('looker.generateEmbedTokens', async ({ person, request, body }) => {
    const { sessionHash } = await signInOf(person, readBearer(request), 'Authorization');
    return embedAddresses.renew({ sessionHash, tokens: body, userAgent: userAgentOf(request) });
  });
}

function userAgentOf(request: Request): string {
  return request.headers.get('user-agent') ?? '';
}
