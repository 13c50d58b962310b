import type { ServiceCredential } from '@agency-insights/insights-api/catalogue';
import type { AuditEntry, ManagedPerson, PersonSessions } from '@agency-insights/insights-api/people';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { samplePerson } from './samplePerson.test-support.ts';
import { OpenedAdministration } from './testing/OpenedAdministration.test-support.tsx';

const meta = {
  title: 'App/Administration/Pages',
  component: OpenedAdministration,
  parameters: { visual: { narrow: 'once' } },
} satisfies Meta<typeof OpenedAdministration>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = ['Joan Hale', 'Marcus Oyelaran', 'Priya Raman', 'Tom Castellanos', 'Wilhelmina van der Steen-Abernathy'];
const statuses = ['active', 'invited', 'blocked'] as const;
const people: ManagedPerson[] = Array.from({ length: 23 }, (_none, index) => {
  const [first_name = '', ...rest] = (names[index % names.length] ?? '').split(' ');
  const status = statuses[index % 7 === 3 ? 2 : index % 5 === 1 ? 1 : 0] ?? 'active';
  return {
    ...samplePerson,
    user_id: index === 0 ? 'joan' : `p${index}`,
    first_name,
    last_name: rest.join(' '),
    display_name: `${first_name} ${rest.join(' ')}`,
    email: `${first_name}.${rest.join('')}${index}@example.com`.toLowerCase(),
    status,
    blocked: status === 'blocked',
    permissions: index % 4 === 0 ? ['viewable:insights_pl', 'viewable:insights_cl', 'viewable:benchmarks'] : [],
    roles: index % 9 === 0 ? ['platform:insights#administrator'] : [],
    last_sign_in_at: status === 'invited' ? null : '2026-11-20T16:40:00.000Z',
  };
});

const sessions: PersonSessions['items'] = [
  {
    kind: 'browser',
    device: 'Chrome on Windows',
    started_at: '2026-11-20T16:40:00.000Z',
    last_seen_at: '2026-11-20T17:02:00.000Z',
    current: false,
  },
  {
    kind: 'api',
    device: null,
    started_at: '2026-11-19T08:00:00.000Z',
    last_seen_at: '2026-11-20T17:00:00.000Z',
    current: false,
  },
];

const actions = [
  'permissions_changed',
  'blocked',
  'unblocked',
  'second_factor_reset',
  'password_set',
  'invited',
] as const;
const trail: AuditEntry[] = actions.map((action, index) => ({
  id: actions.length - index,
  at: `2026-11-${20 - index}T16:40:00.000Z`,
  actor: action === 'password_set' ? 'joan.hale@example.com' : 'ada.whitfield@example.com',
  action,
  user_id: 'joan',
  email: 'joan.hale@example.com',
  details:
    action === 'permissions_changed'
      ? {
          before: ['viewable:insights_pl'],
          after: ['viewable:insights_pl', 'viewable:insights_cl', 'viewable:benchmarks'],
        }
      : action === 'blocked'
        ? { sessions_ended: 2 }
        : {},
}));

const service: ServiceCredential = {
  client_id: 'service-3f1c9a7be204d8516a',
  name: 'Nightly agency search',
  scopes: ['viewable:insights_pl', 'viewable:insights_cl'],
  created_by: 'ada.whitfield@example.com',
  created_at: '2026-11-02T09:12:00.000Z',
  last_used_at: '2026-11-20T16:40:00.000Z',
  previous_secret_until: null,
};
const services: ServiceCredential[] = [
  service,
  {
    ...service,
    client_id: 'service-b0d24f6c1e97a3850c',
    name: 'People sync of the identity team',
    scopes: ['administration'],
    previous_secret_until: '2026-11-21T16:40:00.000Z',
  },
  { ...service, client_id: 'service-8a5e0f3d7c61b2947f', name: 'Warehouse load', last_used_at: null },
];

/** Who may sign in, page by page. */
export const People: Story = { args: { address: '/administration/people', people } };

/** Search, filters, order and page come from the address. */
export const PeopleOfAnAddress: Story = {
  parameters: { visual: { skip: 'Other people are in the same list.' } },
  args: { address: '/administration/people?status=blocked&access=administrator&sort=-last_sign_in_at&page=2', people },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Status' })).toHaveTextContent('Blocked');
    await expect(await screen.findByText(/11.*20 of 23/)).toBeVisible();
  },
};

