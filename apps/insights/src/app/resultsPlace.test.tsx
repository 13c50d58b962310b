import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockBrowser } from '../dashboards/testing/mockBrowser.test-support.ts';
import { mockWideScreen } from './testing/mockWideScreen.test-support.ts';
import { OpenedProduct, type OpenedProductProps } from './testing/OpenedProduct.test-support.tsx';
import { sampleAgencies } from './testing/sampleAgencies.test-support.ts';

beforeEach(() => {
  mockBrowser();
  mockWideScreen();
});
// A whole page of the product: on a busy machine it takes its time.
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 30_000 });

const found = sampleAgencies(87);
/** The name of a found agency, by its place from 0. */
const nameOf = (place: number) => String(found.table.getChild('agency_name')?.at(place));
const linkTo = (place: number) => screen.getByRole('link', { name: nameOf(place) });
const cellOf = (place: number) => linkTo(place).closest('[role="gridcell"]');
const secondPage = () => screen.findByText('11-20 of 87');

async function open(product: Partial<OpenedProductProps> = {}) {
  const history = createMemoryHistory({ initialEntries: ['/marketing/agencies?agency_state=TX'] });
  render(
    <InsightsThemeProvider scheme="light">
      <OpenedProduct address="" history={history} {...product} />
    </InsightsThemeProvider>,
  );
  await screen.findByRole('link', { name: nameOf(0) });
  // The parts that come after the agencies are here.
  await screen.findByRole('button', { name: /^Save/ });
  const back = () => act(async () => history.back());
  return { back, history };
}

