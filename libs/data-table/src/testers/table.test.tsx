import { configure, render, screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { plainColumns } from '../DataTable/agencies.test-support.ts';
import { agencies, source, tableOf } from '../DataTable/DataTable.test-support.tsx';
import { useTableCsv } from '../csv.ts';
import { choiceEditor, editableSource, useCellEditing } from '../editing.ts';
import { DataTable, rowsSource, type ColumnDef } from '../index.ts';
import { useRowPinning } from '../pinning.ts';
import { cellRanges } from '../ranges.ts';
import { table } from '../testing.ts';

// A test waits for what never comes.
configure({ asyncUtilTimeout: 3_000 });

describe('table', () => {
  it('The table tester reads rows, cells and columns by their visible texts [PLUS-26]', () => {
    render(tableOf());
    const shown = table('Agencies');
    const [first, second] = agencies;
    expect(shown.headers().slice(0, 2)).toEqual(['Agency', 'City']);
    expect(shown.row(second?.name as string).cell('City')).toBe(second?.city);
    expect(shown.column('City')[0]).toBe(first?.city);
    expect(() => shown.row('Nowhere')).toThrow(
      `No row of "Agencies" in view has a cell "Nowhere". The rows begin with: "${first?.name}", "${second?.name}", `,
    );
    expect(() => shown.row(first?.name as string).cell('Nothing')).toThrow('Nothing');
  });

  it('A wrong name fails with the names that exist, and without the markup of the page', async () => {
    render(tableOf());
    const shown = table('Agencies');
    expect(() => table('Agents').element).toThrow(/^There is no table "Agents"\. There are: "Agencies"\. Use .*$/);
    expect(() => shown.rows()[0]?.cell('Town')).toThrow(/^There is no column "Town"\. There are: "Agency", "City".*$/);
    await expect(shown.sort('Town')).rejects.toThrow('There is no column "Town"');
    await expect(shown.menu('City', 'Remove column')).rejects.toThrow(
      /^There is no menu item "Remove column"\. There are: .*"Hide column".*$/,
    );
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('The table tester lists the headers of columns without those of their groups', () => {
    const [name, city, ...others] = plainColumns;
    render(tableOf({ columns: [name!, { header: 'Business', columns: [city!, ...others] }] }));
    expect(screen.getByRole('columnheader', { name: 'Business' })).toBeInTheDocument();
    expect(table('Agencies').headers().slice(0, 2)).toEqual(['Agency', 'City']);
  });

  it('The table tester sorts, uses the menu of a column, and selects and clicks rows', async () => {
    const onRowClick = jest.fn();
    render(tableOf({ selection: 'multiple', onRowClick }));
    const shown = table('Agencies');
    await shown.sort('Policies', 'descending');
    expect(shown.sorting('Policies')).toBe('descending');
    const top = shown.rows()[0];
    expect(top?.cell('Policies')).toBe(Math.max(...agencies.map(({ policies }) => policies)).toLocaleString('en-US'));
    await top?.toggle();
    expect(shown.rows()[0]?.isSelected).toBe(true);
    await shown.rows()[1]?.click();
    expect(onRowClick).toHaveBeenCalledTimes(1);
    await shown.menu('City', 'Hide column');
    expect(shown.headers()).not.toContain('City');
    await expect(shown.sort('Agency', 'sideways' as never)).rejects.toThrow('cannot be sorted sideways');
    expect(screen.getByRole('grid')).toBe(shown.element);
  });

  it('The table tester filters a column by text, by bounds and by values', async () => {
    const types = { city: 'select', name: 'text', policies: 'number' } as const;
    const columns = plainColumns.map((column) => ({ ...column, filterType: types[column.id as keyof typeof types] }));
    render(tableOf({ columns }));
    const shown = table('Agencies');
    const { city = '', name = '' } = agencies[0] ?? {};
    await shown.filter('City', city);
    await waitFor(() => expect(new Set(shown.column('City'))).toEqual(new Set([city])));
    await shown.filter('City', city);
    await shown.filter('Agency', name);
    await waitFor(() => expect(shown.column('Agency')).toEqual([name]));
    await shown.filter('Agency', '');
    await shown.filter('Policies', '', '200');
    await waitFor(() =>
      expect(shown.column('Policies').length).toBe(
        Math.min(10, agencies.filter(({ policies }) => policies <= 200).length),
      ),
    );
  });

  it('The table tester searches, and goes to a page', async () => {
    render(tableOf({ search: true }));
    const shown = table('Agencies');
    await shown.goToPage(3);
    expect(screen.getByText('21-30 of 120')).toBeInTheDocument();
    await shown.goToPage(2);
    expect(screen.getByText('11-20 of 120')).toBeInTheDocument();
    await expect(shown.goToPage(13)).rejects.toThrow('There is no page 13: the last one is 12');
    await shown.search(agencies[40]?.name as string);
    await waitFor(() => expect(shown.column('Agency')).toEqual([agencies[40]?.name]));
  });

  it('The table tester edits cells, undoes and redoes, selects cells and reads an exported file', async () => {
    const edited = editableSource(source);
    function Page() {
      const csv = useTableCsv({ columns: plainColumns, fileName: 'agencies' });
      const { plugin } = useCellEditing({ source: edited, editors: { city: {} } });
      return tableOf({ source: edited, plugins: [plugin, cellRanges], ...csv });
    }
    render(<Page />);
    const shown = table('Agencies');
    const { name = '', city = '' } = agencies[0] ?? {};
    await shown.row(name).edit('City', 'San {Antonio}');
    expect(shown.row(name).cell('City')).toBe('San {Antonio}');
    await shown.undo();
    expect(shown.row(name).cell('City')).toBe(city);
    await shown.redo();
    expect(shown.row(name).cell('City')).toBe('San {Antonio}');
    expect(await shown.exportCsv()).toContain('San {Antonio}');
    await shown.selectCells([name, 'Agency'], [agencies[2]?.name as string, 'City']);
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(6);
  });

  it.each([2, 12])('An edit of a cell with %s choices chooses one', async (count) => {
    const edited = editableSource(source);
    const cities = ['Waco', ...Array.from({ length: count - 1 }, (_, place) => `City ${place}`)];
    const validate = (value: unknown) => (value === 'City 0' ? 'No agency there' : null);
    function Page() {
      const { plugin } = useCellEditing({
        source: edited,
        editors: { city: { ...choiceEditor(cities), validate } },
      });
      return tableOf({ source: edited, plugins: [plugin] });
    }
    render(<Page />);
    const row = () => table('Agencies').row(agencies[0]?.name as string);
    await row().edit('City', 'Waco');
    expect(row().cell('City')).toBe('Waco');
    await row().edit('City', 'Waco');
    await expect(row().edit('City', 'City 0')).rejects.toThrow('"City 0" was refused below "City": No agency there');
    await expect(row().edit('City', 'Nowhere')).rejects.toThrow(count > 10 ? 'Nowhere' : '"Waco", "City 0"');
  });
  it('An edit fails with the reason of the table, and where a column cannot be edited', async () => {
    const edited = editableSource(source);
    function Page() {
      const { plugin } = useCellEditing({ source: edited, editors: { city: { validate: () => 'Not a city' } } });
      return tableOf({ source: edited, plugins: [plugin] });
    }
    render(<Page />);
    const row = table('Agencies').row(agencies[0]?.name as string);
    await expect(row.edit('City', 'Nowhere')).rejects.toThrow('"Nowhere" was refused below "City": Not a city');
    await expect(row.edit('Agency', 'Lone Star')).rejects.toThrow('The cell below "Agency" opens no field');
  });

  it('Ranges are selected in the list, where a row is pinned as well; a checkbox is read', async () => {
    const policies = rowsSource([
      { id: 'A', name: 'Lone Star', paid: true },
      { id: 'B', name: 'Brazos', paid: false },
    ]);
    const columns: ColumnDef<{ id: string }>[] = [
      { id: 'name', header: 'Agency' },
      { id: 'paid', header: 'Paid', type: 'checkbox' },
    ];
    function Page() {
      const { column, plugin } = useRowPinning<{ id: string }>({ defaultPinned: ['B'] });
      const all = useMemo(() => [...columns, column], [column]);
      const plugins = useMemo(() => [cellRanges, plugin], [plugin]);
      return <DataTable source={policies} columns={all} plugins={plugins} storage={null} aria-label="Agencies" />;
    }
    render(<Page />);
    const shown = table('Agencies');
    await shown.selectCells(['Lone Star', 'Agency'], ['Brazos', 'Paid']);
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
    expect(shown.column('Paid')).toEqual(['false', 'true', 'false']);
  });
});
