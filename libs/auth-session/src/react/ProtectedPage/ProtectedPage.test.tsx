import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Profiler, StrictMode } from 'react';
import { createSessionClient, type SessionClient } from '../../client/createSessionClient.ts';
import { de } from '../../locales/de.ts';
import { SessionProvider } from '../SessionProvider.tsx';
import { useSession } from '../useSession.ts';
import { ProtectedPage } from './ProtectedPage.tsx';

const person = {
  user: { email: 'analyst@demo.test', name: 'Ana Lyst' },
  currentUserId: 'u1',
  expires: '2026-11-20T12:00:00.000Z',
};

/** A session client whose service responds when the test says so. */
function createPage() {
  const went: string[] = [];
  let tokens = 0;
  let waiting: ((response: Response) => void)[] = [];
  const client: SessionClient = createSessionClient({
    // jsdom has no Response; these are the parts that the client reads.
    fetch: () => new Promise((resolve) => waiting.push(resolve)),
    broadcast: null,
    logger: null,
    clock: { now: () => 0, every: () => () => undefined, timeout: () => new AbortController().signal },
    location: {
      href: 'http://localhost/marketing/agencies?state=TX',
      assign: (url) => void went.push(url),
      reload: () => void went.push('reload'),
    },
  });
  const answer = (status: number, body: unknown) =>
    act(async () => {
      const response = { status, ok: status < 400, headers: { get: () => null }, json: async () => body };
      const answered = waiting;
      waiting = [];
      answered.forEach((resolve) => resolve(response as unknown as Response));
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return {
    client,
    went,
    answer,
    signedIn: (other = {}) =>
      answer(200, { ...person, ...other, accessToken: `token-${(tokens += 1)}`, accessTokenExpiresAt: 300 }),
    signedOut: () => answer(200, {}),
    away: () => answer(503, {}),
  };
}

function Greeting() {
  const { session } = useSession();
  return <h1>Hello {session?.user.name}</h1>;
}

describe('ProtectedPage', () => {
  it('ProtectedPage shows "Loading..." while the session loads, then the page [AUTH-SESSION-4]', async () => {
    const { client, went, signedIn } = createPage();
    const { container } = render(
      <StrictMode>
        <SessionProvider client={client}>
          <ProtectedPage>
            <Greeting />
          </ProtectedPage>
        </SessionProvider>
      </StrictMode>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
    expect(await axe(container)).toHaveNoViolations();
    await signedIn();
    expect(screen.getByRole('heading', { name: 'Hello Ana Lyst' })).toBeVisible();
    expect(went).toEqual([]);
  });

  it('ProtectedPage redirects to sign-in with SessionRequired and the callback URL when no user is signed in [AUTH-SESSION-4]', async () => {
    const { client, went, signedOut } = createPage();
    render(
      <SessionProvider client={client}>
        <ProtectedPage>secret</ProtectedPage>
      </SessionProvider>,
    );
    await signedOut();
    expect(went).toHaveLength(1);
    const url = new URL(went[0]!, 'http://localhost');
    expect(url.pathname).toBe('/api/auth/signin');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      error: 'SessionRequired',
      callbackUrl: 'http://localhost/marketing/agencies?state=TX',
    });
    expect(screen.queryByText('secret')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });

  it('ProtectedPage redirects to sign-in when the session ends while it is shown [AUTH-SESSION-4]', async () => {
    const { client, went, signedIn, signedOut } = createPage();
    render(
      <SessionProvider client={client}>
        <ProtectedPage>secret</ProtectedPage>
      </SessionProvider>,
    );
    await signedIn();
    expect(screen.getByText('secret')).toBeVisible();
    act(() => void client.refresh());
    await signedOut();
    expect(screen.queryByText('secret')).toBeNull();
    expect(went).toHaveLength(1);
  });

  it('ProtectedPage shows an unprotected page to everyone [AUTH-SESSION-4]', async () => {
    const { client, went, signedOut } = createPage();
    render(
      <SessionProvider client={client}>
        <ProtectedPage unprotected>open to all</ProtectedPage>
      </SessionProvider>,
    );
    expect(screen.getByText('open to all')).toBeVisible();
    await signedOut();
    expect(screen.getByText('open to all')).toBeVisible();
    expect(went).toEqual([]);
  });

  it('ProtectedPage stays while the sign-in service is down, and tries again on demand', async () => {
    const { client, went, away, signedIn } = createPage();
    const { container } = render(
      <SessionProvider client={client}>
        <ProtectedPage>secret</ProtectedPage>
      </SessionProvider>,
    );
    await away();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The sign-in service could not be reached. Check the connection and try again.',
    );
    expect(await axe(container)).toHaveNoViolations();
    expect(went).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await signedIn();
    expect(screen.getByText('secret')).toBeVisible();
  });

  it('ProtectedPage shows its texts in the language of the provider [PLUS-40]', async () => {
    const { client, away } = createPage();
    render(
      <SessionProvider client={client} texts={de.session}>
        <ProtectedPage>secret</ProtectedPage>
      </SessionProvider>,
    );
    expect(screen.getByText('Wird geladen …')).toBeVisible();
    await away();
    expect(screen.getByRole('alert')).toHaveTextContent('Der Anmeldedienst ist nicht erreichbar.');
    expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });

  it('ProtectedPage shows the given content instead of its own', async () => {
    const { client, away } = createPage();
    render(
      <SessionProvider client={client}>
        <ProtectedPage loading="One moment" unavailable={<p>Away</p>}>
          secret
        </ProtectedPage>
      </SessionProvider>,
    );
    expect(screen.getByText('One moment')).toBeVisible();
    await away();
    expect(screen.getByText('Away')).toBeVisible();
  });
});

describe('useSession', () => {
  it('useSession causes no re-render when a fetch changes nothing [PLUS-22]', async () => {
    const { client, signedIn } = createPage();
    let renders = 0;
    render(
      <SessionProvider client={client}>
        <Profiler id="page" onRender={() => (renders += 1)}>
          <Greeting />
        </Profiler>
      </SessionProvider>,
    );
    await signedIn();
    const before = renders;
    act(() => void client.refresh());
    await signedIn();
    expect(client.getSnapshot().session?.accessToken).toBe('token-2');
    expect(renders).toBe(before);
  });

  it('useSession throws an error that names the missing SessionProvider', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Greeting />)).toThrow(
      'useSession was called outside a SessionProvider. Wrap the page in <SessionProvider client={…}>.',
    );
    quiet.mockRestore();
  });

  describe('when the session ends without a sign-out', () => {
    const open = (ended?: string) => {
      const page = createPage();
      render(
        <SessionProvider client={page.client}>
          <ProtectedPage ended={ended && <p>{ended}</p>}>
            <input aria-label="Draft" />
          </ProtectedPage>
        </SessionProvider>,
      );
      return page;
    };

    it('ProtectedPage keeps the page and the typed text under the notice until the user signs in again', async () => {
      const { client, went, signedIn, signedOut } = open('Your session has ended');
      await signedIn();
      await userEvent.type(screen.getByLabelText('Draft'), 'Texas');
      void client.refresh();
      await signedOut();
      expect(screen.getByText('Your session has ended')).toBeVisible();
      expect(screen.getByLabelText('Draft')).toHaveValue('Texas');
      expect(went).toEqual([]);
      void client.refresh();
      await signedIn();
      expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument();
      expect(screen.getByLabelText('Draft')).toHaveValue('Texas');
    });

    it('ProtectedPage redirects to sign-in if there is no notice to show', async () => {
      const { client, went, signedIn, signedOut } = open();
      await signedIn();
      void client.refresh();
      await signedOut();
      expect(went).toHaveLength(1);
      expect(screen.queryByLabelText('Draft')).not.toBeInTheDocument();
    });

    it('ProtectedPage shows no notice after a sign-out, or without an earlier session', async () => {
      const never = open('Your session has ended');
      await never.signedOut();
      expect(never.went[0]).toMatch(/error=SessionRequired/);
      const { client, went, signedIn, answer } = open('Your session has ended');
      await signedIn();
      void client.signOut({ redirect: false });
      await answer(200, { csrfToken: 'csrf' });
      await answer(200, { url: 'http://localhost/' });
      expect(went[0]).toMatch(/error=SessionRequired/);
      expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument();
    });
  });

  it('ProtectedPage removes all content of the first user before another one sees anything', async () => {
    const { client, went, signedIn } = createPage();
    const shown: string[] = [];
    function Rows() {
      const { session } = useSession();
      shown.push(session?.currentUserId ?? '');
      return <p>rows of the first person</p>;
    }
    render(
      <SessionProvider client={client}>
        <ProtectedPage>
          <Rows />
        </ProtectedPage>
      </SessionProvider>,
    );
    await signedIn();
    void client.refresh();
    await signedIn({ currentUserId: 'u2' });
    expect(went).toEqual(['reload']);
    expect(screen.queryByText('rows of the first person')).not.toBeInTheDocument();
    expect(new Set(shown)).toEqual(new Set(['u1']));
  });
});
