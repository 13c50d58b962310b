import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { status } from '../DataTable/DataTable.test-support.tsx';
import { groupedSource } from '../grouping.ts';
import { DataTable, rowsSource, type ColumnDef, type DataTableProps } from '../index.ts';
import { table } from '../testing.ts';

interface Policy {
  id: string;
  insured: string;
  state: string;
  line: string;
}

const policies: Policy[] = [
  { id: 'P1', insured: 'Brazos Diner', state: 'TX', line: 'Auto' },
  { id: 'P2', insured: 'Tulsa Roofing', state: 'OK', line: 'Home' },
  { id: 'P3', insured: 'Hill Feed', state: 'TX', line: 'Home' },
  { id: 'P4', insured: 'Cedar Dental', state: 'TX', line: 'Home' },
];
const columns: ColumnDef<Policy>[] = [
  { id: 'insured', header: 'Insured' },
  { id: 'state', header: 'State' },
];
const assigned = jest.fn<undefined, [string[]]>();

function show(props: Partial<DataTableProps<Policy>> = {}, by = ['state']) {
  const source = groupedSource(rowsSource(policies), { by });
  const bulkActions = [{ label: 'Assign', onClick: ({ ids }: { ids: () => string[] }) => void assigned(ids()) }];
  return render(
    <DataTable
      {...{ source, columns, bulkActions }}
      aria-label="Policies"
      storage={null}
      selection="multiple"
      {...props}
    />,
  );
}

const policyTable = table('Policies');
const box = (row: string) => within(policyTable.row(row).element).getByRole<HTMLInputElement>('checkbox');
const stateOf = (row: string) => (box(row).indeterminate ? 'some' : box(row).checked ? 'all' : 'none');
const chosen = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
  return assigned.mock.lastCall?.[0];
};

