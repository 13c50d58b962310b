// The page of an application of next-auth v4, built by the journey that opens it.
import { SessionProvider, signIn, signOut, useSession } from 'next-auth/react';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const { data, status, update } = useSession();
  const [updates, setUpdates] = useState(0);
  const updateSession = async () => {
    if ((await update({ note: 1 })) !== null) setUpdates(updates + 1);
  };
  const button = (label: string, onClick: () => void) => createElement('button', { key: label, onClick }, label);
  return createElement('main', {}, [
    createElement('h1', { key: 'status' }, status),
    createElement('p', { key: 'person' }, data?.user?.email ?? 'Signed out'),
    createElement('p', { key: 'updates' }, `${updates} updates`),
    button('Sign in', () => void signIn('insights')),
    button('Update', () => void updateSession()),
    button('Sign out', () => void signOut()),
  ]);
}

const container = document.body.appendChild(document.createElement('div'));
createRoot(container).render(createElement(SessionProvider, { children: createElement(Page) }));
