import { createSessionClient } from '@agency-insights/auth-session';
import { MfaProvider, type MfaProviderProps, SessionProvider } from '@agency-insights/auth-session/react';
import { InsightsThemeProvider, ToasterProvider } from '@agency-insights/ui-kit';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { mockBrowser } from '../dashboards/testing/mockBrowser.test-support.ts';
import { MfaPrompt } from './MfaPrompt.tsx';

beforeEach(mockBrowser);
beforeEach(() => localStorage.clear());

const session = {
  user: { email: 'analyst@demo.test', name: 'Ana Lyst' },
  currentUserId: 'u1',
  accessToken: 'token',
  accessTokenExpiresAt: 4_102_444_800,
  expires: '2099-12-31T00:00:00.000Z',
};

/** A page with the prompt, at an address of the product. */
function openPage(options: Partial<MfaProviderProps> = {}, address = '/marketing/agencies', mayOpen = true) {
  const client = createSessionClient({
    fetch: async () =>
      ({ status: 200, ok: true, headers: { get: () => null }, json: async () => session }) as unknown as Response,
    broadcast: null,
    logger: null,
  });
  const opened: string[] = [];
  const root = createRootRoute({
    component: () => (
      <SessionProvider client={client}>
        <MfaProvider
          userId="u1"
          loadStatus={async () => ({ status: 200, authentication_methods: [] })}
          enroll={async () => ({ enrollment_url: 'https://sign-in.test/mfa/enroll/t' })}
          openTab={(url) => void opened.push(url)}
          openChannel={null}
          {...options}
        >
          <main tabIndex={-1}>
            <Outlet />
          </main>
          <MfaPrompt mayOpen={() => mayOpen} />
        </MfaProvider>
      </SessionProvider>
    ),
  });
  const page = (path: string, text: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <p>{text}</p> });
  const router = createRouter({
    routeTree: root.addChildren([page('/', 'Home'), page('/marketing/agencies', 'Agencies')]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const view = render(
    <InsightsThemeProvider>
      <ToasterProvider>
        <RouterProvider router={router as never} />
      </ToasterProvider>
    </InsightsThemeProvider>,
  );
  return { ...view, router, opened, user: userEvent.setup() };
}

const title = 'Multi-Factor Authentication (MFA) Enrollment';

describe('MfaPrompt', () => {
  it('prompts a person without a second factor with the required text in a card of 440 px [AUTH-MFA-1, AUTH-MFA-2]', async () => {
    const { baseElement } = openPage();
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog).toHaveAccessibleDescription(
      'Enrolling adds an extra layer of security to protect data from unauthorized access.',
    );
    expect(screen.getByRole('heading', { name: title }).parentElement).toHaveStyle({ maxWidth: '440px' });
    expect(screen.getByRole('button', { name: 'Enroll (opens in a new tab)' })).toHaveFocus();
    expect(await axe(baseElement)).toHaveNoViolations();
  });

  it('covers the page in white while the status loads [AUTH-MFA-3]', async () => {
    let answer: (status: { status: number; authentication_methods: string[] }) => void = () => undefined;
    openPage({ loadStatus: () => new Promise((resolve) => (answer = resolve)) });
    const cover = await screen.findByTestId('mfa-cover');
    expect(cover).toHaveStyle({ position: 'fixed', inset: '0', background: 'rgb(255, 255, 255)' });
    expect(cover).toBeEmptyDOMElement();
    const main = screen.getByText('Agencies').closest('main');
    expect(main).toHaveProperty('inert', true);
    await act(async () => answer({ status: 200, authentication_methods: ['totp'] }));
    expect(screen.queryByTestId('mfa-cover')).not.toBeInTheDocument();
    expect(main).toHaveProperty('inert', false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens the home page after "Skip for now", and does not prompt again [AUTH-MFA-4, APP-ROUTE-1]', async () => {
    const { router, user, unmount } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Skip for now' }));
    expect(await screen.findByText('Home')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage.getItem('mfa-enrollment-skipped-users')).toBe('["u1"]');
    unmount();
    openPage();
    expect(await screen.findByText('Agencies')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers the requested page after "Skip for now"', async () => {
    const { router, user } = openPage({}, '/marketing/agencies?agency_state=TX');
    await user.click(await screen.findByRole('button', { name: 'Skip for now' }));
    expect(await screen.findByText('Home')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Open it' }));
    expect(await screen.findByText('Agencies')).toBeVisible();
    expect(router.state.location.href).toBe('/marketing/agencies?agency_state=TX');
  });

  it.each([
    ['requested the home page', '/', true],
    ['may not see the requested page', '/marketing/agencies', false],
  ])('offers no page if the person %s', async (_, address, mayOpen) => {
    const { user } = openPage({}, address, mayOpen);
    await user.click(await screen.findByRole('button', { name: 'Skip for now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Open it' })).not.toBeInTheDocument();
  });

  it.each(['/', '/marketing/agencies'])('keeps the focus in the page after "Skip for now" at %s', async (address) => {
    const { user } = openPage({}, address);
    await user.click(await screen.findByRole('button', { name: 'Skip for now' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('disables both buttons while it fetches the address, then hides and opens the address [AUTH-MFA-2, AUTH-MFA-5]', async () => {
    let answer: (enrollment: { enrollment_url: string }) => void = () => undefined;
    const { opened, user } = openPage({ enroll: () => new Promise((resolve) => (answer = resolve)) });
    await user.click(await screen.findByRole('button', { name: 'Enroll (opens in a new tab)' }));
    expect(screen.getByRole('button', { name: 'Enroll (opens in a new tab)' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Skip for now' })).toBeDisabled();
    await act(async () => answer({ enrollment_url: 'https://sign-in.test/mfa/enroll/t' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opened).toEqual(['https://sign-in.test/mfa/enroll/t']);
  });

  it('does not close on Escape', async () => {
    const { user } = openPage();
    await screen.findByRole('dialog', { name: title });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  });
});