describe('the place of a user in the results', () => {
  it('is the shown page when the panel of an agency of another page closes', async () => {
    await open();
    await userEvent.click(screen.getByRole('gridcell', { name: /^\$38,412,650/ }));
    const panel = within(await screen.findByRole('complementary', { name: nameOf(0) }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await secondPage();
    await userEvent.click(panel.getByRole('button', { name: 'Close agency' }));
    await waitFor(() => expect(cellOf(10)).toHaveFocus());
    expect(await secondPage()).toBeVisible();
  });

  it('is the row of the panel that closes, if its page is shown', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await secondPage();
    await userEvent.keyboard('jj');
    await waitFor(() => expect(cellOf(11)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const panel = within(await screen.findByRole('complementary', { name: nameOf(11) }));
    await userEvent.click(panel.getByRole('button', { name: 'Next agency' }));
    await screen.findByRole('complementary', { name: nameOf(12) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cellOf(12)).toHaveFocus());
  });

  it('is the row of the panel that Escape closes beside it, after the keys that step through rows', async () => {
    await open();
    await userEvent.click(screen.getByRole('gridcell', { name: /^\$38,412,650/ }));
    await screen.findByRole('complementary', { name: nameOf(0) });
    act(() => screen.getByRole('main').focus());
    await userEvent.keyboard('j');
    await screen.findByRole('complementary', { name: nameOf(1) });
    expect(screen.getByRole('main')).toHaveFocus();
    // What is open above the page closes first.
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await screen.findByRole('dialog', { name: /^Save/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Save/ })).toBeNull());
    expect(screen.getByRole('complementary', { name: nameOf(1) })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cellOf(1)).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('complementary', { name: nameOf(1) })).toBeNull());
  });

  it('moves to the next page and back with one press of the next and the previous agency', async () => {
    const { back } = await open();
    await userEvent.click(
      within(linkTo(9).closest('[role="row"]') as HTMLElement).getAllByRole('gridcell')[3] as Element,
    );
    const panelOf = (place: number) => screen.findByRole('complementary', { name: nameOf(place) });
    await userEvent.click(within(await panelOf(9)).getByRole('button', { name: 'Next agency' }));
    await panelOf(10);
    expect(await secondPage()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Previous agency' }));
    await panelOf(9);
    expect(await screen.findByText('1-10 of 87')).toBeVisible();
    // Each page is a step.
    await back();
    await panelOf(10);
    expect(await secondPage()).toBeVisible();
  });

  it('is the row whose profile was opened by its name, after Back', async () => {
    const { back } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await secondPage();
    await userEvent.click(linkTo(13));
    await screen.findByRole('heading', { level: 1, name: nameOf(0) });
    await back();
    await waitFor(() => expect(cellOf(13)).toHaveFocus());
  });

  it('includes the selection, after Back from the comparison', async () => {
    const { back } = await open();
    for (const place of [0, 2, 3])
      await userEvent.click(screen.getByRole('checkbox', { name: `Select ${nameOf(place)}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await secondPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
    await waitFor(() => expect(screen.queryByRole('grid', { name: 'Agencies' })).toBeNull());
    await back();
    expect(await screen.findByText('(3) selected')).toBeVisible();
    // Another search selects none.
    await userEvent.click(screen.getByRole('button', { name: /^Remove Agency state/ }));
    expect(screen.queryByText('(3) selected')).toBeNull();
  });
});

describe('what narrows the table', () => {
  it('is there again after Back from a profile, and gone where the search is opened again', async () => {
    const { back, history } = await open();
    const summary = () => screen.getByRole('status', { name: 'Search result' });
    act(() => screen.getByRole('button', { name: 'Policies' }).focus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Filter…' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Policies at least' }), '1000{Enter}{Escape}');
    await waitFor(() => expect(summary()).toHaveTextContent(/^79 of 87 agencies/));
    await userEvent.click(linkTo(0));
    await waitFor(() => expect(screen.queryByRole('grid', { name: 'Agencies' })).toBeNull());
    await back();
    await waitFor(() => expect(summary()).toHaveTextContent(/^79 of 87 agencies/));
    expect(screen.getByText('1-10 of 79')).toBeVisible();
    act(() => history.push('/marketing/insights'));
    await waitFor(() => expect(screen.queryByRole('grid', { name: 'Agencies' })).toBeNull());
    act(() => history.push('/marketing/agencies?agency_state=TX'));
    await waitFor(() => expect(summary()).toHaveTextContent(/^87 agencies/));
  });
});

describe('rows of the previous search, after a failed one', () => {
  it('still open their agency', async () => {
    const find = jest.fn().mockResolvedValueOnce(found).mockRejectedValue(new TypeError('Failed to fetch'));
    await open({ find });
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
    const panel = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await userEvent.click(await panel.findByRole('combobox', { name: 'Line of business' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Commercial lines/ }));
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
    await screen.findByText('Search failed');
    act(() => screen.getByRole('main').focus());
    await userEvent.keyboard('j');
    await waitFor(() => expect(cellOf(0)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('complementary', { name: nameOf(0) })).toBeVisible();
  });
});

describe('agencies whose last filter is removed', () => {
  it.each([
    ['× of the filter', /^Remove Agency state/],
    ['button that clears all', 'Clear all'],
  ])('stay with the reason while nothing can be loaded, after the %s', async (_way, name) => {
    const find = jest.fn().mockRejectedValue(new TypeError('Failed to fetch')).mockResolvedValueOnce(found);
    await open({ find });
    await userEvent.click(screen.getByRole('button', { name }));
    const failure = within(await screen.findByRole('group', { name: 'Search failed' }));
    expect(failure.getByText(/Below are the previous results: 87 agencies/)).toBeVisible();
    expect(linkTo(0)).toBeVisible();
    find.mockResolvedValue(sampleAgencies(10, 87));
    await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Largest agencies by written premium' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Search failed' })).toBeNull();
  });
});

describe('the export of found agencies', () => {
  const button = (name: string) => screen.findByRole('button', { name });

  it('describes how many agencies it exports [PLUS-8]', async () => {
    await open();
    expect(await button('Export')).toHaveAccessibleDescription('Exports 87 agencies.');
  });

  it('names all agencies while the table’s own search shows only some of them', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Search in these results' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Search in these results' }), 'alamo');
    expect(await button('Export all 87')).toHaveAccessibleDescription(
      'Exports 87 agencies. The search and filters of this table do not count. To export some agencies, select them.',
    );
    await userEvent.clear(screen.getByRole('textbox', { name: 'Search in these results' }));
    expect(await button('Export')).toHaveAccessibleDescription('Exports 87 agencies.');
  });
});

describe('the field of a chip', () => {
  it('opens with the focus on the minimum of a range', async () => {
    await open({
      history: createMemoryHistory({ initialEntries: ['/marketing/agencies?agency_written_premium=[1500000,inf)'] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Agency written premium: / }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Agency written premium from' })).toHaveFocus());
  });

  it('is applied by Enter, and then its chip has the focus', async () => {
    await open({
      history: createMemoryHistory({ initialEntries: ['/marketing/agencies?agency_written_premium=[1500000,inf)'] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Agency written premium: over $1.5M' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Agency written premium from' })).toHaveFocus());
    await userEvent.clear(screen.getByRole('textbox', { name: 'Agency written premium from' }));
    await userEvent.keyboard('2m{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Agency written premium: over $2M' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the filter panel', () => {
  it('has the inset of the panel of an agency', async () => {
    await open();
    const insetOf = (panel: HTMLElement) => getComputedStyle(panel).getPropertyValue('--kit-drawer-inset');
    await userEvent.click(screen.getByRole('gridcell', { name: /^\$38,412,650/ }));
    const inset = insetOf(await screen.findByRole('complementary', { name: nameOf(0) }));
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
    expect(insetOf(await screen.findByRole('complementary', { name: 'Filters' }))).toBe('24px');
    expect(inset).toBe('24px');
  });

  it('is applied by Control and Enter in any of its fields', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
    const panel = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await userEvent.type(await panel.findByRole('textbox', { name: 'Agency written premium from' }), '2m');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('button', { name: 'Agency written premium: over $2M' })).toBeVisible();
  });
});