/** No person passes the filters. */
export const NobodyMatches: Story = { args: { address: '/administration/people?status=blocked' } };

/** The service does not answer. */
export const PeopleThatCannotBeLoaded: Story = { args: { address: '/administration/people', isFailing: true } };

/** One person: access, sign-in with factors and sessions, what can be done to the account, and what was done. */
export const Person: Story = { args: { address: '/administration/people/joan', people, sessions, trail } };

/** A blocked person without factors, who is signed in nowhere. */
export const BlockedPerson: Story = {
  args: {
    address: '/administration/people/joan',
    people: [{ ...samplePerson, status: 'blocked', blocked: true, authentication_methods: [] }],
  },
};

/** An administrator looks at themselves. */
export const OneselfAsAPerson: Story = {
  parameters: { visual: { skip: 'The access of oneself has a picture under PersonAccess.' } },
  args: {
    address: '/administration/people/ada',
    people: [{ ...samplePerson, user_id: 'ada', display_name: 'Ada Whitfield', email: 'ada.whitfield@example.com' }],
    sessions,
  },
};

/** A person who was deleted. */
export const PersonWhoIsGone: Story = { args: { address: '/administration/people/gone' } };

const granted = { relation: 'granted', object: 'feature:insights_pl' };

/** Who can do what: a question with its answer, and the relationships with names. */
export const Access: Story = {
  parameters: { visual: { skip: 'Its tree has a picture under ReasonTree, and its fields have theirs in the kit.' } },
  args: {
    address: '/administration/access',
    people,
    relationships: [
      { user: 'user:joan', ...granted },
      { user: 'user:p4', ...granted },
      { user: 'organization:acme#member', relation: 'granted', object: 'feature:benchmarks' },
      { user: 'user:p1', relation: 'member', object: 'organization:acme' },
      { user: 'user:deleted-person', relation: 'blocked', object: 'feature:insights_cl' },
    ],
  },
  play: async () => {
    const check = within(await screen.findByRole('region', { name: 'Check' }));
    await userEvent.type(check.getByRole('combobox', { name: 'User' }), 'joan.hale0');
    await userEvent.click(await screen.findByRole('option', { name: /Joan Hale/ }));
    await userEvent.click(check.getByRole('combobox', { name: 'Applies to' }));
    await userEvent.click(await screen.findByRole('option', { name: /Personal lines/ }));
    await userEvent.click(check.getByRole('combobox', { name: 'Kind of access' }));
    await userEvent.click(await screen.findByRole('option', { name: /May see/ }));
    await userEvent.click(check.getByRole('button', { name: 'Check' }));
    await expect(await check.findByText('Joan Hale may see Personal lines.')).toBeVisible();
  },
};

/** Who did what to whom. */
export const AuditTrail: Story = { args: { address: '/administration/audit', trail } };

/** Nothing has happened yet. */
export const EmptyAuditTrail: Story = { args: { address: '/administration/audit' } };

/** The trail could not be loaded. */
export const AuditTrailThatCannotBeLoaded: Story = { args: { address: '/administration/audit', isFailing: true } };

/** Programs that call the API: what each may use, when it was used, and a secret that was renewed. */
export const Services: Story = { args: { address: '/administration/services', services } };

/** No program calls yet. */
export const NoServices: Story = { args: { address: '/administration/services' } };

/** The services could not be loaded. */
export const ServicesThatCannotBeLoaded: Story = {
  args: { address: '/administration/services', isFailing: true },
  play: async () => {
    // They are asked for twice more before that.
    await expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 })).toBeVisible();
  },
};

/** What a service may use is chosen when it is added. */
export const ServiceInTheMaking: Story = {
  args: { address: '/administration/services', services },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add service' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Quarterly report');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Personal lines' }));
  },
};

/** The secret is shown once; the one before works for another day. */
export const NewSecret: Story = {
  args: { address: '/administration/services', services: services.slice(1) },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'New secret for People sync of the identity team' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Make new secret' }));
    await expect(await screen.findByRole('textbox', { name: 'Client secret' })).toBeVisible();
  },
};
