import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from '../index.ts';
import type { ColumnDef } from '../index.ts';
import { plainColumns } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';
import { show, source } from './DataTable.test-support.tsx';

const withFilter = (id: string, change: Partial<ColumnDef<Agency>>) =>
  plainColumns.map((column) => (column.id === id ? { ...column, ...change } : column));

async function openMenu(name: string) {
  await userEvent.click(screen.getByRole('button', { name: `${name} column menu` }));
}

async function openFilter(name: string) {
  await openMenu(name);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Filter…' }));
  return within(await screen.findByRole('dialog', { name: `Filter ${name}` }));
}

/** Timers of texts that never come to rest. */
const never = { setTimeout: () => 0, clearTimeout: () => undefined };

describe('a filter that takes effect at once', () => {
  it('A filter keeps the text being typed when Escape closes it [TABLE-FILTER-3]', async () => {
    const onStateChange = jest.fn();
    show({ onStateChange, timers: never as never, columns: withFilter('name', { filterType: 'text' }) });
    const dialog = await openFilter('Agency');
    await userEvent.type(dialog.getByRole('textbox'), 'lone');
    expect(onStateChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onStateChange.mock.lastCall[0].columnFilters).toEqual([{ id: 'name', value: 'lone' }]);
    expect(onStateChange.mock.calls.filter(([, { reason }]) => reason === 'filter')).toHaveLength(1);
  });

  it('A filter keeps the text being typed after a click outside [TABLE-FILTER-3]', async () => {
    const onStateChange = jest.fn();
    show({ onStateChange, timers: never as never, columns: withFilter('name', { filterType: 'text' }) });
    const dialog = await openFilter('Agency');
    await userEvent.type(dialog.getByRole('textbox'), 'lone');
    await userEvent.click(document.querySelector('.MuiBackdrop-root') as Element);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onStateChange.mock.lastCall[0].columnFilters).toEqual([{ id: 'name', value: 'lone' }]);
  });

  it('A filter combines the second bound with the first even if the caller has not applied that one yet', async () => {
    const onStateChange = jest.fn();
    const columns = withFilter('policies', { filterType: 'number' });
    show({ onStateChange, timers: never as never, columns, state: { columnFilters: [] } });
    const dialog = await openFilter('Policies');
    const least = dialog.getByRole('textbox', { name: 'Policies at least' });
    const most = dialog.getByRole('textbox', { name: 'Policies at most' });
    fireEvent.change(least, { target: { value: '100' } });
    fireEvent.change(most, { target: { value: '300' } });
    fireEvent.blur(least);
    fireEvent.blur(most);
    const told = onStateChange.mock.calls.filter(([, { reason }]) => reason === 'filter');
    expect(told.map(([state]) => state.columnFilters[0].value)).toEqual([
      { min: 100, max: null },
      { min: 100, max: 300 },
    ]);
  });
});

describe('a number field', () => {
  /** Timers of texts that come to rest at once. */
  const atOnce = { setTimeout: (run: () => void) => run(), clearTimeout: () => undefined };

  it('A number field keeps the text being typed, even if it would parse as another number', async () => {
    const onStateChange = jest.fn();
    show({
      onStateChange,
      timers: atOnce as never,
      columns: withFilter('policies', { filterType: 'number' }),
      defaultState: { columnFilters: [{ id: 'policies', value: { min: 12.5, max: null } }] },
    });
    const dialog = await openFilter('Policies');
    const least = dialog.getByRole('textbox', { name: 'Policies at least' });
    await userEvent.type(least, '{Backspace}');
    expect(least).toHaveValue('12.');
    await userEvent.type(least, '7');
    expect(least).toHaveValue('12.7');
    await waitFor(() =>
      expect(onStateChange.mock.lastCall[0].columnFilters).toEqual([
        { id: 'policies', value: { min: 12.7, max: null } },
      ]),
    );
  });
});

describe('an open menu', () => {
  const table = (columns: ColumnDef<Agency>[]) => (
    <DataTable source={source} columns={columns} aria-label="Agencies" storage={null} />
  );

  it('An open menu stays open when its definition is created again [PLUS-16]', async () => {
    const { rerender } = render(table(plainColumns));
    await openMenu('City');
    rerender(table(plainColumns.map((column) => ({ ...column }))));
    expect(await screen.findByRole('menuitem', { name: 'Hide column' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('An open menu shows filter options that arrive while it is open [TABLE-FILTER-2]', async () => {
    const { rerender } = render(table(withFilter('city', { filterType: 'select', options: [] })));
    const dialog = await openFilter('City');
    expect(await dialog.findByText('No values found')).toBeInTheDocument();
    const options = [{ label: 'Austin', value: 'Austin, TX' }];
    rerender(table(withFilter('city', { filterType: 'select', options })));
    expect(await dialog.findByRole('checkbox', { name: /^Austin/ })).toBeInTheDocument();
  });
});
