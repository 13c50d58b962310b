import { HttpError, type SavedFilter } from '@agency-insights/insights-api';
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tableFromArrays } from '@uwdata/flechette';
import { sampleAgencies } from './testing/sampleAgencies.test-support.ts';
import { OpenedProduct, type OpenedProductProps } from './testing/OpenedProduct.test-support.tsx';
import { mockWideScreen } from './testing/mockWideScreen.test-support.ts';
import { mockBrowser } from '../dashboards/testing/mockBrowser.test-support.ts';

beforeEach(() => {
  mockBrowser();
  mockWideScreen();
});
// A whole page of the product: on a busy machine it takes its time.
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 30_000 });

const saved = ['Texas book', 'Contractors'].map(
  (filterName, index) =>
    ({
      id: index + 1,
      filterName,
      filterContent: { saveSearchType: 'agencies', version: 1, filters: { agency_state: 'TX' } },
      createdAt: '2026-03-31T12:00:00.000Z',
      updatedAt: '2026-11-03T12:00:00.000Z',
    }) as unknown as SavedFilter,
);

async function open(product: Partial<OpenedProductProps> = {}): Promise<void> {
  render(
    <InsightsThemeProvider scheme="light">
      <OpenedProduct address="/marketing/agencies?agency_state=TX" {...product} />
    </InsightsThemeProvider>,
  );
  await screen.findByRole('link', { name: 'Alamo Coastal Insurance Group' });
}

const summary = () => screen.getByRole('status', { name: 'Search result' });

