import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DataTable, rowsSource } from '../index.ts';
import type { DataTableState } from '../index.ts';
import { plainColumns } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';
import { bodyRows, grid, header, headerButton, show, source, status } from './DataTable.test-support.tsx';

describe('state', () => {
  it('The table follows controlled slices and reports every change [TABLE-STATE-1]', async () => {
    const user = userEvent.setup();
    const seen: string[] = [];
    function Held() {
      const [state, setState] = useState<Partial<DataTableState>>({
        sorting: [{ id: 'city', desc: true }],
        pagination: { pageIndex: 1, pageSize: 25 },
      });
      const change = (next: DataTableState, { reason }: { reason: string }) => {
        seen.push(reason);
        setState(next);
      };
      return (
        <DataTable source={source} columns={plainColumns} aria-label="Agencies" state={state} onStateChange={change} />
      );
    }
    render(<Held />);
    expect(header('City')).toHaveAttribute('aria-sort', 'descending');
    expect(await screen.findByText('26-50 of 120')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('51-75 of 120')).toBeInTheDocument();
    await user.click(headerButton('Agency'));
    expect(header('Agency')).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByText('1-25 of 120')).toBeInTheDocument();
    expect(seen).toEqual(['page', 'sort']);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('The table does not change if the caller keeps the state [TABLE-STATE-1]', async () => {
    const user = userEvent.setup();
    show({ state: { sorting: [], pagination: { pageIndex: 0, pageSize: 10 } } });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(headerButton('City'));
    expect(screen.getByText('1-10 of 120')).toBeInTheDocument();
    expect(header('City')).toHaveAttribute('aria-sort', 'none');
  });

  it('The state hides, orders and sizes columns [TABLE-STATE-1]', () => {
    show({
      state: { columnVisibility: { city: false }, columnOrder: ['policies', 'name'], columnSizing: { name: 333 } },
    });
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Policies',
      'Agency',
      'Search premium',
      'Year on year',
    ]);
    expect(grid()).toHaveAttribute('aria-colcount', '4');
    expect(grid().style.getPropertyValue('--columns')).toContain('333px');
  });

  it('"All columns (n)" and single checkboxes show and hide columns [TABLE-COL-6]', async () => {
    const user = userEvent.setup();
    show({ columnPicker: true });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const dialog = screen.getByRole('dialog', { name: 'Columns' });
    expect(within(dialog).getByRole('checkbox', { name: 'City' }).closest('label')?.parentElement).toHaveStyle({
      maxHeight: '300px',
    });
    const all = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'All columns (5)' });
    expect(all).toBeChecked();
    await user.click(within(dialog).getByRole('checkbox', { name: 'City' }));
    expect(all.indeterminate).toBe(true);
    expect(screen.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent)).not.toContain('City');
    await user.click(all);
    expect(screen.getAllByRole('columnheader', { hidden: true })).toHaveLength(5);
    await user.click(all);
    expect(screen.queryAllByRole('columnheader', { hidden: true })).toHaveLength(0);
    expect(screen.getByText('No columns are shown')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
  });

  it('The table never offers to hide a pinned column [TABLE-COL-5]', async () => {
    const user = userEvent.setup();
    show({
      columnPicker: true,
      columns: plainColumns.map((column) => (column.id === 'name' ? { ...column, isPinned: true } : column)),
    });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getByRole('checkbox', { name: 'All columns (4)' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Agency' })).not.toBeInTheDocument();
  });

  it('Pinned columns stay at their edges in any order [TABLE-COL-5]', () => {
    const columns = plainColumns.map((column) =>
      column.id === 'yearOnYear'
        ? { ...column, isPinned: true }
        : column.id === 'name'
          ? { ...column, isPinned: 'right' as const }
          : column,
    );
    show({ columns, defaultState: { columnOrder: ['city', 'yearOnYear', 'name'] } });
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Year on year',
      'City',
      'Policies',
      'Search premium',
      'Agency',
    ]);
  });

  it('The table shows no skeleton bars in the checkbox column [TABLE-STATE-2]', () => {
    const { container } = show({ loading: true, selection: 'multiple' });
    const bars = [...(container.querySelector('[data-skeleton-row]')?.children ?? [])].map(
      (cell) => cell.children.length,
    );
    expect(bars).toEqual([0, 1, 1, 1, 1, 1]);
  });

  it('The table shows one skeleton row per row of a page while loading, and keeps its columns [TABLE-STATE-2]', () => {
    const { container, rerender } = show({ loading: true });
    const skeletons = () => container.querySelectorAll('[data-skeleton-row]');
    const template = grid().style.getPropertyValue('--columns');
    expect(skeletons()).toHaveLength(10);
    expect(grid()).toHaveAttribute('aria-busy', 'true');
    expect(status()).toContain('Loading');
    expect(screen.queryByText('No Results found')).not.toBeInTheDocument();
    rerender(
      <DataTable source={source} columns={plainColumns} aria-label="Agencies" storage={null} loading loadingRows={3} />,
    );
    expect(skeletons()).toHaveLength(3);
    rerender(<DataTable source={source} columns={plainColumns} aria-label="Agencies" storage={null} />);
    expect(skeletons()).toHaveLength(0);
    expect(bodyRows()).toHaveLength(10);
    expect(grid().style.getPropertyValue('--columns')).toBe(template);
    expect(status()).toContain('120 results');
  });

  it('The table shows as many skeleton rows as a page has by default, and limits an excessive page size [TABLE-STATE-2]', () => {
    const skeletons = (pageSize: number) => {
      const { container, unmount } = show({ loading: true, defaultState: { pagination: { pageIndex: 0, pageSize } } });
      const { length } = container.querySelectorAll('[data-skeleton-row]');
      unmount();
      return length;
    };
    expect([25, 50, Number.MAX_SAFE_INTEGER].map(skeletons)).toEqual([25, 50, 200]);
  });

  it('The table shows in a single row that there are no results [TABLE-STATE-2]', () => {
    show({ source: rowsSource<Agency>([]) });
    expect(bodyRows()).toHaveLength(1);
    expect(screen.getByRole('gridcell', { name: 'No Results found' })).toHaveAttribute('aria-colspan', '5');
    expect(status()).toContain('0 results');
  });

  it.each([
    [undefined, '100px'],
    [5, '216px'],
  ])(
    'A skeleton replaces the table if the data failed, with %s loading rows %s high [TABLE-STATE-3]',
    (loadingRows, height) => {
      const { container } = show({ error: true, loadingRows });
      expect(screen.queryByRole('grid')).not.toBeInTheDocument();
      expect(container.querySelector('[aria-hidden="true"]')).toHaveStyle({ height });
      expect(screen.getByRole('alert')).toHaveTextContent('The data could not be loaded');
      // Not for screen readers alone.
      expect(screen.getByRole('alert')).toHaveStyle({ position: 'sticky' });
    },
  );

  it('The table offers an export, but not while the table or the export is loading [TABLE-BAR-2]', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    const { rerender } = show({ exportOptions: { onClick } });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    for (const props of [
      { loading: true, exportOptions: { onClick, label: 'Export xlsx' } },
      { exportOptions: { onClick, label: 'Export xlsx', loading: true } },
    ]) {
      rerender(<DataTable source={source} columns={plainColumns} aria-label="Agencies" storage={null} {...props} />);
      const button = screen.getByRole('button', { name: 'Export xlsx' });
      // Clicks by code reach a busy button, presses do not.
      act(() => button.click());
    }
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
