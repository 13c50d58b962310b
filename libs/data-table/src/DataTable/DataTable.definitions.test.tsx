import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, rowsSource } from '../index.ts';
import type { ColumnDef } from '../index.ts';
import { plainColumns } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';
import { headerButton, show, status } from './DataTable.test-support.tsx';

const withColumn = (id: string, change: Partial<ColumnDef<Agency>>) =>
  plainColumns.map((column) => (column.id === id ? { ...column, ...change } : column));

async function menuOf(column: string) {
  await userEvent.click(screen.getByRole('button', { name: `${column} column menu` }));
  await screen.findByRole('menu', { name: `${column} column menu` });
  return screen.getAllByRole('menuitem', { hidden: true }).map((item) => item.textContent);
}

describe('a column’s definition', () => {
  it('A column definition can exclude its column from the search [TABLE-COL-1]', () => {
    show({ columns: withColumn('city', { searchable: false }), defaultState: { globalFilter: 'Austin, TX' } });
    expect(status()).toContain('0 results');
  });

  it('A column definition sets the position of rows without a value, whatever the table says [TABLE-SORT-2]', () => {
    const rows = [{ name: 'Sooner' }, { name: null }, { name: 'Brazos' }];
    const columns = [{ id: 'name', header: 'Agency', isSorted: true, undefinedPlacement: 'first' as const }];
    render(
      <DataTable
        source={rowsSource(rows)}
        columns={columns}
        aria-label="Agencies"
        undefinedPlacement="last"
        storage={null}
      />,
    );
    expect(screen.getAllByRole('gridcell').map((cell) => cell.textContent)).toEqual(['–', 'Brazos', 'Sooner']);
  });

  it('A column definition can remove sorting from its menu [TABLE-COL-1]', async () => {
    show({ columns: withColumn('city', { disableSort: true }) });
    const items = await menuOf('City');
    expect(items).toContain('Hide column');
    expect(items).not.toContain('Reset sort');
  });

  it('A column pinned by its definition cannot be moved or unpinned [TABLE-COL-5]', async () => {
    show({ columns: withColumn('city', { isPinned: true }) });
    const items = await menuOf('City');
    expect(items).toContain('Reset sort');
    for (const item of ['Move left', 'Move right', 'Unpin', 'Pin to the right']) expect(items).not.toContain(item);
  });
});

describe('two changes before the next render', () => {
  it('Two changes before the next render are both kept [TABLE-STATE-1]', () => {
    const onStateChange = jest.fn();
    show({ onStateChange, densitySwitch: true });
    const density = screen.getByRole('button', { name: 'Compact rows' });
    act(() => {
      headerButton('City').click();
      density.click();
    });
    expect(onStateChange.mock.lastCall[0]).toMatchObject({
      sorting: [{ id: 'city', desc: false }],
      density: 'compact',
    });
  });
});
