/* eslint-disable @nx/enforce-module-boundaries, no-restricted-imports -- an application of the packages, which the journey builds and opens */
// The page of an application on its own origin, built by the journey that opens it. Its address names the platform;
// without a name that is behind the same origin.
import { createSessionClient } from '@agency-insights/auth-session';
import { SessionProvider, useSession } from '@agency-insights/auth-session/react';
import { accessTokenStrategy, createInsightsApi } from '@agency-insights/insights-api';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

const platform = new URLSearchParams(window.location.search).get('platform');
const client = createSessionClient({ basePath: `${platform ?? ''}/api/auth` });
const api = createInsightsApi({
  apiUrl: platform ?? window.location.origin,
  authStrategy: accessTokenStrategy({ getAccessToken: (options) => client.getAccessToken(options) }),
});

function Page() {
  const { status, session } = useSession();
  const [found, setFound] = useState('');
  const search = async () => {
    const { total } = await api.resultSets.findAgencies({ filters: { agency_state: 'TX' }, limit: 1 });
    setFound(`${total} agencies`);
  };
  const renew = async () => {
    const old = await client.getAccessToken();
    const { error } = await client.update();
    setFound(error === null && (await client.refreshAccessToken()) !== old ? 'Renewed' : 'Not renewed');
  };
  const button = (label: string, onClick: () => Promise<unknown>) =>
    createElement('button', { key: label, onClick: () => void onClick() }, label);
  return createElement('main', {}, [
    createElement('h1', { key: 'status' }, status),
    createElement('p', { key: 'person' }, session?.user.email ?? 'Signed out'),
    createElement('p', { key: 'found' }, found),
    button('Sign in', () => client.signIn('insights')),
    button('Renew', renew),
    button('Search', search),
    button('Sign out', () => client.signOut()),
  ]);
}

const container = document.body.appendChild(document.createElement('div'));
createRoot(container).render(createElement(SessionProvider, { client, children: createElement(Page) }));
