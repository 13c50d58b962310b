import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editableSource, useCellEditing } from '../editing.ts';
import { groupedSource } from '../grouping.ts';
import { DataTable, remoteSource, rowsSource, type ColumnDef, type DataTableProps } from '../index.ts';
import { movableSource, useRowMoving } from '../moving.ts';
import { useRowPinning } from '../pinning.ts';
import { cellRanges } from '../ranges.ts';
import { table } from '../testing.ts';
import { status } from './DataTable.test-support.tsx';

interface Policy {
  id: string;
  insured: string;
  state: string;
  premium: number;
}

const policies: Policy[] = [
  { id: 'P1', insured: 'Brazos Diner', state: 'TX', premium: 100 },
  { id: 'P2', insured: 'Tulsa Roofing', state: 'OK', premium: 50 },
  { id: 'P3', insured: 'Hill Country Feed', state: 'TX', premium: 300 },
  { id: 'P4', insured: 'Cedar Dental', state: 'TX', premium: 7 },
];
const columns: ColumnDef<Policy>[] = [
  { id: 'insured', header: 'Insured' },
  { id: 'state', header: 'State' },
  { id: 'premium', header: 'Premium', aggregationFn: 'sum' },
];
const editors = { state: {}, premium: {} };
const wrapped = () => groupedSource(movableSource(editableSource(rowsSource(policies))), { by: ['state'] });

interface PageProps {
  source: ReturnType<typeof wrapped>;
  pinned?: readonly string[];
  /** Whether the page has a button that undoes edits. */
  withUndo?: boolean;
  props?: Partial<DataTableProps<Policy>>;
}

/** Policies that are grouped, edited, moved and pinned in one table. */
function Page({ source, pinned = [], withUndo, props }: PageProps) {
  const editing = useCellEditing({ source, editors });
  const moving = useRowMoving<Policy>({ source });
  const pinning = useRowPinning<Policy>({ defaultPinned: pinned });
  return (
    <DataTable
      source={source}
      columns={[moving.column, ...columns, pinning.column]}
      plugins={[cellRanges, editing.plugin, moving.plugin, pinning.plugin]}
      aria-label="Policies"
      storage={null}
      defaultState={{ expanded: ['group:TX'] }}
      toolbar={withUndo ? { end: <button onClick={() => void editing.undo()}>Undo</button> } : undefined}
      {...props}
    />
  );
}

function show(options: Partial<PageProps> = {}) {
  const source = wrapped();
  render(<Page source={source} {...options} />);
  return source;
}

const shown = table('Policies');
const insured = () => shown.column('Insured');
const cell = (row: string, header: string) => shown.row(row).cellElement(header);
const handle = (row: string) => within(shown.row(row).element).getByTitle('Drag to move the row');

/** Makes every computation of rows longer than the table waits for. */
function computeSlowly() {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
}

function point(target: EventTarget, type: string) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0 });
  Object.assign(event, { pointerId: 1 });
  act(() => void target.dispatchEvent(event));
}

/** Drags a row by its handle over another one; returns whether a line shows where it would land. */
function dragOver(row: string, target: string): boolean {
  Object.assign(document, { elementFromPoint: () => cell(target, 'Insured') });
  point(handle(row), 'pointerdown');
  point(document, 'pointermove');
  return document.querySelector('[data-drop]') !== null;
}

