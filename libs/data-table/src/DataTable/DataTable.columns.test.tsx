import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from '../index.ts';
import { plainColumns } from './agencies.test-support.ts';
import { grid, header, headerButton, show, source, status } from './DataTable.test-support.tsx';

const headers = () =>
  within(grid())
    .getAllByRole('columnheader')
    .map((one) => one.getAttribute('aria-label'));

async function choose(user: ReturnType<typeof userEvent.setup>, column: string, action: string) {
  await user.click(screen.getByRole('button', { name: `${column} column menu` }));
  await user.click(await screen.findByRole(/^Sort/.test(action) ? 'menuitemradio' : 'menuitem', { name: action }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}

describe('the column menu', () => {
  it('The column menu moves, pins, hides and unpins columns, and announces it [PLUS-16] [TABLE-COL-4]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ onStateChange });
    await choose(user, 'City', 'Move right');
    expect(headers()).toEqual(['Agency', 'Policies', 'City', 'Search premium', 'Year on year']);
    expect(status()).toContain('City, column 3 of 5');
    expect(onStateChange.mock.lastCall[1]).toEqual({ reason: 'column-order' });
    await choose(user, 'City', 'Pin to the left');
    expect(headers()[0]).toBe('City');
    expect(onStateChange.mock.lastCall[0].columnPinning).toEqual({ left: ['city'], right: [] });
    await choose(user, 'City', 'Unpin');
    expect(headers()[2]).toBe('City');
    await choose(user, 'City', 'Hide column');
    expect(headers()).not.toContain('City');
    expect(onStateChange.mock.lastCall[0].columnVisibility).toEqual({ city: false });
  });

  it('The column menu resets the sort when the active direction is chosen again [TABLE-SORT-1]', async () => {
    const user = userEvent.setup();
    show();
    await choose(user, 'City', 'Sort descending');
    expect(header('City')).toHaveAttribute('aria-sort', 'descending');
    await choose(user, 'City', 'Sort descending');
    expect(header('City')).toHaveAttribute('aria-sort', 'none');
  });

  it('The column menu adds its column to an existing sort, and reverses it without losing the others [TABLE-SORT-1]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ onStateChange });
    await user.click(screen.getByRole('button', { name: 'City column menu' }));
    await screen.findByRole('menu');
    // There is no sort yet to add it to.
    expect(screen.queryByRole('menuitem', { name: 'Add to sort' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('menuitemradio', { name: 'Sort ascending' }));
    await choose(user, 'Search premium', 'Add to sort');
    const byCity = { id: 'city', desc: false };
    expect(onStateChange.mock.lastCall[0].sorting).toEqual([byCity, { id: 'searchPremium', desc: true }]);
    expect(onStateChange.mock.lastCall[1]).toEqual({ reason: 'sort' });
    await choose(user, 'Search premium', 'Sort ascending');
    expect(onStateChange.mock.lastCall[0].sorting).toEqual([byCity, { id: 'searchPremium', desc: false }]);
    await choose(user, 'Search premium', 'Sort ascending');
    expect(onStateChange.mock.lastCall[0].sorting).toEqual([byCity]);
    // Not added: alone, as without a sort.
    await choose(user, 'Policies', 'Sort descending');
    expect(onStateChange.mock.lastCall[0].sorting).toEqual([{ id: 'policies', desc: true }]);
  });

  it('The column menu does not hide the last visible column', async () => {
    const user = userEvent.setup();
    show({ columns: plainColumns.slice(0, 2) });
    await choose(user, 'City', 'Hide column');
    await user.click(screen.getByRole('button', { name: 'Agency column menu' }));
    expect(await screen.findByRole('menuitem', { name: 'Hide column' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('The column menu closes with its column, changes nothing, and stays closed when the column returns', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    const { rerender } = show({ onStateChange });
    const table = (columns: typeof plainColumns) => (
      <DataTable {...{ source, columns, onStateChange }} aria-label="Agencies" storage={null} />
    );
    await user.click(screen.getByRole('button', { name: 'City column menu' }));
    await screen.findByRole('menu', { name: 'City column menu' });
    rerender(table(plainColumns.filter((column) => column.id !== 'city')));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    rerender(table(plainColumns));
    expect(header('City')).toBeInTheDocument();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(onStateChange).not.toHaveBeenCalled();
  });

  it('The keyboard opens the column menu', async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByRole('menu', { name: 'Agency column menu' })).toBeInTheDocument();
  });
});

describe('columns with the keyboard', () => {
  it('Alt, Shift and an arrow key move a column, which keeps the focus [PLUS-16]', async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    expect(headers().slice(0, 2)).toEqual(['City', 'Agency']);
    expect(headerButton('Agency')).toHaveFocus();
    expect(status()).toContain('Agency, column 2 of 5');
  });

  it('Columns move over hidden columns in one step, and not beyond the ends [PLUS-16]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({
      onStateChange,
      defaultState: { columnVisibility: { city: false, policies: false, searchPremium: false } },
    });
    await user.tab();
    await user.keyboard('{Alt>}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{/Alt}');
    expect(headers()).toEqual(['Year on year', 'Agency']);
    expect(status()).toContain('Agency, column 2 of 2');
    expect(onStateChange).toHaveBeenCalledTimes(1);
    expect(onStateChange.mock.lastCall[0].columnOrder).toEqual([
      'city',
      'policies',
      'searchPremium',
      'yearOnYear',
      'name',
    ]);
  });

  it('Pinned columns refuse to move, with a warning [TABLE-COL-5]', async () => {
    const user = userEvent.setup();
    const logger = { warn: jest.fn() };
    show({
      logger,
      columns: plainColumns.map((column, index) => (index === 0 ? { ...column, isPinned: true } : column)),
    });
    await user.tab();
    await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    expect(headers()[0]).toBe('Agency');
    expect(logger.warn).toHaveBeenCalledWith('Cannot reorder pinned columns');
    expect(status()).toContain('Cannot reorder pinned columns');
  });
});

