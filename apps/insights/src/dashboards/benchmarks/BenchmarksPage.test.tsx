import type { SavedFilter } from '@agency-insights/insights-api';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createFakeServices,
  dashboardsOrigin,
  type FakeServicesOptions,
} from '../testing/createFakeServices.test-support.ts';
import { FrameDouble } from '../testing/FrameDouble.test-support.ts';
import { mockBrowser } from '../testing/mockBrowser.test-support.ts';
import { createPageRouter, OpenedPage } from '../testing/openPage.test-support.tsx';

beforeEach(mockBrowser);

const at = '2026-03-31T12:00:00.000Z';
const savedFilters = (): SavedFilter[] => [
  {
    id: 1,
    filterName: 'Texas, commercial',
    filterContent: { saveSearchType: 'benchmark', version: 1, filters: { agency_state: 'TX', line: 'commercial' } },
    createdAt: at,
    updatedAt: at,
  },
  {
    id: 2,
    filterName: 'Personal lines',
    filterContent: { saveSearchType: 'benchmark', version: 1, filters: { line: 'personal' } },
    createdAt: at,
    updatedAt: at,
  },
  {
    id: 3,
    filterName: 'Growth book',
    filterContent: { saveSearchType: 'agencies', version: 1, filters: { agency_state: 'OK' } },
    createdAt: at,
    updatedAt: at,
  },
];

async function openBenchmarks(search = '', options?: FakeServicesOptions) {
  const saved = options?.saved ?? savedFilters();
  const fake = createFakeServices({ ...options, saved });
  const router = createPageRouter(`/marketing/benchmarks${search}`);
  render(<OpenedPage services={fake.services} router={router} />);
  const frame = new FrameDouble('Benchmarks dashboard');
  await screen.findByRole('heading', { level: 1, name: 'Benchmarks' });
  await waitFor(() => expect(frame.element).toBeInTheDocument());
  const panel = within(await screen.findByRole('complementary', { name: 'Filters' }));
  return { ...fake, saved, frame, panel, user: userEvent.setup(), address: () => router.state.location.searchStr };
}

async function openList({ panel, user }: Pick<Awaited<ReturnType<typeof openBenchmarks>>, 'panel' | 'user'>) {
  await user.click(await panel.findByRole('combobox', { name: 'Saved filters list' }));
  return within(await screen.findByRole('dialog', { name: 'Saved filters list' }));
}

describe('the benchmarks page', () => {
  it('is only for people with the benchmarks permission', async () => {
    const { services } = createFakeServices({ permissions: ['viewable:insights_pl'] });
    render(<OpenedPage services={services} router={createPageRouter('/marketing/benchmarks')} />);
    expect(await screen.findByRole('heading', { name: 'You do not have access to benchmarks' })).toBeInTheDocument();
    expect(screen.getByText('Ask your administrator for access to Benchmarks.')).toBeInTheDocument();
  });

  it.each([
    ['agency:999', 'The agency to compare cannot be found.'],
    ['carrier:999', 'The carrier to compare cannot be found.'],
    ['search:999', 'The saved search to compare does not exist any more.'],
  ])('shows all agencies if %s does not exist, and says so [PLUS-1]', async (compare, text) => {
    const { targets, user, address } = await openBenchmarks(`?compare=${compare}&peers=state`);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Compare: My agencies' })).toBeInTheDocument();
    await waitFor(() => expect(targets).toHaveLength(1));
    expect(new URL(targets[0] ?? '', dashboardsOrigin).searchParams.has('compare')).toBe(false);
    await user.click(within(alert).getByRole('button', { name: 'Remove this comparison' }));
    await waitFor(() => expect(address()).toBe('?peers=state'));
  });

  it('ignores a single agency for a person who may see only groups, and says so [PLUS-28]', async () => {
    const { targets } = await openBenchmarks('?compare=agency:8', { permissions: ['viewable:benchmarks'] });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You can compare groups of agencies, but not a single one.',
    );
    await waitFor(() => expect(targets).toHaveLength(1));
    expect(new URL(targets[0] ?? '', dashboardsOrigin).searchParams.has('compare')).toBe(false);
  });

  it('compares all agencies, a saved search, one agency or a carrier with the selected peers [APP-ROUTE-1]', async () => {
    const { frame, user, address } = await openBenchmarks('?peers=state');
    await frame.load({ peers: 'state' });
    expect(screen.getByText('My agencies')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Compare: My agencies' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare' }));
    // It opens on what is shown, which cannot be chosen again.
    expect(dialog.getByRole('radio', { name: 'My agencies' })).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Compare' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: 'A saved search' }));
    expect(dialog.getByRole('button', { name: 'Compare' })).toBeDisabled();
    await user.click(dialog.getByRole('combobox', { name: 'Saved search' }));
    await user.click(await screen.findByRole('option', { name: 'Growth book' }));
    await user.click(dialog.getByRole('button', { name: 'Compare' }));
    await waitFor(() => expect(address()).toBe('?compare=search:3&peers=state'));
    expect(await screen.findByText('Saved search "Growth book"')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Compare: Saved search "Growth book"' }));
    const again = within(await screen.findByRole('dialog', { name: 'Compare' }));
    await user.click(again.getByRole('radio', { name: 'A carrier' }));
    await user.click(again.getByRole('combobox', { name: 'Carrier' }));
    await user.click(await screen.findByRole('option', { name: /Compass Rose Mutual/ }));
    await user.click(again.getByRole('button', { name: 'Compare' }));
    await waitFor(() => expect(address()).toBe('?compare=carrier:1&peers=state'));
  });

  it('replaces the selected agency with another one', async () => {
    const { user, address } = await openBenchmarks('?compare=agency:8');
    await user.click(await screen.findByRole('button', { name: 'Compare: Lone Star Agency' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare' }));
    await user.click(dialog.getByRole('combobox', { name: 'Agency' }));
    await user.click(await screen.findByRole('option', { name: /Bluebonnet/ }));
    await user.click(dialog.getByRole('button', { name: 'Compare' }));
    await waitFor(() => expect(address()).toBe('?compare=agency:9'));
  });

  it('offers no single agency to a person who may see none', async () => {
    const { user, panel } = await openBenchmarks('', { permissions: ['viewable:benchmarks'] });
    expect(await panel.findByRole('combobox', { name: 'Line of business' })).toBeInTheDocument();
    expect(panel.queryByRole('combobox', { name: 'Agency city' })).toBeNull();
    expect(panel.queryByRole('combobox', { name: 'Primary account' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Compare: All agencies' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare' }));
    expect(dialog.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'All agencies',
      'A carrier',
    ]);
    expect(dialog.getByRole('radio', { name: 'All agencies' })).toBeChecked();
  });
});

