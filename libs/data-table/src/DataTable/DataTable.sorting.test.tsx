import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, rowsSource } from '../index.ts';
import { plainColumns } from './agencies.test-support.ts';
import {
  agencies,
  bodyRows,
  cellTexts,
  firstNames,
  header,
  headerButton,
  show,
  status,
} from './DataTable.test-support.tsx';

describe('sorting', () => {
  const byName = (names: (string | undefined)[]) =>
    [...names].sort((a, b) => String(a).localeCompare(String(b), 'en', { numeric: true }));

  it('Sorting cycles from ascending over descending to the order of the source [TABLE-SORT-1]', async () => {
    const user = userEvent.setup();
    show({ paging: false });
    const original = firstNames(6);
    expect(header('Agency')).toHaveAttribute('aria-sort', 'none');
    await user.click(headerButton('Agency'));
    expect(header('Agency')).toHaveAttribute('aria-sort', 'ascending');
    const sorted = byName(agencies.map((agency) => agency.name));
    expect(firstNames(6)).toEqual(sorted.slice(0, 6));
    await user.click(headerButton('Agency'));
    expect(header('Agency')).toHaveAttribute('aria-sort', 'descending');
    expect(firstNames(6)).toEqual(sorted.reverse().slice(0, 6));
    await user.click(headerButton('Agency'));
    expect(header('Agency')).toHaveAttribute('aria-sort', 'none');
    expect(firstNames(6)).toEqual(original);
  });

  it('Sorting starts descending if the column says so, also by keyboard [TABLE-SORT-1]', async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    expect(header('Search premium')).toHaveAttribute('aria-sort', 'descending');
    await user.keyboard('{Enter}');
    expect(header('Search premium')).toHaveAttribute('aria-sort', 'ascending');
    await user.keyboard('{Enter}');
    expect(header('Search premium')).toHaveAttribute('aria-sort', 'none');
  });

  it('Columns can be sorted initially, and the sort is announced [TABLE-COL-1]', () => {
    const columns = plainColumns.map((column) =>
      column.id === 'policies' ? { ...column, isSorted: true, isSortedDesc: true } : column,
    );
    show({ columns });
    expect(header('Policies')).toHaveAttribute('aria-sort', 'descending');
    expect(cellTexts(bodyRows()[0])[2]).toBe(
      Math.max(...agencies.map((agency) => agency.policies)).toLocaleString('en-US'),
    );
    expect(status()).toContain('120 results, page 1 of 12, sorted by Policies, descending');
  });

  it('The table announces rows only once it is in use, if the page announces the results', async () => {
    show({ announceRows: 'in-use' });
    expect(status()).not.toContain('results');
    expect(document.querySelectorAll('[aria-live="polite"]:not([role="status"])')).toHaveLength(0);
    await userEvent.click(headerButton('Agency'));
    expect(status()).toContain('120 results, page 1 of 12, sorted by Agency, ascending');
  });

  it('The table does not announce rows while its search is in use, if the page announces the results', async () => {
    const onMatchCountChange = jest.fn();
    show({ announceRows: 'in-use', search: true, onMatchCountChange });
    await userEvent.click(headerButton('Agency'));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.keyboard('lone star{Enter}');
    await waitFor(() => expect(onMatchCountChange).toHaveBeenCalledTimes(3));
    expect(status()).not.toContain('results');
  });

  it('Shift adds a column that breaks ties', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ onStateChange });
    await user.click(headerButton('City'));
    await user.keyboard('{Shift>}');
    await user.click(headerButton('Policies'));
    await user.keyboard('{/Shift}');
    expect(onStateChange.mock.lastCall[0].sorting).toEqual([
      { id: 'city', desc: false },
      { id: 'policies', desc: false },
    ]);
    expect(status()).toContain('sorted by City, ascending, then by Policies, ascending');
  });

  it('A header keeps its name if a tooltip describes it [TABLE-COL-1]', async () => {
    const user = userEvent.setup();
    const tooltip = 'Against the year before';
    show({ columns: plainColumns.map((column) => (column.id === 'yearOnYear' ? { ...column, tooltip } : column)) });
    await user.hover(screen.getByRole('button', { name: 'Year on year' }));
    expect(await screen.findByRole('tooltip', { name: tooltip })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Year on year' })).toHaveAccessibleDescription(tooltip);
  });

  it('A column with disableSort offers no sorting [TABLE-COL-1]', () => {
    show({ columns: plainColumns.map((column) => (column.id === 'city' ? { ...column, disableSort: true } : column)) });
    expect(within(header('City')).queryByRole('button', { name: 'City' })).not.toBeInTheDocument();
    expect(header('City')).not.toHaveAttribute('aria-sort');
  });

  it.each([
    ['first', ['–', '1', '2']],
    ['last', ['1', '2', '–']],
  ] as const)('Sorting puts rows without a value %s [TABLE-SORT-2]', async (undefinedPlacement, expected) => {
    const rows = [{ value: 2 }, { value: undefined }, { value: 1 }];
    const columns = [{ id: 'value', header: 'Value', isSorted: true }];
    render(
      <DataTable
        source={rowsSource(rows)}
        columns={columns}
        aria-label="Agencies"
        storage={null}
        undefinedPlacement={undefinedPlacement}
      />,
    );
    await waitFor(() => expect(bodyRows().map((row) => cellTexts(row)[0])).toEqual(expected));
  });
});