describe('many columns', () => {
  it('Only visible columns are rendered, with their true positions [TABLE-VIRT-1]', () => {
    const columns = Array.from({ length: 200 }, (_, index) => ({ id: `c${index}`, header: `Column ${index}` }));
    show({ columns });
    expect(grid()).toHaveAttribute('aria-colcount', '200');
    expect(headers().length).toBeLessThan(30);
    expect(header('Column 5')).toHaveAttribute('aria-colindex', '6');
  });
});

describe('the persisted view', () => {
  it('The whole view is stored on request, and by default only the pagination [PLUS-12] [TABLE-PAGE-2]', async () => {
    const user = userEvent.setup();
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const first = show({ storage, tableId: 'agencies' });
    await choose(user, 'City', 'Move right');
    expect([...kept.keys()]).toEqual([]);
    first.unmount();
    const second = show({ storage, tableId: 'agencies', persistView: true, densitySwitch: true });
    await choose(user, 'City', 'Move right');
    await user.click(screen.getByRole('button', { name: 'Compact rows' }));
    second.unmount();
    show({ storage, tableId: 'agencies', persistView: true, densitySwitch: true });
    expect(headers()[2]).toBe('City');
    expect(screen.getByRole('button', { name: 'Compact rows' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('A view stored by an earlier version loads [PLUS-12]', () => {
    const stored = {
      sorting: [{ id: 'city', desc: true }],
      columnVisibility: { policies: false },
      columnOrder: ['searchPremium', 'name', 'city'],
      columnPinning: { left: ['city'], right: ['name'] },
      columnSizing: { city: 240 },
      density: 'compact',
    };
    const getItem = (key: string) => (key === 'data-table:agencies:view' ? JSON.stringify(stored) : null);
    const storage = { getItem, setItem: () => undefined };
    show({ storage, tableId: 'agencies', persistView: true, densitySwitch: true });
    expect([headers()[0], headers()[1], headers().at(-1)]).toEqual(['City', 'Search premium', 'Agency']);
    expect(headers()).not.toContain('Policies');
    expect(header('City')).toHaveAttribute('aria-sort', 'descending');
    expect(header('Agency')).toHaveAttribute('data-edge', 'right');
    expect(grid().style.getPropertyValue('--columns')).toMatch(/240px/);
    expect(screen.getByRole('button', { name: 'Compact rows' })).toHaveAttribute('aria-pressed', 'true');
  });
});
