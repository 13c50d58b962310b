import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DataTable, rowsSource } from '../index.ts';
import { makeAgencies, plainColumns } from './agencies.test-support.ts';
import { agencies, bodyRows, cellTexts, grid, show, status } from './DataTable.test-support.tsx';

const boxes = () => screen.getAllByRole('checkbox', { name: /^Select (?!all rows)/ });
const allBox = () => screen.getByRole('checkbox', { name: 'Select all rows' });
const selectedRows = () => bodyRows().filter((row) => row.getAttribute('aria-selected') === 'true');

describe('row selection', () => {
  it('The announcement of a single row uses the singular [PLUS-17]', async () => {
    const user = userEvent.setup();
    show({ source: rowsSource(agencies.slice(0, 1)), selection: 'multiple' });
    await user.click(screen.getByRole('checkbox', { name: `Select ${agencies[0]?.name}` }));
    expect(status()).toContain('1 of 1 row selected');
  });

  it('Checkboxes select rows, and the table announces how many [TABLE-ROW-2] [PLUS-17]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ selection: 'multiple', onStateChange });
    expect(grid()).toHaveAttribute('aria-multiselectable', 'true');
    await user.click(boxes()[1] as HTMLElement);
    await user.click(boxes()[3] as HTMLElement);
    expect(selectedRows()).toEqual([bodyRows()[1], bodyRows()[3]]);
    expect(status()).toContain('2 of 120 rows selected');
    expect(onStateChange.mock.lastCall[0].rowSelection).toEqual({
      mode: 'include',
      ids: [agencies[1]?.id, agencies[3]?.id],
    });
    expect(onStateChange.mock.lastCall[1]).toEqual({ reason: 'row-selection' });
  });

  it('The focused cell of the checkbox tells whether its row is selected', async () => {
    const user = userEvent.setup();
    show({ selection: 'multiple' });
    await user.click(within(bodyRows()[1] as HTMLElement).getAllByRole('gridcell')[0] as HTMLElement);
    const cell = document.activeElement;
    expect(cell).toHaveAttribute('role', 'gridcell');
    expect(cell).toHaveAttribute('aria-selected', 'true');
    await user.keyboard(' ');
    expect(cell).toHaveFocus();
    expect(cell).toHaveAttribute('aria-selected', 'false');
  });

  it('Each checkbox is named by its row: by the first text column, as its cells show it', () => {
    const columns = [
      ...plainColumns.filter((column) => column.id === 'policies'),
      { id: 'name', header: 'Agency', format: (value: unknown) => `Agency ${String(value)}` },
    ];
    show({ selection: 'multiple', columns });
    expect(boxes().map((box) => box.getAttribute('aria-label'))).toEqual(
      agencies.slice(0, 10).map((agency) => `Select Agency ${agency.name}`),
    );
  });

  it('The table has a column of 50 px for the checkboxes [TABLE-ROW-2]', () => {
    show({ selection: 'multiple' });
    expect(grid().style.getPropertyValue('--columns')).toMatch(/^50px /);
  });

  it('A click on the row does not select in multiple selection [TABLE-ROW-2]', async () => {
    const user = userEvent.setup();
    const onRowClick = jest.fn();
    show({ selection: 'multiple', onRowClick });
    await user.click(within(bodyRows()[2] as HTMLElement).getAllByRole('gridcell')[2] as HTMLElement);
    expect(selectedRows()).toHaveLength(0);
    expect(onRowClick).toHaveBeenCalledTimes(1);
  });

  it('A click selects one row at a time in single selection, and deselects it again [TABLE-ROW-2]', async () => {
    const user = userEvent.setup();
    show({ selection: 'single' });
    const cell = (row: number) => within(bodyRows()[row] as HTMLElement).getAllByRole('gridcell')[1] as HTMLElement;
    await user.click(cell(0));
    await user.click(cell(2));
    expect(selectedRows()).toEqual([bodyRows()[2]]);
    await user.click(cell(2));
    expect(selectedRows()).toHaveLength(0);
    expect(screen.queryByRole('checkbox', { name: 'Select all rows' })).not.toBeInTheDocument();
  });

  it('Shift selects a range [TABLE-ROW-2]', async () => {
    const user = userEvent.setup();
    show({ selection: 'multiple' });
    await user.click(boxes()[1] as HTMLElement);
    await user.keyboard('{Shift>}');
    await user.click(boxes()[4] as HTMLElement);
    await user.keyboard('{/Shift}');
    expect(selectedRows()).toEqual(bodyRows().slice(1, 5));
  });

  it('A range gets the state of its first row, so it can also deselect [TABLE-ROW-2]', async () => {
    const user = userEvent.setup();
    show({ selection: 'multiple' });
    await user.click(allBox());
    await user.click(boxes()[1] as HTMLElement);
    await user.keyboard('{Shift>}');
    await user.click(boxes()[4] as HTMLElement);
    await user.keyboard('{/Shift}');
    expect(selectedRows()).toEqual([bodyRows()[0], ...bodyRows().slice(5)]);
  });

  it('The keyboard continues from a clicked checkbox, which still handles Space [TABLE-ROW-2]', async () => {
    const user = userEvent.setup();
    show({ selection: 'multiple' });
    const place = () => {
      const cell = document.activeElement?.closest('[role="gridcell"]');
      return [cell?.closest('[role="row"]')?.getAttribute('aria-rowindex'), cell?.getAttribute('aria-colindex')];
    };
    await user.click(boxes()[1] as HTMLElement);
    await user.keyboard('{ArrowDown}');
    expect(place()).toEqual(['4', '1']);
    await user.click(boxes()[1] as HTMLElement);
    await user.keyboard('{ArrowRight}');
    expect(place()).toEqual(['3', '2']);
    await user.click(boxes()[1] as HTMLElement);
    await user.keyboard(' ');
    expect(selectedRows()).toEqual([]);
    await user.keyboard('{Control>}{End}{/Control}');
    expect(place()).toEqual(['11', String(plainColumns.length + 1)]);
  });

  it('A click anywhere in the area of a checkbox counts once [TABLE-ROW-2]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ selection: 'multiple', onStateChange });
    await user.click(boxes()[1]?.closest('label') as HTMLElement);
    expect(selectedRows()).toEqual([bodyRows()[1]]);
    expect(onStateChange).toHaveBeenCalledTimes(1);
  });

  it('Control + C copies the selected rows in their order and format, otherwise the cell', async () => {
    const user = userEvent.setup();
    const columns = [
      { id: 'name', header: 'Agency' },
      { id: 'city', header: 'City', isPinned: true as const },
      { id: 'policies', header: 'Policies', format: (value: unknown) => `${String(value)}\tpolicies` },
    ];
    show({ selection: 'multiple', columns, defaultState: { sorting: [{ id: 'name', desc: true }] } });
    // On a busy machine rows are sorted in slices.
    await screen.findAllByRole('checkbox', { name: /^Select (?!all rows)/ });
    await user.click(boxes()[2] as HTMLElement);
    await user.click(boxes()[0] as HTMLElement);
    await user.keyboard('{Control>}c{/Control}');
    const [first, , third] = agencies.toSorted((one, other) => (one.name < other.name ? 1 : -1));
    const lines = [first, third].map((agency) => `${agency?.city}\t${agency?.name}\t${agency?.policies} policies`);
    expect(await navigator.clipboard.readText()).toBe(lines.join('\n'));
    await user.keyboard('{Control>}aa{/Control}{Escape}{ArrowRight}');
    (document.activeElement as HTMLElement).innerText = 'Austin, TX';
    await user.keyboard('{Control>}c{/Control}');
    expect(await navigator.clipboard.readText()).toBe('Austin, TX');
  });

  it('The header checkbox is checked when all rows on all pages are selected, and indeterminate when some are [TABLE-ROW-3]', async () => {
    const user = userEvent.setup();
    show({ selection: 'multiple' });
    expect(allBox()).not.toBeChecked();
    await user.click(allBox());
    expect(allBox()).toBeChecked();
    expect(status()).toContain('120 of 120 rows selected');
    await user.click(boxes()[0] as HTMLElement);
    expect(allBox()).toBePartiallyChecked();
    expect(status()).toContain('119 of 120 rows selected');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(selectedRows()).toHaveLength(10);
  });

  it('Selecting all rows selects only rows that pass the active filters [TABLE-ROW-3]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ selection: 'multiple', onStateChange, defaultState: { globalFilter: 'Lone Star' } });
    await user.click(allBox());
    const expected = agencies.filter((agency) => agency.name.includes('Lone Star')).map((agency) => agency.id);
    expect(onStateChange.mock.lastCall[0].rowSelection).toEqual({ mode: 'include', ids: expected });
  });

  it('The keyboard alone can select: Space, Shift + Space, Control + A [TABLE-ROW-2]', async () => {
    const user = userEvent.setup();
    show({ selection: 'multiple' });
    await user.tab();
    await user.keyboard('{ArrowDown} ');
    expect(selectedRows()).toEqual([bodyRows()[0]]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(selectedRows()).toEqual(bodyRows().slice(0, 3));
    await user.keyboard('{Control>}a{/Control}');
    expect(allBox()).toBeChecked();
  });

  it('Space selects the row in a cell without a button; a link ignores Space [TABLE-ROW-2]', async () => {
    const user = userEvent.setup();
    const onPress = jest.fn();
    const cells: Record<string, () => ReactNode> = {
      name: () => <a href="#agency">Profile</a>,
      city: () => <button onClick={onPress}>Call</button>,
    };
    const columns = plainColumns.map((column) => ({ ...column, cell: cells[column.id] ?? column.cell }));
    show({ selection: 'multiple', columns });
    const cell = (row: number, column: number) =>
      within(bodyRows()[row] as HTMLElement).getAllByRole('gridcell')[column] as HTMLElement;
    const place = (id: string) => 1 + columns.findIndex((column) => column.id === id);
    act(() => cell(0, place('name')).focus());
    await user.keyboard(' ');
    expect(selectedRows()).toEqual([bodyRows()[0]]);
    await user.keyboard('{Enter} ');
    expect(within(bodyRows()[0] as HTMLElement).getByRole('link')).toHaveFocus();
    expect(selectedRows()).toEqual([]);
    act(() => cell(1, place('city')).focus());
    await user.keyboard(' ');
    expect(selectedRows()).toEqual([]);
    await user.keyboard('{Enter} ');
    expect(onPress).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}{Shift>} {/Shift}');
    expect(selectedRows()).toEqual([bodyRows()[1]]);
  });

  it('Shift with up or down on a checkbox extends the selection, and takes it back [TABLE-ROW-2]', async () => {
    const user = userEvent.setup();
    show({ selection: 'multiple' });
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selectedRows()).toEqual(bodyRows().slice(1, 4));
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(selectedRows()).toEqual(bodyRows().slice(1, 3));
    expect(bodyRows()[2]).toContainElement(document.activeElement as HTMLElement);
    // At the first row there is nothing to extend to.
    await user.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
    expect(selectedRows()).toEqual(bodyRows().slice(1, 3));
    expect(bodyRows()[0]).toContainElement(document.activeElement as HTMLElement);
  });

  it('Shift with up or down on a checkbox skips a row that cannot be selected', async () => {
    const user = userEvent.setup();
    show({ selection: 'multiple', isRowSelectable: ({ valueOf }) => valueOf('name') !== agencies[1]?.name });
    await user.tab();
    await user.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selectedRows()).toEqual([bodyRows()[0], bodyRows()[2]]);
  });

  it('Rows are identified by the id key, then by id, then by name [TABLE-ROW-4]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    const columns = [{ id: 'name', header: 'Agency' }];
    const table = (rows: object[], idKey?: string) => (
      <DataTable
        aria-label="Agencies"
        source={rowsSource(rows)}
        columns={columns}
        selection="multiple"
        storage={null}
        idKey={idKey}
        onStateChange={onStateChange}
      />
    );
    const { rerender } = render(table([{ code: 'C1', id: 'A1', name: 'Lone Star' }], 'code'));
    await user.click(boxes()[0] as HTMLElement);
    expect(onStateChange.mock.lastCall[0].rowSelection.ids).toEqual(['C1']);
    rerender(table([{ id: 'A2', name: 'Lone Star' }], 'code'));
    await user.click(boxes()[0] as HTMLElement);
    expect(onStateChange.mock.lastCall[0].rowSelection.ids).toEqual(['C1', 'A2']);
    rerender(table([{ name: 'Brazos Valley' }]));
    await user.click(boxes()[0] as HTMLElement);
    expect(onStateChange.mock.lastCall[0].rowSelection.ids).toEqual(['C1', 'A2', 'Brazos Valley']);
  });

  it('The table counts only selected rows that still exist', async () => {
    const user = userEvent.setup();
    const table = (rows: typeof agencies) => (
      <DataTable
        aria-label="Agencies"
        source={rowsSource(rows)}
        columns={[{ id: 'name', header: 'Agency' }]}
        selection="multiple"
        storage={null}
        bulkActions={[{ label: 'Delete', onClick: () => undefined }]}
      />
    );
    const { rerender } = render(table(agencies));
    await user.click(boxes()[0] as HTMLElement);
    await user.click(boxes()[2] as HTMLElement);
    rerender(table(agencies.slice(1)));
    expect(screen.getByText('(1) selected')).toBeInTheDocument();
    expect(status()).toContain('1 of 119 rows selected');
    rerender(table(agencies.slice(3)));
    expect(screen.getByText('(0) selected')).toBeInTheDocument();
  });

  it('Shift only extends from a row that was chosen in the same order [TABLE-ROW-2]', async () => {
    const user = userEvent.setup();
    show({ selection: 'multiple' });
    await user.click(boxes()[1] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Agency' }));
    await user.keyboard('{Shift>}');
    await user.click(boxes()[4] as HTMLElement);
    await user.keyboard('{/Shift}');
    expect(status()).toContain('2 of 120 rows selected');
  });

  it('The table warns of checkboxes without columns [TABLE-ROW-5]', () => {
    show({ selection: 'multiple', columns: [] });
    expect(screen.getByText('Invalid table configuration')).toBeInTheDocument();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });
});