describe('A table that is grouped, edited, moved and pinned', () => {
  afterEach(() => jest.restoreAllMocks());

  it('An edit changes the subtotals of its groups and the footer, and undo restores them [PLUS-41]', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell('Hill Country Feed', 'Premium'));
    await user.keyboard('400{Enter}');
    expect(shown.row('TX (3)').cell('Premium')).toBe('507');
    expect(shown.footer('Premium')).toBe('Sum 557');
    expect(cell('Hill Country Feed', 'Premium')).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    expect(shown.row('TX (3)').cell('Premium')).toBe('407');
  });

  it('Clearing and filling a range skip its group rows, and undo reverts them together', async () => {
    const user = userEvent.setup();
    const source = show({ props: { defaultState: { expanded: true } } });
    const premiums = () => policies.map((_, row) => source.row(row).premium);
    expect(insured().slice(0, 4)).toEqual(['OK (1)', 'Tulsa Roofing', 'TX (3)', 'Brazos Diner']);
    await user.click(cell('OK (1)', 'Premium'));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(premiums()).toEqual([50, 50, 300, 7]);
    expect(status()).toContain('Cells filled: 1');
    // The range stays after the edit.
    await user.keyboard('{Delete}');
    expect(premiums()).toEqual([null, null, 300, 7]);
    expect(status()).toContain('Cells cleared: 2');
    await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    expect(premiums()).toEqual([100, 50, 300, 7]);
    expect(source.edits.list).toEqual([]);
  });

  it.each([
    ['at once', false],
    ['in the background', true],
  ])('An edit of the grouping value moves row and focus to an open group, with rows computed %s', async (_, isSlow) => {
    const user = userEvent.setup();
    show({ props: { defaultState: { expanded: true }, selection: 'multiple' } });
    if (isSlow) computeSlowly();
    await user.click(cell('Hill Country Feed', 'State'));
    await user.keyboard('OK{Enter}');
    await waitFor(() => expect(insured().slice(0, 3)).toEqual(['OK (2)', 'Tulsa Roofing', 'Hill Country Feed']));
    expect(shown.row('OK (2)').cell('Premium')).toBe('350');
    await waitFor(() => expect(cell('Hill Country Feed', 'State')).toHaveFocus());
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(insured().slice(0, 3)).toEqual(['OK (1)', 'Tulsa Roofing', 'TX (3)']));
    await waitFor(() => expect(cell('Hill Country Feed', 'State')).toHaveFocus());
  });

  it('A row that an edit moves to a closed group leaves the focus on its group row, and groups stay as they are', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell('Hill Country Feed', 'State'));
    await user.keyboard('OK{Enter}');
    expect(insured()).toEqual(['OK (2)', 'TX (2)', 'Brazos Diner', 'Cedar Dental']);
    expect(cell('OK (2)', 'State')).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    expect(insured()).toEqual(['OK (1)', 'TX (3)', 'Brazos Diner', 'Hill Country Feed', 'Cedar Dental']);
    expect(cell('Hill Country Feed', 'State')).toHaveFocus();
    await user.keyboard('{Control>}y{/Control}');
    expect(cell('OK (2)', 'State')).toHaveFocus();
  });

  it('A key that the user presses while rows are computed keeps the focus where it leads', async () => {
    const user = userEvent.setup();
    show({ props: { defaultState: { expanded: true } } });
    computeSlowly();
    await user.click(cell('Hill Country Feed', 'State'));
    await user.keyboard('OK{Enter}{ArrowRight}');
    await waitFor(() => expect(insured()[0]).toBe('OK (2)'));
    expect(cell('Brazos Diner', 'Premium')).toHaveFocus();
  });

  it.each([
    ['to an open group, and the field follows', true],
    ['to a closed group, whose row takes the focus', false],
  ])('Tab after an edit of the grouping value moves the row %s', async (_, isExpanded) => {
    const user = userEvent.setup();
    show({ props: isExpanded ? { defaultState: { expanded: true } } : {} });
    await user.click(cell('Hill Country Feed', 'State'));
    await user.keyboard('OK{Tab}');
    if (!isExpanded) return expect(cell('OK (2)', 'Premium')).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Premium' })).toHaveFocus();
    expect(cell('Hill Country Feed', 'Premium')).toContainElement(screen.getByRole('textbox'));
  });

  it('Undo by keyboard moves the focus to the cell that it restores, and undo by a button keeps the focus there', async () => {
    const user = userEvent.setup();
    show({ withUndo: true });
    await user.click(cell('Hill Country Feed', 'Premium'));
    await user.keyboard('400{Enter}');
    await user.click(cell('Brazos Diner', 'State'));
    await user.keyboard('{Control>}z{/Control}');
    expect(cell('Hill Country Feed', 'Premium')).toHaveFocus();
    await user.click(cell('Brazos Diner', 'State'));
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(cell('Hill Country Feed', 'Premium')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(shown.row('Hill Country Feed').cell('Premium')).toBe('300');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  });

  it('A new grouping value creates a group, and a group without rows disappears', async () => {
    const user = userEvent.setup();
    show({ props: { defaultState: { expanded: true } } });
    await user.click(cell('Tulsa Roofing', 'State'));
    await user.keyboard('AR{Enter}');
    expect(insured().slice(0, 3)).toEqual(['AR (1)', 'Tulsa Roofing', 'TX (3)']);
    await user.keyboard('{Control>}z{/Control}');
    expect(insured().slice(0, 3)).toEqual(['OK (1)', 'Tulsa Roofing', 'TX (3)']);
  });

  it('Group rows cannot be edited, and Tab and paste skip them', async () => {
    const user = userEvent.setup();
    const source = show({ props: { defaultState: { expanded: true } } });
    await user.click(cell('TX (3)', 'Premium'));
    await user.keyboard('5');
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(cell('Tulsa Roofing', 'Premium'));
    await user.keyboard('60{Tab}');
    expect(screen.getByRole('textbox')).toHaveAccessibleName('State');
    expect(shown.row('Brazos Diner').element).toContainElement(screen.getByRole('textbox'));
    await user.keyboard('{Escape}');
    await user.click(cell('Tulsa Roofing', 'Premium'));
    await user.paste('61\n101');
    expect([source.row(1).premium, source.row(0).premium]).toEqual([61, 101]);
  });

  it('The focus goes to the nearest row if an edit hides the edited one', async () => {
    const user = userEvent.setup();
    show({
      props: { defaultState: { expanded: true, columnFilters: [{ id: 'premium', value: { min: 20, max: null } }] } },
    });
    await user.dblClick(cell('Hill Country Feed', 'Premium'));
    await user.clear(screen.getByRole('textbox'));
    await user.keyboard('1{Enter}');
    expect(insured()).not.toContain('Hill Country Feed');
    expect(cell('Brazos Diner', 'Premium')).toHaveFocus();
  });

  it('Tab after an edit that hides the row closes the field, and the focus goes to the nearest row', async () => {
    const user = userEvent.setup();
    show({ props: { defaultState: { expanded: true, columnFilters: [{ id: 'state', value: 'tx' }] } } });
    await user.click(cell('Hill Country Feed', 'State'));
    await user.keyboard('OK{Tab}');
    expect(insured()).toEqual(['TX (2)', 'Brazos Diner', 'Cedar Dental']);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(cell('Cedar Dental', 'State')).toHaveFocus();
  });

  it('The focus goes with an edited row to another page', async () => {
    const user = userEvent.setup();
    const sorting = [{ id: 'premium', desc: false }];
    show({ props: { defaultState: { expanded: true, sorting, pagination: { pageIndex: 0, pageSize: 3 } } } });
    expect(insured()).toEqual(['OK (1)', 'Tulsa Roofing', 'TX (3)']);
    await user.dblClick(cell('Tulsa Roofing', 'Premium'));
    await user.keyboard('9999{Enter}');
    expect(insured()).toEqual(['Hill Country Feed', 'OK (1)', 'Tulsa Roofing']);
    expect(cell('Tulsa Roofing', 'Premium')).toHaveFocus();
  });

  it('A group that the user closed while filters apply stays closed after an edit', async () => {
    const filter = [{ id: 'premium', value: { min: 20, max: null } }];
    const source = show({ props: { defaultState: { columnFilters: filter } } });
    await shown.row('OK (1)').toggleNested();
    expect(insured()).toEqual(['OK (1)', 'TX (2)', 'Brazos Diner', 'Hill Country Feed']);
    act(() => source.edit(0, 'state', 'OK'));
    expect(insured()).toEqual(['OK (2)', 'TX (1)', 'Hill Country Feed']);
  });

  it('A row moves within its group, and its place in the group is announced [PLUS-41]', async () => {
    const user = userEvent.setup();
    const source = show();
    await user.click(cell('Brazos Diner', 'Premium'));
    await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    expect(insured()).toEqual(['OK (1)', 'TX (3)', 'Hill Country Feed', 'Brazos Diner', 'Cedar Dental']);
    expect(status()).toContain('Row moved to place 2 of 3');
    expect(cell('Brazos Diner', 'Premium')).toHaveFocus();
    await user.keyboard('8{Enter}');
    expect(insured()[3]).toBe('Brazos Diner');
    expect([...source.order.rows]).toEqual([1, 2, 0, 3]);
  });

  it('A row does not leave its group by keyboard or by dragging: this is announced and shown', async () => {
    const user = userEvent.setup();
    show({ props: { defaultState: { expanded: true } } });
    const before = insured();
    await user.click(cell('Brazos Diner', 'Premium'));
    await user.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    expect(screen.getAllByText('Rows move only within their group')).toHaveLength(2);
    await user.click(cell('TX (3)', 'Premium'));
    expect(screen.getAllByText('Rows move only within their group')).toHaveLength(1);
    expect(dragOver('Brazos Diner', 'Tulsa Roofing')).toBe(false);
    point(document, 'pointerup');
    expect(screen.getAllByText('Rows move only within their group')).toHaveLength(2);
    expect(insured()).toEqual(before);
    expect(dragOver('Brazos Diner', 'Cedar Dental')).toBe(true);
    point(document, 'pointerup');
    expect(insured().slice(-3)).toEqual(['Hill Country Feed', 'Cedar Dental', 'Brazos Diner']);
  });

  it('Group rows have no handle, and their labels are in the first column with data', async () => {
    const user = userEvent.setup();
    show();
    expect(within(shown.row('TX (3)').element).queryByTitle('Drag to move the row')).toBeNull();
    await user.click(cell('TX (3)', 'Insured'));
    await user.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    expect(insured().slice(0, 2)).toEqual(['OK (1)', 'TX (3)']);
    await user.keyboard('{ArrowLeft}');
    expect(insured()).toEqual(['OK (1)', 'TX (3)']);
  });

  it('A pinned row stays below the header when its group is closed, with its edits', async () => {
    const user = userEvent.setup();
    show();
    await user.click(within(shown.row('Cedar Dental').element).getByRole('button', { name: 'Pin row' }));
    await user.click(cell('TX (3)', 'Insured'));
    await user.keyboard('{ArrowLeft}');
    expect(insured()).toEqual(['Cedar Dental', 'OK (1)', 'TX (3)']);
  });

  it.each(['single', 'multiple'] as const)('A pinned row of a closed group can be selected: %s', async (selection) => {
    show({ pinned: ['P3'], props: { selection, defaultState: { expanded: [] } } });
    const [row] = shown.rows();
    await row?.toggle();
    expect(row?.isSelected).toBe(true);
    await row?.toggle();
    expect(row?.isSelected).toBe(false);
  });

  it('An edited and moved table without groups keeps both on undo', async () => {
    const user = userEvent.setup();
    const source = movableSource(editableSource(rowsSource(policies)));
    render(<Page source={source as never} />);
    await user.click(cell('Brazos Diner', 'Premium'));
    await user.keyboard('9{Enter}{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    expect(insured().slice(0, 2)).toEqual(['Tulsa Roofing', 'Brazos Diner']);
    expect(shown.row('Brazos Diner').cell('Premium')).toBe('9');
    await user.keyboard('{Control>}z{/Control}');
    expect(insured().slice(0, 2)).toEqual(['Tulsa Roofing', 'Brazos Diner']);
    expect(shown.row('Brazos Diner').cell('Premium')).toBe('100');
  });

  it('Wrappers in another order fail with the right one', () => {
    const rows = rowsSource(policies);
    const order = 'in this order: groupedSource(movableSource(editableSource(rows)), options)';
    const by = ['state'];
    expect(() => editableSource(movableSource(rows))).toThrow(
      `editableSource cannot wrap movableSource. Wrap each at most once, ${order}`,
    );
    expect(() => editableSource(groupedSource(rows, { by }))).toThrow(order);
    expect(() => movableSource(groupedSource(rows, { by }))).toThrow('movableSource cannot wrap groupedSource');
    expect(() => groupedSource(groupedSource(rows, { by }), { by })).toThrow(order);
    expect(groupedSource(editableSource(rows), { by }).rowCount).toBe(6);
    const server = remoteSource<Policy>({ fetchRows: () => Promise.resolve({ rows: [], total: 0 }) });
    expect(() => movableSource(server)).toThrow('not one of a server');
  });
});
