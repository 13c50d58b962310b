import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, remoteSource, rowsSource } from '../index.ts';
import type { RemoteRows } from '../index.ts';
import { plainColumns } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';
import { agencies, bodyRows, cellTexts, show } from './DataTable.test-support.tsx';

describe('the export', () => {
  it('The export is disabled while the first rows load [TABLE-BAR-2]', async () => {
    let answer: (rows: RemoteRows<Agency>) => void = () => undefined;
    const source = remoteSource<Agency>({
      fetchRows: () => new Promise((resolve) => (answer = resolve)),
      pageSize: 10,
      restMs: 0,
      getRowId: (row) => row.id,
    });
    const onClick = jest.fn();
    render(
      <DataTable
        aria-label="Agencies"
        source={source}
        columns={plainColumns}
        storage={null}
        exportOptions={{ onClick }}
      />,
    );
    const button = screen.getByRole('button', { name: 'Export' });
    expect(button).toBeDisabled();
    await waitFor(() => expect(answer).toHaveLength(1));
    await act(async () => answer({ rows: agencies.slice(0, 10), total: 10 }));
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('The export is disabled while the table or the export is loading [TABLE-BAR-2]', () => {
    const onClick = jest.fn();
    const first = show({ loading: true, exportOptions: { onClick } });
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
    first.unmount();
    show({ exportOptions: { onClick, loading: true } });
    expect(screen.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([false, true])(
    'The export keeps the focus while it is busy, and names what it exports (icon only: %s) [TABLE-BAR-2] [PLUS-8]',
    async (compact) => {
      const onClick = jest.fn();
      const table = (loading: boolean) => (
        <DataTable
          aria-label="Agencies"
          source={rowsSource(agencies)}
          columns={plainColumns}
          storage={null}
          toolbar={{ compact }}
          exportOptions={{ onClick, loading, loadingLabel: 'Exporting 40 agencies' }}
        />
      );
      const { rerender } = render(table(false));
      await userEvent.click(screen.getByRole('button', { name: 'Export' }));
      rerender(table(true));
      const busy = screen.getByRole('button', { name: 'Exporting 40 agencies' });
      expect(busy).toHaveFocus();
      expect(busy).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(busy);
      await userEvent.keyboard('{Enter}');
      expect(onClick).toHaveBeenCalledTimes(1);
      rerender(table(false));
      expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus();
    },
  );
});

describe('a filter', () => {
  it('A filter shows its matches from the first page on, and reports the number of pages [TABLE-FILTER-2] [TABLE-STATE-1]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({
      onStateChange,
      columns: plainColumns.map((column) => (column.id === 'city' ? { ...column, filterType: 'select' } : column)),
      defaultState: { pagination: { pageIndex: 3, pageSize: 10 } },
    });
    expect(screen.getByText('31-40 of 120')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'City column menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Filter…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter City' }));
    await user.click(await dialog.findByRole('checkbox', { name: /^Austin, TX/ }));
    const inAustin = agencies.filter((agency) => agency.city === 'Austin, TX');
    const first = { pageIndex: 0, pageSize: 10 };
    // The number of pages is reported as soon as the filter has run.
    await waitFor(() =>
      expect(onStateChange.mock.calls.map(([state, { reason }]) => [reason, state.pagination])).toEqual([
        ['filter', first],
        ['page-count', { ...first, pageCount: Math.ceil(inAustin.length / 10) }],
      ]),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(cellTexts(bodyRows()[0])[0]).toBe(inAustin[0]?.name));
    expect(screen.getByText(`1-${Math.min(10, inAustin.length)} of ${inAustin.length}`)).toBeInTheDocument();
  });
});

describe('a click on a row', () => {
  it('A click on a row selects it, unless the click only selected text [TABLE-ROW-2]', async () => {
    const user = userEvent.setup();
    const onRowClick = jest.fn();
    const onStateChange = jest.fn();
    show({ selection: 'single', onRowClick, onStateChange });
    const [, cell, next] = within(bodyRows()[1] as HTMLElement).getAllByRole('gridcell');
    const city = agencies[1]?.city as string;
    document.getSelection()?.setBaseAndExtent(cell?.firstChild as Node, 0, next?.firstChild as Node, city.length);
    // The click that follows on a drag over text: a press of its own would take the mark away first.
    fireEvent.click(cell as HTMLElement);
    expect(document.getSelection()?.toString()).toBe(`${agencies[1]?.name}${city}`);
    expect(onRowClick).not.toHaveBeenCalled();
    expect(bodyRows()[1]).toHaveAttribute('aria-selected', 'false');
    await user.click(cell as HTMLElement);
    expect(onRowClick).toHaveBeenCalledTimes(1);
    expect(bodyRows()[1]).toHaveAttribute('aria-selected', 'true');
  });
});