describe('the table of found agencies', () => {
  it('reports the first failure of a search while the search retries automatically', async () => {
    const find = jest
      .fn()
      .mockResolvedValue(sampleAgencies(3, 3))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(
      <InsightsThemeProvider scheme="light">
        <OpenedProduct address="/marketing/agencies?agency_state=TX" find={find} retries />
      </InsightsThemeProvider>,
    );
    expect(
      await screen.findByText('The service is not available. Try again in a few minutes. Trying again…'),
    ).toBeVisible();
    expect(screen.getByText('Search failed')).toBeVisible();
    expect(await screen.findByText('3 agencies')).toBeVisible();
    expect(screen.queryByText('Search failed')).toBeNull();
  });

  it.each([
    ['at first', false],
    ['after other agencies', true],
  ])('offers to remove a filter that the service refused, %s [PLUS-11]', async (_name, isSecond) => {
    const message = 'The filter “Effective date” is not valid: "banana" is not a date.';
    const refusal = new HttpError(400, {
      error: { code: 'invalid_request', message, issues: [{ path: 'filters.effective_date', message }] },
      requestId: 'r1',
    });
    const refused = '/marketing/agencies?agency_state=TX&effective_date=banana';
    const find: OpenedProductProps['find'] = ({ filters }) =>
      filters.effective_date === 'banana' ? Promise.reject(refusal) : Promise.resolve(sampleAgencies(3, 3));
    const history = createMemoryHistory({
      initialEntries: [isSecond ? '/marketing/agencies?agency_state=OK' : refused],
    });
    render(
      <InsightsThemeProvider scheme="light">
        <OpenedProduct address="" history={history} find={find} />
      </InsightsThemeProvider>,
    );
    if (isSecond) {
      await screen.findByText('3 agencies');
      act(() => history.push(refused));
    }
    const failure = await screen.findByRole('group', { name: 'Search failed' });
    expect(failure).toHaveTextContent(message);
    expect(within(failure).queryByRole('button', { name: /Try/ })).toBeNull();
    await userEvent.click(within(failure).getByRole('button', { name: 'Remove effective date' }));
    expect(await screen.findByText('3 agencies')).toBeVisible();
  });

  it('prints the visible columns of every agency on the page, and the day of the data', async () => {
    const set = [{ policies: 9, agencies: 87, first_effective_date: '2022-11-01', last_effective_date: '2026-10-31' }];
    const runQuery = jest.fn(() => Promise.resolve(set));
    await open({ address: '/marketing/agencies?agency_state=TX&size=100', runQuery });
    const day = await screen.findByText('87 of 87 agencies · page 1 of 1 · Data as of Oct 31, 2026');
    fireEvent(window, new Event('beforeprint'));
    // The styles of paper show it; a test has those of a screen.
    const printed = within(screen.getByRole('table', { hidden: true }));
    expect(day).toBeInTheDocument();
    const headers = printed.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
    expect(headers.join()).toBe('Agency,Accounts,Lines,Policies,Search premium,Written premium,Year on year');
    const rows = printed.getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(88);
    expect(rows[1]).toHaveTextContent('GroupAustin, TX1Personal, Commercial4,200$38,412,650$42,253,915down 17.0%');
    fireEvent(window, new Event('afterprint'));
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
  });

  it('marks the field of agency names only while its list is open', async () => {
    const names = expect.objectContaining({
      query_filename: 'marketing_insights/queries/agency_names.query',
    }) as unknown;
    const runQuery = jest.fn(() => Promise.reject(new Error('The service is away.')));
    await open({ runQuery });
    const field = await screen.findByRole('combobox', { name: 'Agency name' });
    await waitFor(() => expect(runQuery).toHaveBeenCalledWith(names, expect.anything()));
    expect(field).toBeValid();
    await userEvent.click(field);
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.keyboard('{Escape}');
    expect(field).toBeValid();
  });

  it.each([
    ['3 of them, then the others', 3, 6],
    ['100 of them, and no others', 100, 100],
  ])('lists agency names that fit the other filters first: %s', async (_name, fitting, total) => {
    const rows = (count: number, name: string) =>
      Array.from({ length: count }, (_none, index) => {
        const place = String(index + 1).padStart(3, '0');
        return { agency_id: `${name} ${place}`, agency_name: `${name} ${place}`, city: 'Tulsa', state: 'OK' };
      });
    const fits = rows(fitting, 'Zephyr');
    const runQuery: OpenedProductProps['runQuery'] = ({ query_filename: file, filter_expression: filters }) => {
      const found = filters?.agency_state ? fits : [...rows(3, 'Abbott'), ...fits.slice(0, 1)];
      return Promise.resolve(file.includes('agency_names') ? found : []);
    };
    await open({ runQuery });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Agency name' }));
    const options = await screen.findAllByRole('option');
    expect(options[0]).toHaveAttribute('aria-setsize', String(total));
    const fourth = fitting === 3 ? 'Abbott 001Tulsa, OK – excluded by your other filters' : 'Zephyr 004Tulsa, OK';
    expect(options.slice(2, 4).map(({ textContent }) => textContent)).toEqual(['Zephyr 003Tulsa, OK', fourth]);
  });

  it('says of all names with a text that the other filters exclude them', async () => {
    const rows = ['Zephyr 001', 'Zephyr 002'].map((name) => ({
      agency_id: name,
      agency_name: name,
      city: 'Tulsa',
      state: 'OK',
    }));
    const runQuery: OpenedProductProps['runQuery'] = ({ query_filename: file, filter_expression: filters }) =>
      Promise.resolve(file.includes('agency_names') && !filters?.agency_state ? rows : []);
    await open({ runQuery });
    await userEvent.type(await screen.findByRole('combobox', { name: 'Agency name' }), 'zeph');
    const name = 'All 2 containing “zeph” – excluded by your other filters';
    expect(await screen.findByRole('option', { name })).toBeVisible();
  });

  it('shows a part of names that was chosen as shortly as the address will', async () => {
    await open();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Agency name' }), 'insur');
    await userEvent.click(await screen.findByRole('option', { name: 'All 7 containing “insur”' }));
    expect(await screen.findByRole('button', { name: 'Remove contains “insur”' })).toBeVisible();
  });

  it('retries a failed search immediately on request, without waiting for the delay', async () => {
    const find = jest
      .fn()
      .mockResolvedValue(sampleAgencies(3, 3))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(
      <InsightsThemeProvider scheme="light">
        <OpenedProduct address="/marketing/agencies?agency_state=TX" find={find} retries />
      </InsightsThemeProvider>,
    );
    await screen.findByText(/Trying again…/);
    const again = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    expect(find).toHaveBeenCalledTimes(2);
    expect(await screen.findByText('3 agencies')).toBeVisible();
  });

  it('has its own search: the sentence counts and names the matches, and an empty table offers to clear the search', async () => {
    await open();
    expect(summary()).toHaveTextContent(/^87 agencies in .* search premium$/);
    await userEvent.click(screen.getByRole('button', { name: 'Search in these results' }));
    const field = screen.getByRole('textbox', { name: 'Search in these results' });
    expect(field).toHaveAttribute('placeholder', 'Search in these results');
    await userEvent.type(field, 'alamo');
    await waitFor(() =>
      expect(summary()).toHaveTextContent(/^\d+ of 87 agencies in .* match “alamo” · \$[\d.]+M search premium$/),
    );
    await userEvent.type(field, 'qqq');
    expect(await screen.findByText('No Results found for “alamoqqq”')).toBeVisible();
    await waitFor(() => expect(summary()).toHaveTextContent(/^0 of 87 agencies in .* match “alamoqqq”$/));
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(summary()).toHaveTextContent(/^87 agencies in .* search premium$/));
  });

  it('searches what rows show, and not columns that are hidden', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Search in these results' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Search in these results' }), 'A1003');
    expect(await screen.findByText('No Results found for “A1003”')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Primary account' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(summary()).toHaveTextContent(/^1 of 87 agencies in .* match “A1003”/));
    const field = screen.getByRole('textbox', { name: 'Search in these results' });
    await userEvent.clear(field);
    await userEvent.type(field, 'el paso');
    await waitFor(() => expect(summary()).toHaveTextContent(/^1\d of 87 agencies in .* match “el paso”/));
  });

  it('measures the bars of premium by the greatest of the page', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('11-20 of 87');
    const bars = () =>
      screen
        .getAllByRole('gridcell', { name: /^\$/ })
        .flatMap((cell) => [...cell.querySelectorAll<HTMLElement>('[aria-hidden] > span')])
        .map(({ style }) => parseFloat(style.width));
    await waitFor(() => expect(Math.max(...bars())).toBe(100));
  });

  it('shows the place beside the name only while the columns of the place are hidden', async () => {
    await open();
    const name = () => screen.getByRole('link', { name: 'Alamo Coastal Insurance Group' }).closest('[role="gridcell"]');
    expect(name()).toHaveTextContent(/Group ?Austin, TX$/);
    await userEvent.click(await screen.findByRole('button', { name: 'View' }));
    await userEvent.click(await screen.findByRole('radio', { name: /^Place/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(name()).toHaveTextContent(/Group$/));
  });

  it('announces how many agencies are no longer selected', async () => {
    await open();
    await userEvent.click(screen.getAllByRole('checkbox', { name: /^Select / })[1] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear selection' }));
    expect(await screen.findByText('Selection cleared: 1 agency')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('group', { name: 'Selected agencies' })).toBeNull();
  });

  it('says how many selected agencies its own search hides', async () => {
    await open();
    await userEvent.click(screen.getAllByRole('checkbox', { name: /^Select / })[1] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Search in these results' }));
    const field = screen.getByRole('textbox', { name: 'Search in these results' });
    await userEvent.type(field, 'alamo');
    await waitFor(() => expect(summary()).toHaveTextContent(/match “alamo”/));
    expect(screen.getByText('(1) selected')).toBeVisible();
    await userEvent.type(field, 'qqq');
    expect(await screen.findByText('(1) selected, 1 not shown')).toBeVisible();
  });

  /** Finds agencies with their whole books: both premiums are the same. */
  const findWholeBooks = () => {
    const { table, total } = sampleAgencies(3);
    const columns = Object.fromEntries(table.names.map((name) => [name, table.getChild(name)?.toArray() as unknown[]]));
    const whole = tableFromArrays({ ...columns, written_premium: columns.search_premium ?? [] });
    return Promise.resolve({ table: whole, total });
  };

  it.each([
    ['', 'Search premium'],
    ['&columns=-search_premium', 'Written premium'],
  ])('shows one premium of whole books, also while the other is hidden: %s', async (choice, shown) => {
    await open({ find: findWholeBooks, address: `/marketing/agencies?agency_state=TX${choice}` });
    expect(screen.getByRole('columnheader', { name: /premium/ })).toHaveTextContent(shown);
  });

  it('shows one premium in the panel of an agency whose whole book was found', async () => {
    await open({ find: findWholeBooks });
    await userEvent.click(screen.getByRole('gridcell', { name: /^\$38,412,650/ }));
    const panel = within(await screen.findByRole('complementary', { name: 'Alamo Coastal Insurance Group' }));
    expect(panel.getByText('Search premium')).toBeVisible();
    expect(panel.queryByText('Written premium')).toBeNull();
  });

  it('returns to automatic columns after the user restores a hidden one', async () => {
    await open();
    const switchColumn = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Policies' }));
      await userEvent.keyboard('{Escape}');
    };
    const choice = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'View' }));
      const checked = await screen.findByRole('radio', { checked: true, name: /Automatic|Your own/ });
      const name = checked.closest('label')?.textContent;
      await userEvent.keyboard('{Escape}');
      return name;
    };
    await switchColumn();
    expect(await choice()).toMatch(/^Your own/);
    await switchColumn();
    expect(await choice()).toMatch(/^Automatic/);
  });

  it('announces the default sort after the user hides the sorted column', async () => {
    await open({ address: '/marketing/agencies?agency_state=TX&sort=policies+desc' });
    expect(screen.getByRole('columnheader', { name: /^Policies/ })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Policies' }));
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText(/sorted by Search premium, descending$/)).toHaveAttribute('role', 'status');
  });
});

