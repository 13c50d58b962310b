import type { Meta, StoryObj } from '@storybook/react-vite';
import { createSessionClient } from '../../index.ts';
import { ProtectedPage, SessionProvider } from '../index.ts';

type Answer = 'never' | 'signed in' | 'away';

const session = {
  user: { email: 'analyst@demo.test', name: 'Ana Lyst' },
  currentUserId: 'u1',
  accessToken: 'token',
  accessTokenExpiresAt: 4_102_444_800,
  expires: '2099-12-31T00:00:00.000Z',
};

/** A client whose service always gives the same response. It never navigates and notifies no listener. */
function clientThatAnswers(answer: Answer) {
  return createSessionClient({
    fetch: async () => {
      if (answer === 'never') return new Promise<Response>(() => undefined);
      return answer === 'away' ? new Response('', { status: 503 }) : Response.json(session);
    },
    location: { href: 'http://localhost/marketing/agencies', assign: () => undefined, reload: () => undefined },
    broadcast: null,
    logger: null,
  });
}

/** A heading as pages have it. */
const heading = { margin: 0, fontSize: '1.5rem', fontWeight: 500 };

const meta = {
  title: 'Session/ProtectedPage',
  component: ProtectedPage,
  args: { children: <h1 style={heading}>Find agencies</h1> },
} satisfies Meta<typeof ProtectedPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** While the session loads. */
export const Loading: Story = {
  render: (args) => (
    <SessionProvider client={clientThatAnswers('never')}>
      <ProtectedPage {...args} />
    </SessionProvider>
  ),
};

/** A user is signed in. */
export const SignedIn: Story = {
  render: (args) => (
    <SessionProvider client={clientThatAnswers('signed in')}>
      <ProtectedPage {...args} />
    </SessionProvider>
  ),
};

/** The sign-in service does not answer. */
export const ServiceAway: Story = {
  render: (args) => (
    <SessionProvider client={clientThatAnswers('away')}>
      <ProtectedPage {...args} />
    </SessionProvider>
  ),
};

/** A page for everybody. */
export const Unprotected: Story = {
  args: { unprotected: true, children: <h1 style={heading}>Help</h1> },
  render: (args) => (
    <SessionProvider client={clientThatAnswers('never')}>
      <ProtectedPage {...args} />
    </SessionProvider>
  ),
};