describe('Checkboxes of groups', () => {
  it('The checkbox of a group selects its rows, also while it is closed, and deselects them again [PLUS-41]', async () => {
    const user = userEvent.setup();
    show();
    expect(box('TX (3)')).toHaveAccessibleName('Select TX (3)');
    await user.click(box('TX (3)'));
    expect(stateOf('TX (3)')).toBe('all');
    expect(stateOf('OK (1)')).toBe('none');
    expect(status()).toContain('3 of 4 rows selected');
    expect(await chosen()).toEqual(['P1', 'P3', 'P4']);
    await user.click(box('TX (3)'));
    expect(stateOf('TX (3)')).toBe('none');
    expect(status()).not.toContain('selected');
  });

  it('The checkbox of a group is indeterminate while some of its rows are selected, and then selects all', async () => {
    const user = userEvent.setup();
    show({ defaultState: { expanded: true } });
    await user.click(box('Hill Feed'));
    expect(stateOf('TX (3)')).toBe('some');
    expect(box('TX (3)')).toBePartiallyChecked();
    await user.click(box('TX (3)'));
    expect(['Brazos Diner', 'Hill Feed', 'Cedar Dental'].map(stateOf)).toEqual(['all', 'all', 'all']);
    await user.click(box('Cedar Dental'));
    expect(stateOf('TX (3)')).toBe('some');
  });

  it('Space toggles the group in its checkbox cell, and with Shift in each cell', async () => {
    const user = userEvent.setup();
    show();
    act(() => policyTable.row('TX (3)').element.querySelector<HTMLElement>('[role="gridcell"]')?.focus());
    await user.keyboard(' ');
    expect(stateOf('TX (3)')).toBe('all');
    await user.keyboard('{ArrowRight}{Shift>} {/Shift}');
    expect(stateOf('TX (3)')).toBe('none');
  });

  it('A group in a group is selected with the one around it', async () => {
    const user = userEvent.setup();
    show({ defaultState: { expanded: ['group:TX'] } }, ['state', 'line']);
    await user.click(box('Home (2)'));
    expect(stateOf('TX (3)')).toBe('some');
    await user.click(box('Auto (1)'));
    expect(stateOf('TX (3)')).toBe('all');
    expect(await chosen()).toEqual(['P1', 'P3', 'P4']);
    await user.click(box('TX (3)'));
    expect([stateOf('Home (2)'), stateOf('Auto (1)')]).toEqual(['none', 'none']);
  });

  it('The checkbox of a group selects only rows that pass the search', async () => {
    const user = userEvent.setup();
    show({ defaultState: { globalFilter: 'ed' } });
    expect(stateOf('TX (2)')).toBe('none');
    await user.click(box('TX (2)'));
    expect(stateOf('TX (2)')).toBe('all');
    expect(await chosen()).toEqual(['P3', 'P4']);
  });

  it('All rows are selected without their groups, and the header is indeterminate once a row of a closed group is not', async () => {
    const user = userEvent.setup();
    show({ defaultState: { expanded: ['group:TX'] } });
    const all = screen.getByRole('checkbox', { name: 'Select all rows' });
    await user.click(all);
    expect(status()).toContain('4 of 4 rows selected');
    expect([stateOf('TX (3)'), stateOf('OK (1)')]).toEqual(['all', 'all']);
    expect(await chosen()).toEqual(['P1', 'P2', 'P3', 'P4']);
    await user.click(box('Hill Feed'));
    expect(stateOf('TX (3)')).toBe('some');
    await user.click(box('OK (1)'));
    expect(await chosen()).toEqual(['P1', 'P4']);
    await user.click(within(policyTable.row('TX (3)').element).getAllByRole('gridcell')[1] as HTMLElement);
    await user.keyboard('{ArrowLeft}');
    expect(policyTable.column('Insured')).toEqual(['OK (1)', 'TX (3)']);
    expect(all).toBePartiallyChecked();
  });

  it.each([undefined, 'multiple'] as const)(
    'A label runs over empty cells, up to a subtotal: selection %s',
    (selection) => {
      const labelled = (last: Partial<ColumnDef<Policy>>) => [...columns, { id: 'line', header: 'Line', ...last }];
      const cell = () => policyTable.row('TX (3)').element.querySelector<HTMLElement>('[data-lead]')!;
      const { unmount } = show({ selection, columns: labelled({}) });
      expect(cell().style.gridColumnEnd).toBe('span 3');
      unmount();
      show({ selection, columns: labelled({ aggregationFn: 'count' }) });
      expect(cell().style.gridColumnEnd).toBe('span 2');
    },
  );

  it('A group leaves out rows that cannot be selected', async () => {
    const user = userEvent.setup();
    show({ isRowSelectable: ({ valueOf }) => valueOf('insured') !== 'Hill Feed' });
    await user.click(box('TX (3)'));
    expect(stateOf('TX (3)')).toBe('all');
    expect(await chosen()).toEqual(['P1', 'P4']);
  });

  it('Groups have no checkbox if one row can be selected at a time', () => {
    show({ selection: 'single', bulkActions: [] });
    expect(within(policyTable.row('TX (3)').element).queryByRole('checkbox')).toBeNull();
  });

  it('The checkbox of a group of many rows selects all of them, beside ids without a row', async () => {
    const rows = Array.from({ length: 20_000 }, (_, row) => ({ ...policies[row % 4]!, id: `P${row}` }));
    const source = groupedSource(rowsSource(rows), { by: ['state'] });
    const ids = [...Array.from({ length: 2_000 }, (_, row) => `gone ${row}`), 'P1'];
    show({ source, defaultState: { rowSelection: { mode: 'include', ids } } });
    expect(status()).toContain('1 of 20,000 rows selected');
    await userEvent.click(box('TX (15,000)'));
    expect(status()).toContain('15,001 of 20,000 rows selected');
    expect([stateOf('TX (15,000)'), stateOf('OK (5,000)')]).toEqual(['all', 'some']);
    await userEvent.click(box('TX (15,000)'));
    expect(status()).toContain('1 of 20,000 rows selected');
    expect([stateOf('TX (15,000)'), stateOf('OK (5,000)')]).toEqual(['none', 'some']);
    expect(await chosen()).toEqual(['P1']);
  });

  it('A click on a row of many reads few ids', async () => {
    const rows = Array.from({ length: 20_000 }, (_, row) => ({ ...policies[row % 4]!, id: `P${row}` }));
    const source = groupedSource(rowsSource(rows), { by: ['state'] });
    const getRowId = jest.fn((policy: Policy) => policy.id);
    show({ source, getRowId, defaultState: { expanded: true } });
    await userEvent.click(policyTable.rows()[1]!.element.querySelector('input') as HTMLElement);
    getRowId.mockClear();
    await userEvent.click(policyTable.rows()[2]!.element.querySelector('input') as HTMLElement);
    expect(stateOf('OK (5,000)')).toBe('some');
    expect(status()).toContain('2 of 20,000 rows selected');
    expect(getRowId.mock.calls.length).toBeLessThan(500);
  });
});
