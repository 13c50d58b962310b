import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import type { PersonSessions } from '@agency-insights/insights-api/people';
import { render, screen, within } from '@testing-library/react';
import { samplePerson } from '../samplePerson.test-support.ts';
import { OpenedAdministration } from '../testing/OpenedAdministration.test-support.tsx';

const session: PersonSessions['items'][number] = {
  kind: 'browser',
  device: 'Chrome on Windows',
  started_at: '2026-11-20T16:40:00.000Z',
  last_seen_at: '2026-11-20T17:02:00.000Z',
  current: false,
};

function openPage(sessions: PersonSessions['items']) {
  render(
    <InsightsThemeProvider>
      <OpenedAdministration address="/administration/people/joan" people={[samplePerson]} sessions={sessions} />
    </InsightsThemeProvider>,
  );
}

const signIn = async () => within(await screen.findByRole('region', { name: 'Sign-in' }));

beforeAll(() => {
  window.scrollTo = () => undefined;
});

describe('PersonPage', () => {
  it('offers to sign a person out everywhere who is signed in [PLUS-39]', async () => {
    openPage([session]);
    expect(await (await signIn()).findByText('Chrome on Windows')).toBeVisible();
    expect((await signIn()).getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
  });

  it('does not offer to sign a person out who is not signed in', async () => {
    openPage([]);
    expect(await (await signIn()).findByText('Not signed in.')).toBeVisible();
    expect((await signIn()).queryByRole('button', { name: 'Sign out everywhere' })).not.toBeInTheDocument();
  });
});