describe('saved searches', () => {
  const openMenu = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

  it('are chosen in a menu that opens at its first one, and can be reset there when modified', async () => {
    const address = '/marketing/agencies?agency_state=TX&line=commercial&saved=1';
    await open({ saved, address });
    expect(summary()).toHaveTextContent('Texas book: Modified');
    await openMenu(/^Saved searches: Texas book · Modified/);
    const first = await screen.findByRole('menuitemradio', { name: 'Contractors' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitemradio', { name: /^Texas book.*Modified$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Saved searches: Texas book' })).toHaveFocus();
  });

  it('get a suggested name, and report a missing one and the greatest length', async () => {
    await open();
    await openMenu(/^Save search/);
    const field = await screen.findByRole('textbox', { name: /Search name/ });
    expect(field).not.toHaveValue('');
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveAccessibleDescription('Enter a name for this search.');
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(300));
    expect(field).toHaveValue('x'.repeat(120));
    expect(field).toHaveAccessibleDescription('A name has at most 120 characters.');
    expect(screen.getByRole('link', { name: 'More about saved searches' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Search name/ })).toBeNull());
  });

  const refusal = 'This name is already in use. Please select a different name for your search.';

  it.each([
    ['saved', async () => openMenu(/^Save search/)],
    [
      'renamed',
      async () => {
        await openMenu(/^Saved searches/);
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Manage saved searches' }));
        await userEvent.click(await screen.findByRole('button', { name: 'Rename Texas book' }));
      },
    ],
  ])('keep every letter that follows a refused name when %s', async (_way, openForm) => {
    await open({ saved: [...saved] });
    await openForm();
    const field = await screen.findByRole('textbox', { name: /Search name/ });
    await userEvent.clear(field);
    await userEvent.keyboard('Contractors{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(refusal));
    await userEvent.keyboard('Qwe');
    expect(field).toHaveValue('Qwe');
  });

  it('are deleted after a confirmation that replaces the list: dialogs never stack', async () => {
    await open({ saved: [...saved] });
    await openMenu(/^Saved searches/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Manage saved searches' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Texas book' }));
    const question = screen.getByRole('alertdialog', { name: 'Delete search' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(question).toHaveAccessibleDescription('Are you sure you wish to delete your saved search? Texas book');
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Saved searches' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete Texas book' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const toast = (await screen.findByRole('button', { name: 'Undo' })).closest('[data-toast]');
    expect(toast).toHaveTextContent('Search deleted. Press F6 to go to this message.');
  });
});
