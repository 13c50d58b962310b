import { HttpError, type InsightsApi } from '@agency-insights/insights-api';
import { InsightsThemeProvider, ToasterProvider } from '@agency-insights/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createFakeServices } from '../../dashboards/testing/createFakeServices.test-support.ts';
import { ServicesProvider } from '../../services/ServicesContext.tsx';
import { samplePerson } from '../samplePerson.test-support.ts';
import { AccessPage } from './AccessPage.tsx';

type UserOfService = Awaited<ReturnType<InsightsApi['users']['self']>>;

interface Tuple {
  user: string;
  relation: string;
  object: string;
}

const model = {
  id: '01KAA0000000000000000000AA',
  active: true,
  schema_version: '1.1',
  type_definitions: [
    { type: 'user' },
    {
      type: 'feature',
      relations: { granted: { this: {} } },
      metadata: { relations: { granted: { directly_related_user_types: [{ type: 'user' }] } } },
    },
  ],
};
const older = { ...model, id: '01KA90000000000000000000AA', active: false };

/** A store with one relation that is given to people directly. */
function openPage(roles: string[] = ['platform:insights#administrator']) {
  const tuples: Tuple[] = [{ user: 'user:joan', relation: 'granted', object: 'feature:insights_pl' }];
  const isSame = (one: Tuple, other: Tuple) => one.user === other.user && one.object === other.object;
  const answer = (path: string, { method, body }: { method?: string; body?: unknown }): unknown => {
    const sent = body as Tuple;
    if (path.endsWith('/activate'))
      throw new HttpError(400, {
        error: { code: 'invalid_tuple', message: 'The model does not allow feature:insights_pl#granted@user:joan.' },
      });
    if (path.includes('/authorization-model')) return { authorization_models: [model, older], continuation_token: '' };
    if (path.endsWith('/check')) return { allowed: tuples.some((one) => isSame(one, sent)) };
    const users = tuples.filter(({ object }) => object === sent.object).map(({ user }) => user);
    if (path.endsWith('/query')) return { tree: { root: { name: '', leaf: { users: { users } } } } };
    if (path.endsWith('/list-objects-reverse')) return { users };
    if (path.endsWith('/get-tuple-values'))
      return {
        values: [],
        tuples: tuples.map((key) => ({ key, timestamp: '2026-11-20T16:40:00.000Z' })),
        continuation_token: '',
      };
    if (method === 'DELETE')
      tuples.splice(
        tuples.findIndex((one) => isSame(one, sent)),
        1,
      );
    else tuples.push(sent);
    return undefined;
  };
  const { services } = createFakeServices();
  const gateway = {
    ...services.api.gateway,
    fetchJson: async (path: string, request: object) => answer(path, request),
  } as InsightsApi['gateway'];
  const users = {
    ...services.api.users,
    self: () => Promise.resolve({ ...samplePerson, roles, provider_user_id: null, language: null } as UserOfService),
  };
  const api = { ...services.api, gateway, users };
  const root = createRootRoute({ component: AccessPage });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  return render(
    <InsightsThemeProvider>
      <ServicesProvider services={{ ...services, api }}>
        <QueryClientProvider client={services.queries}>
          <ToasterProvider>
            <RouterProvider router={router as never} />
          </ToasterProvider>
        </QueryClientProvider>
      </ServicesProvider>
    </InsightsThemeProvider>,
  );
}

/** The name of a cell, which may break after the type. */
const cellOf = (id: string) => new RegExp(`^user:\\s?${id}$`);
const region = (name: string) => screen.findByRole('region', { name });

beforeAll(() => {
  window.scrollTo = () => undefined;
});

