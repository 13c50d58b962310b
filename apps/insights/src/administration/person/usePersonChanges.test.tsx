import type { InsightsApi } from '@agency-insights/insights-api';
import { ToasterProvider } from '@agency-insights/ui-kit';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices } from '../../dashboards/testing/createFakeServices.test-support.ts';
import { ServicesProvider } from '../../services/ServicesContext.tsx';
import { personQuery } from '../../session/personQuery.ts';
import { samplePerson } from '../samplePerson.test-support.ts';
import { usePersonChanges } from './usePersonChanges.ts';

/** The shell's name of who is signed in, and a button that changes the name of a person. */
function open({ signedInAs }: { signedInAs: string }) {
  let name = 'Ada';
  let asked = 0;
  const { services } = createFakeServices();
  const gateway = {
    ...services.api.gateway,
    fetchJson: () => {
      name = 'Augusta';
      return Promise.resolve(undefined);
    },
  } as unknown as InsightsApi['gateway'];
  const users = {
    ...services.api.users,
    self: () => {
      asked += 1;
      return Promise.resolve({ ...samplePerson, user_id: signedInAs, display_name: name });
    },
  } as unknown as InsightsApi['users'];
  const api = { ...services.api, gateway, users };
  function Page() {
    const person = useQuery(personQuery(api)).data;
    const { update } = usePersonChanges(samplePerson);
    return (
      <>
        <p>Signed in: {person?.display_name}</p>
        <button onClick={() => void update({ first_name: 'Augusta' })}>Save</button>
      </>
    );
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <ServicesProvider services={{ ...services, api }}>
      <QueryClientProvider client={services.queries}>
        <ToasterProvider>
          <RouterProvider router={router as never} />
        </ToasterProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  );
  return { timesAsked: () => asked };
}

beforeAll(() => {
  window.scrollTo = () => undefined;
});

describe('a change of a person', () => {
  it('updates the shell when administrators change their own account [PLUS-39]', async () => {
    open({ signedInAs: samplePerson.user_id });
    expect(await screen.findByText('Signed in: Ada')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Signed in: Augusta')).toBeVisible();
  });

  it('reports its success where all toasts of the product are, at bottom-center', async () => {
    open({ signedInAs: 'another-administrator' });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    const stack = (await screen.findByText('Changes are saved.')).closest('[data-position]');
    expect(stack).toHaveAttribute('data-position', 'bottom-center');
  });

  it('does not reload the session for another person', async () => {
    const { timesAsked } = open({ signedInAs: 'another-administrator' });
    expect(await screen.findByText('Signed in: Ada')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes are saved.')).toBeVisible();
    expect(timesAsked()).toBe(1);
  });
});
