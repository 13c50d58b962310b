import { configure, render, screen, waitFor } from '@testing-library/react';
import { plainColumns } from '../DataTable/agencies.test-support.ts';
import { agencies, tableOf } from '../DataTable/DataTable.test-support.tsx';
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
    expect(() => shown.row('Nowhere')).toThrow('No row of "Agencies" in view has a cell "Nowhere"');
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
});
