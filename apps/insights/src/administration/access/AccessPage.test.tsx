import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { samplePerson } from '../samplePerson.test-support.ts';
import { olderModel } from '../testing/createFakeStore.test-support.ts';
import { OpenedAdministration } from '../testing/OpenedAdministration.test-support.tsx';

const bea = { ...samplePerson, user_id: 'bea', display_name: 'Bea Marchetti', email: 'bea@example.com' };
const granted = { relation: 'granted', object: 'feature:insights_pl' };

function openPage(roles?: string[]) {
  return render(
    <InsightsThemeProvider>
      <OpenedAdministration
        address="/administration/access"
        people={[samplePerson, bea]}
        relationships={[
          { user: 'user:joan', ...granted },
          { user: 'organization:acme#member', ...granted },
          { user: 'user:gone', ...granted },
        ]}
        {...(roles !== undefined && { roles })}
      />
    </InsightsThemeProvider>,
  );
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
type Scope = Awaited<ReturnType<typeof region>>;

/** Types into a field and chooses the option of this name. */
async function choose(scope: Scope, field: string, typed: string, option: RegExp | string) {
  const combobox = scope.getByRole('combobox', { name: field });
  await userEvent.click(combobox);
  if (typed !== '') await userEvent.type(combobox, typed);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Types into a field and leaves it. */
async function type(scope: Scope, field: string, typed: string) {
  await userEvent.type(scope.getByRole('combobox', { name: field }), typed);
  await userEvent.tab();
}

const joanRow = /^Joan Hale.*joan\.hale ?@example\.com$/;

beforeAll(() => {
  window.scrollTo = () => undefined;
});

describe('AccessPage', () => {
  it('says what is changed here, what is changed under People, and from when changes count', async () => {
    openPage();
    expect(await screen.findByText(/Give and take a person’s access under People/)).toHaveTextContent(
      /apply from the next time the person opens or loads something/,
    );
  });

  it('checks a relation of a person found by name, explains it, and shows who can do what on an object [PLUS-37]', async () => {
    openPage();
    const check = await region('Check');
    await choose(check, 'User', 'joan', /Joan Hale/);
    await choose(check, 'Applies to', '', /Personal lines/);
    await choose(check, 'Kind of access', '', /May see/);
    await userEvent.click(check.getByRole('button', { name: 'Check' }));
    expect(await check.findByText('Joan Hale may see Personal lines.')).toBeInTheDocument();
    const why = check.getByRole('list', { name: 'Why' });
    expect(why).toHaveTextContent('May see: Personal linesHas it');
    expect(why).toHaveTextContent('Member: Acme Partners');

    const who = await region('Who can do what');
    await choose(who, 'Applies to', 'personal', /Personal lines/);
    await userEvent.click(who.getByRole('button', { name: 'Show who' }));
    expect((await who.findAllByText('Joan Hale')).length).toBeGreaterThan(0);
    expect(who.getByText('May see (2)')).toBeInTheDocument();
  });

  it('finds a person by a typed email, and accepts typed ids', async () => {
    openPage();
    const check = await region('Check');
    await type(check, 'User', 'joan.hale@example.com');
    await type(check, 'Applies to', 'feature:benchmarks');
    await choose(check, 'Kind of access', '', /May see/);
    await userEvent.click(check.getByRole('button', { name: 'Check' }));
    expect(await check.findByText('Joan Hale may not see Benchmarks.')).toBeInTheDocument();
    expect(check.getByRole('combobox', { name: 'User' })).toHaveValue('Joan Hale');
  });

  it('says that a person is unknown, by name, email or id', async () => {
    openPage();
    const check = await region('Check');
    await choose(check, 'Applies to', '', /Benchmarks/);
    await choose(check, 'Kind of access', '', /Granted/);
    await type(check, 'User', 'nobody@example.com');
    await userEvent.click(check.getByRole('button', { name: 'Check' }));
    expect(await check.findByText(/^No person has the name or email “nobody@example.com”/)).toBeInTheDocument();
    await userEvent.click(check.getByRole('button', { name: 'Clear User' }));
    await type(check, 'User', 'user:gone');
    await userEvent.click(check.getByRole('button', { name: 'Check' }));
    expect(await check.findByText('No person has the id “gone”.')).toBeInTheDocument();
  });

  it('says what is missing in an incomplete question, and sends no request [PLUS-37]', async () => {
    openPage();
    const check = await region('Check');
    await type(check, 'User', 'user:joan');
    await userEvent.click(check.getByRole('button', { name: 'Check' }));
    expect(await check.findByText('Enter the user, what the access applies to, and its kind.')).toBeInTheDocument();
    expect(check.getByRole('combobox', { name: 'User' })).toBeValid();
    for (const name of ['Applies to', 'Kind of access']) expect(check.getByRole('combobox', { name })).toBeInvalid();

    const who = await region('Who can do what');
    await userEvent.click(who.getByRole('button', { name: 'Show who' }));
    expect(await who.findByText('Enter what the access applies to.')).toBeInTheDocument();

    const relationships = await region('Relationships');
    await choose(relationships, 'Kind of access', '', /Granted/);
    await userEvent.click(relationships.getByRole('button', { name: 'Search' }));
    expect(await relationships.findByText('Also enter a user, or what the access applies to.')).toBeInTheDocument();
    expect(relationships.getByRole('cell', { name: joanRow })).toBeInTheDocument();
  });

  it('lists relationships with the names of people, organizations and objects', async () => {
    openPage();
    const relationships = await region('Relationships');
    expect(await relationships.findByRole('cell', { name: joanRow })).toBeInTheDocument();
    expect(relationships.getByRole('cell', { name: 'Members of Acme Partners' })).toBeVisible();
    const objects = relationships.getAllByRole('cell', { name: 'Personal lines' });
    expect(objects).toHaveLength(3);
    expect(objects[0]).toHaveAccessibleDescription('feature:insights_pl');
    expect(relationships.getAllByRole('cell', { name: 'Granted' })).toHaveLength(3);
    // A person who was deleted has no name.
    expect(relationships.getByRole('cell', { name: /^user:\s?gone$/ })).toBeVisible();
    expect(relationships.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  });

  it('adds and deletes relationships, says what a person loses, and updates the table [PLUS-37]', async () => {
    openPage();
    const relationships = await region('Relationships');
    await userEvent.click(relationships.getByRole('button', { name: 'Add relationship' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('Enter the user, what the access applies to, and its kind.')).toBeInTheDocument();
    await choose(dialog, 'User', 'bea', /Bea Marchetti/);
    await choose(dialog, 'Applies to', '', /Personal lines/);
    await choose(dialog, 'Kind of access', '', /Granted/);
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await relationships.findByRole('cell', { name: /^Bea Marchetti/ })).toBeInTheDocument();

    await userEvent.click(relationships.getByRole('button', { name: 'Delete Joan Hale, Granted, Personal lines' }));
    const confirm = within(await screen.findByRole('alertdialog'));
    expect(
      confirm.getByText(
        'Joan Hale will lose Personal lines, unless an organization grants it too. This applies from the next time they open or load something.',
      ),
    ).toBeInTheDocument();
    await userEvent.click(confirm.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(relationships.queryByRole('cell', { name: joanRow })).not.toBeInTheDocument());
  });

  it('explains in the dialog why a model cannot be activated [API-CAT-2]', async () => {
    openPage();
    const models = await region('Models');
    expect(await models.findByText('Active')).toBeInTheDocument();
    await userEvent.click(models.getByRole('button', { name: `Activate ${olderModel.id}` }));
    const confirm = within(await screen.findByRole('alertdialog'));
    await userEvent.click(confirm.getByRole('button', { name: 'Activate' }));
    expect(await confirm.findByText(/does not allow feature:insights_pl#granted@user:joan/)).toBeInTheDocument();
  });

  it('names the fields of each question by a landmark, and has no accessibility violations', async () => {
    const { container } = openPage();
    await (await region('Relationships')).findByRole('cell', { name: joanRow });
    for (const name of ['Check access', 'Who can do what', 'Find relationships'])
      expect(screen.getByRole('search', { name })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is only for administrators [PLUS-39]', async () => {
    openPage([]);
    expect(await screen.findByRole('heading', { name: 'Only administrators can open this page' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Check' })).not.toBeInTheDocument();
  });
});