describe('AccessPage', () => {
  it('says where access is changed', async () => {
    openPage();
    expect(await screen.findByText(/^Everyone’s access .* To change it, open the person under People;/)).toBeVisible();
  });

  it('checks a relation, explains it, and shows who can do what on an object [PLUS-37]', async () => {
    openPage();
    const check = within(await region('Check'));
    await userEvent.type(check.getByRole('textbox', { name: 'User' }), 'user:joan');
    await userEvent.type(check.getByRole('textbox', { name: 'Object' }), 'feature:insights_pl');
    await userEvent.click(check.getByRole('combobox', { name: 'Relation' }));
    await userEvent.click(await screen.findByRole('option', { name: 'granted' }));
    await userEvent.click(check.getByRole('button', { name: 'Check' }));
    expect(await check.findByText('user:joan is granted of feature:insights_pl.')).toBeInTheDocument();
    expect(check.getByRole('list', { name: 'Why' })).toHaveTextContent('granted of feature:insights_plHas it');

    const who = within(await region('Who can do what'));
    await userEvent.type(who.getByRole('textbox', { name: 'On object' }), 'feature:insights_pl');
    await userEvent.click(who.getByRole('button', { name: 'Show who' }));
    expect(await who.findByText('user:joan')).toBeInTheDocument();
  });

  it('says what is missing in an incomplete question, and sends no request [PLUS-37]', async () => {
    openPage();
    const check = within(await region('Check'));
    await userEvent.type(check.getByRole('textbox', { name: 'User' }), 'user:joan');
    await userEvent.click(check.getByRole('button', { name: 'Check' }));
    expect(await check.findByText('Enter the user, the object and the relation.')).toBeInTheDocument();

    const who = within(await region('Who can do what'));
    await userEvent.click(who.getByRole('button', { name: 'Show who' }));
    expect(await who.findByText('Enter the object.')).toBeInTheDocument();

    const relationships = within(await region('Relationships'));
    await userEvent.type(relationships.getByRole('textbox', { name: 'Relation' }), 'granted');
    await userEvent.click(relationships.getByRole('button', { name: 'Search' }));
    expect(await relationships.findByText('Enter a user or an object too.')).toBeInTheDocument();
    expect(relationships.getByRole('cell', { name: cellOf('joan') })).toBeInTheDocument();
  });

  it('adds and deletes relationships, and updates the table [PLUS-37]', async () => {
    openPage();
    const relationships = within(await region('Relationships'));
    expect(await relationships.findByRole('cell', { name: cellOf('joan') })).toBeInTheDocument();
    await userEvent.click(relationships.getByRole('button', { name: 'Add relationship' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('Enter the user, the object and the relation.')).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: 'User' }), 'user:bea');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Object' }), 'feature:insights_pl');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Relation' }));
    await userEvent.click(await screen.findByRole('option', { name: 'granted' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await relationships.findByRole('cell', { name: cellOf('bea') })).toBeInTheDocument();

    await userEvent.click(relationships.getByRole('button', { name: 'Delete user:joan granted feature:insights_pl' }));
    const confirm = within(await screen.findByRole('alertdialog'));
    await userEvent.click(confirm.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(relationships.queryByRole('cell', { name: cellOf('joan') })).not.toBeInTheDocument());
  });

  it('explains in the dialog why a model cannot be activated [API-CAT-2]', async () => {
    openPage();
    const models = within(await region('Models'));
    expect(await models.findByText('Active')).toBeInTheDocument();
    await userEvent.click(models.getByRole('button', { name: `Activate ${older.id}` }));
    const confirm = within(await screen.findByRole('alertdialog'));
    await userEvent.click(confirm.getByRole('button', { name: 'Activate' }));
    expect(await confirm.findByText(/does not allow feature:insights_pl#granted@user:joan/)).toBeInTheDocument();
  });

  it('has no accessibility violations', async () => {
    const { container } = openPage();
    await within(await region('Relationships')).findByRole('cell', { name: cellOf('joan') });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is only for administrators [PLUS-39]', async () => {
    openPage([]);
    expect(await screen.findByRole('heading', { name: 'Only administrators can open this page' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Check' })).not.toBeInTheDocument();
  });
});