describe('bulk actions', () => {
  it('Bulk actions appear above the rows with the count of selected rows, and receive them [TABLE-BAR-1]', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    show({
      selection: 'multiple',
      bulkActions: [
        { label: 'Compare', onClick },
        { label: 'Merge', onClick, disabled: true },
      ],
    });
    expect(screen.getByText('(0) selected')).toBeInTheDocument();
    await user.click(boxes()[0] as HTMLElement);
    await user.click(boxes()[1] as HTMLElement);
    expect(screen.getByText('(2) selected')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Merge' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const [selected] = onClick.mock.lastCall;
    expect(selected.count).toBe(2);
    expect(selected.ids()).toEqual([agencies[0]?.id, agencies[1]?.id]);
    expect(selected.rows()).toEqual(agencies.slice(0, 2));
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(selectedRows()).toHaveLength(0);
    expect(cellTexts(bodyRows()[0])).toContain(agencies[0]?.name);
  });

  it('Bulk actions show a large count with separators [TABLE-BAR-1]', () => {
    show({
      source: rowsSource(makeAgencies(1500)),
      selection: 'multiple',
      bulkActions: [{ label: 'Compare', onClick: () => undefined }],
      defaultState: { rowSelection: { mode: 'exclude', ids: [] } },
    });
    expect(screen.getByText('(1,500) selected')).toBeInTheDocument();
  });

  it('Bulk actions are between the start of the toolbar and the buttons of the table', () => {
    show({
      selection: 'multiple',
      columnPicker: true,
      toolbar: { start: <button>Undo</button> },
      bulkActions: [{ label: 'Compare', onClick: () => undefined }],
    });
    const texts = screen.getAllByRole('button', { hidden: true }).map((button) => button.textContent);
    const wanted = ['Undo', 'Compare', 'Columns'];
    expect(texts.filter((text) => wanted.includes(text))).toEqual(wanted);
  });

  it('Bulk actions reserve their space while no row is selected, so that rows do not move [TABLE-BAR-1]', async () => {
    const user = userEvent.setup();
    show({ selection: 'multiple', search: true, bulkActions: [{ label: 'Compare', onClick: () => undefined }] });
    const above = () => grid().closest('[data-density]')?.querySelectorAll('[data-selecting], [data-selecting] button');
    const before = above()?.length;
    expect(before).toBe(4);
    expect(screen.queryByRole('button', { name: 'Compare' })).not.toBeInTheDocument();
    await user.click(boxes()[0] as HTMLElement);
    expect(screen.getByRole('button', { name: 'Compare' })).toBeInTheDocument();
    expect(above()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('button', { name: 'Compare' })).not.toBeInTheDocument();
    expect(document.activeElement).toHaveAttribute('tabindex', '0');
  });

  it('Bulk actions without other buttons beside them are visible and disabled while no row is selected', async () => {
    const user = userEvent.setup();
    show({ selection: 'multiple', bulkActions: [{ label: 'Compare', onClick: () => undefined }] });
    const areDisabled = (isDisabled: boolean) => {
      for (const name of ['Compare', 'Clear selection'])
        expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(isDisabled);
    };
    areDisabled(true);
    await user.click(boxes()[0] as HTMLElement);
    areDisabled(false);
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    areDisabled(true);
    expect(document.activeElement).toHaveAttribute('tabindex', '0');
  });
});
