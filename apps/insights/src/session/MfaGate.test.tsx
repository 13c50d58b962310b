import { BroadcastChannel } from 'node:worker_threads';
import { announceMfaEnrolled, createSessionClient, mfaEnrolledUsersKey } from '@agency-insights/auth-session';
import { PermissionsProvider, SessionProvider } from '@agency-insights/auth-session/react';
import type { InsightsApi } from '@agency-insights/insights-api';
import { InsightsThemeProvider, ToasterProvider } from '@agency-insights/ui-kit';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { samplePerson } from '../administration/samplePerson.test-support.ts';
import { createFakeServices } from '../dashboards/testing/createFakeServices.test-support.ts';
import { mockBrowser } from '../dashboards/testing/mockBrowser.test-support.ts';
import { ServicesProvider } from '../services/ServicesContext.tsx';
import { MfaGate } from './MfaGate.tsx';

const session = {
  user: { email: samplePerson.email, name: 'Joan' },
  currentUserId: samplePerson.user_id,
  accessToken: 'token',
  accessTokenExpiresAt: 4_102_444_800,
  expires: '2099-12-31T00:00:00.000Z',
};

beforeEach(mockBrowser);
beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel });
  jest.spyOn(window, 'open').mockReturnValue({} as Window);
});

it('MfaGate requests the status again when another tab has set up the factor, even if the last response is fresh [AUTH-MFA-1]', async () => {
  let methods: string[] = [];
  const { services } = createFakeServices();
  const users = {
    ...services.api.users,
    self: () => Promise.resolve({ ...samplePerson, authentication_methods: methods }),
    enrollMfa: () => Promise.resolve({ enrollment_url: 'https://sign-in.test/mfa/enroll/t' }),
  } as unknown as InsightsApi['users'];
  const client = createSessionClient({
    fetch: async () => ({ status: 200, ok: true, headers: { get: () => null }, json: async () => session }) as never,
    broadcast: null,
    logger: null,
  });
  const root = createRootRoute({
    component: () => (
      <PermissionsProvider load={services.api.permissions.list}>
        <MfaGate userId={samplePerson.user_id} />
      </PermissionsProvider>
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  const { unmount } = render(
    <InsightsThemeProvider>
      <SessionProvider client={client}>
        <ServicesProvider services={{ ...services, api: { ...services.api, users } }}>
          <ToasterProvider>
            <RouterProvider router={router} />
          </ToasterProvider>
        </ServicesProvider>
      </SessionProvider>
    </InsightsThemeProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Enroll (opens in a new tab)' }));
  expect(localStorage.getItem(mfaEnrolledUsersKey)).toContain(samplePerson.user_id);
  methods = ['totp'];
  announceMfaEnrolled();
  await waitFor(() => expect(localStorage.getItem(mfaEnrolledUsersKey)).toBeNull());
  unmount();
});