describe('the filters of a dashboard', () => {
  it('say once that lists could not be loaded, and load all of them again by one button', async () => {
    const fake = createFakeServices();
    const { runQuery } = fake.services.api.looker;
    fake.services.api.looker.runQuery = () => Promise.reject(new Error('down'));
    render(<OpenedPage services={fake.services} router={createPageRouter('/marketing/benchmarks')} />);
    const panel = within(await screen.findByRole('complementary', { name: 'Filters' }));
    const again = await panel.findByRole('button', { name: 'Try again' });
    expect(panel.getByRole('alert')).toHaveTextContent(/^Some filter lists could not be loaded\./);
    expect(panel.queryByRole('combobox', { name: 'Agency state' })).toBeNull();
    fake.services.api.looker.runQuery = runQuery;
    await userEvent.click(again);
    expect(await panel.findByRole('combobox', { name: 'Agency state' })).toBeVisible();
    await waitFor(() => expect(panel.queryByRole('button', { name: /^Try again/ })).toBeNull());
    await waitFor(() => expect(screen.getByRole('complementary', { name: 'Filters' })).toHaveFocus());
  });
});

describe('saved dashboard filters', () => {
  it('are listed with buttons to rename and delete, and fill the filters [APP-DASH-4, PLUS-1]', async () => {
    const page = await openBenchmarks();
    const { panel, user, address } = page;
    expect(panel.getByRole('heading', { name: 'Saved filters' })).toBeInTheDocument();
    expect(panel.getByRole('heading', { name: 'Filters' })).toBeInTheDocument();
    const list = await openList(page);
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Personal lines',
      'Texas, commercial',
    ]);
    const rename = list.getByRole('button', { name: 'Rename Texas, commercial' });
    await user.hover(rename);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Rename');
    await user.unhover(rename);
    await user.click(list.getByRole('button', { name: 'Texas, commercial' }));
    await waitFor(() => expect(address()).toBe('?agency_state=TX&line=commercial&saved=1'));
    expect(panel.getByRole('combobox', { name: 'Saved filters list' })).toHaveTextContent('Texas, commercial');
    expect(screen.getByRole('button', { name: 'Filters 2 active' })).toBeInTheDocument();
  });

  it('leave the focus on the button of the filters when Undo removes the last of them', async () => {
    const page = await openBenchmarks();
    await page.user.click((await openList(page)).getByRole('button', { name: 'Personal lines' }));
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus());
  });

  it('are saved under a new name; an existing name keeps the dialog open [APP-DASH-6, APP-SAVED-1]', async () => {
    const { panel, user, saved, address } = await openBenchmarks('?line=commercial');
    await user.click(panel.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save filters' }));
    const save = dialog.getByRole('button', { name: 'Save' });
    expect(dialog.getByRole('radio', { name: 'Save new filters' })).toBeChecked();
    expect(save).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /Name your filters/ }), 'Personal lines');
    await user.click(save);
    expect(await dialog.findByText('That name already exists')).toBeInTheDocument();
    await user.clear(dialog.getByRole('textbox', { name: /Name your filters/ }));
    await user.type(dialog.getByRole('textbox', { name: /Name your filters/ }), 'Commercial');
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save filters' })).toBeNull());
    expect(saved.at(-1)).toMatchObject({
      filterName: 'Commercial',
      filterContent: { saveSearchType: 'benchmark', filters: { line: 'commercial' } },
    });
    await waitFor(() => expect(address()).toBe('?line=commercial&saved=4'));
  });

  it('cannot be saved again while they are being saved, and the dialog stays open on failure [APP-DASH-6]', async () => {
    const { panel, user, services } = await openBenchmarks('?line=commercial');
    const answers: ((error: Error) => void)[] = [];
    services.api.savedFilters.create = () => new Promise((_, reject) => answers.push(reject));
    await user.click(panel.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save filters' }));
    const save = dialog.getByRole('button', { name: 'Save' });
    await user.type(dialog.getByRole('textbox', { name: /Name your filters/ }), 'Commercial{Enter}');
    expect(save).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(answers).toHaveLength(1);
    act(() => answers[0]?.(new Error('down')));
    await waitFor(() => expect(save).toBeEnabled());
    expect(save).toBeVisible();
  });

  it('can be overwritten after they are selected, with what changes and an undo [APP-DASH-6]', async () => {
    const { panel, user, saved } = await openBenchmarks('?line=commercial');
    const before = saved[1]?.filterContent.filters;
    await user.click(panel.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save filters' }));
    await user.click(dialog.getByRole('radio', { name: 'Overwrite existing filters' }));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(dialog.getByRole('combobox', { name: /Saved filters list/ }));
    await user.click(await screen.findByRole('option', { name: 'Personal lines' }));
    expect(dialog.getByLabelText('What changes')).toHaveTextContent(/Personal.*, now Commercial/);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved[1]?.filterContent.filters).toEqual({ line: 'commercial' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saved[1]?.filterContent.filters).toEqual(before));
  });

  it('disappear from the address when they are deleted, but stay applied [APP-DASH-7, PLUS-1]', async () => {
    const page = await openBenchmarks('?line=personal&saved=2');
    const { user, address } = page;
    await user.click((await openList(page)).getByRole('button', { name: 'Delete Personal lines' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete filters' })).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => expect(address()).toBe('?line=personal'));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('are renamed and deleted, each after a confirmation [APP-DASH-7]', async () => {
    const page = await openBenchmarks();
    const { user, saved } = page;
    const list = await openList(page);
    await user.click(list.getByRole('button', { name: 'Rename Personal lines' }));
    const renaming = within(await screen.findByRole('dialog', { name: 'Rename your filters' }));
    const name = renaming.getByRole('textbox', { name: /Rename/ });
    await user.clear(name);
    expect(renaming.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(name, 'Homes{Enter}');
    await waitFor(() => expect(saved[1]?.filterName).toBe('Homes'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rename your filters' })).toBeNull());
    const listAgain = await openList(page);
    await user.click(await listAgain.findByRole('button', { name: 'Delete Homes' }));
    const deleting = within(await screen.findByRole('dialog', { name: 'Delete filters' }));
    expect(deleting.getByText(/"Homes" from your filter set/)).toBeInTheDocument();
    await user.click(deleting.getByRole('button', { name: 'Cancel' }));
    expect(saved).toHaveLength(3);
    await user.click((await openList(page)).getByRole('button', { name: 'Delete Homes' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete filters' })).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => expect(saved).toHaveLength(2));
  });

  it('can be navigated with arrow keys', async () => {
    const page = await openBenchmarks();
    const list = await openList(page);
    await page.user.keyboard('{Tab}{ArrowDown}{ArrowRight}');
    expect(list.getByRole('button', { name: 'Rename Texas, commercial' })).toHaveFocus();
    await page.user.keyboard('{ArrowRight}{Home}');
    expect(list.getByRole('button', { name: 'Delete Personal lines' })).toHaveFocus();
  });
});
