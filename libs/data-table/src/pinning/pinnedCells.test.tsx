import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { status } from '../DataTable/DataTable.test-support.tsx';
import { editableSource, useCellEditing } from '../editing.ts';
import { DataTable, rowsSource, type ColumnDef, type DataTableProps } from '../index.ts';
import { useRowPinning } from '../pinning.ts';
import { cellRanges } from '../ranges.ts';
import { table } from '../testing.ts';

interface Agency {
  id: string;
  name: string;
  city: string;
  premium: number;
}

const agencies: Agency[] = [
  { id: 'A', name: 'Lone Star', city: 'Austin', premium: 300 },
  { id: 'B', name: 'Brazos', city: 'Dallas', premium: 200 },
  { id: 'C', name: 'Caddo', city: 'Tulsa', premium: 100 },
];
const columns: ColumnDef<Agency>[] = [
  { id: 'name', header: 'Agency' },
  { id: 'city', header: 'City' },
  { id: 'premium', header: 'Premium', aggregationFn: 'sum' },
];
const validate = (value: unknown) => (Number(value) < 0 ? 'Must not be negative' : null);
const editors = { city: {}, premium: { validate } };

interface PageProps {
  pinned?: string[];
  isPinningFirst?: boolean;
  props?: Partial<DataTableProps<Agency>>;
}

/** A table with editing, cell ranges and pinned rows. */
function Page({ source, pinned, isPinningFirst, props }: PageProps & { source: ReturnType<typeof editable> }) {
  const editing = useCellEditing({ source, editors });
  const pinning = useRowPinning<Agency>({ defaultPinned: pinned ?? ['B', 'C'] });
  const plugins = [cellRanges, editing.plugin, pinning.plugin];
  return (
    <DataTable
      source={source}
      columns={[...columns, pinning.column]}
      plugins={isPinningFirst ? plugins.reverse() : plugins}
      aria-label="Agencies"
      storage={null}
      {...props}
    />
  );
}

const editable = () => editableSource(rowsSource(agencies));

function show(props: PageProps = {}) {
  const source = editable();
  render(<Page source={source} {...props} />);
  return source;
}

const grid = () => screen.getByRole('grid', { name: 'Agencies' });
const rows = () => within(grid()).getAllByRole('row');
const numbers = () => rows().map((row) => Number(row.getAttribute('aria-rowindex')));
/** The cell of the pinned row of an agency; its row in the list comes after. */
const pinnedCell = (name: string, header: string) => table('Agencies').row(name).cellElement(header);
const listed = (row: number) => within(rows()[row] as HTMLElement).getAllByRole('gridcell')[1];
const field = () => screen.getByRole('textbox');

describe('Pinned rows for screen readers', () => {
  it('Pinned rows count as rows between the header and the list, so that no two rows have a number [PLUS-41]', () => {
    show();
    // The header, two pinned rows, three rows and the footer.
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(grid()).toHaveAttribute('aria-rowcount', '7');
  });

  it('The text of an empty list counts after the pinned rows', async () => {
    const user = userEvent.setup();
    show({ pinned: [], props: { search: true } });
    await user.click(within(rows()[1] as HTMLElement).getByRole('button', { name: 'Pin row' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.keyboard('qqq{Enter}');
    expect(within(grid()).getByText('No Results found')).toBeVisible();
    expect(numbers()).toEqual([1, 2, 3, 4]);
    expect(grid()).toHaveAttribute('aria-rowcount', '4');
  });
});

it('A press with Shift on a pinned row marks no text up to it [PLUS-41]', async () => {
  show();
  await userEvent.click(listed(4) as HTMLElement);
  const isDefault = (cell: Element) => fireEvent.mouseDown(cell, { shiftKey: true, button: 0 });
  expect(isDefault(pinnedCell('Brazos', 'City'))).toBe(false);
});

describe.each([
  ['after the editing', false],
  ['before the editing', true],
])('Cells of pinned rows, with the pinning %s', (_order, isPinningFirst) => {
  it.each([
    ['a double click', '', 'Dallas'],
    ['Enter', '{Enter}', 'Dallas'],
    ['F2', '{F2}', 'Dallas'],
    ['typing', 'W', 'W'],
    ['Delete', '{Delete}', ''],
  ])('%s opens one field, in the pinned row [PLUS-41]', async (_what, keys, value) => {
    const user = userEvent.setup();
    show({ isPinningFirst });
    const cell = pinnedCell('Brazos', 'City');
    await user.click(cell);
    await (keys ? user.keyboard(keys) : user.dblClick(cell));
    expect(cell).toContainElement(field());
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue(value);
  });

  it('An edit changes the row in the list too, the focus stays in the pinned row, and undo reverts it', async () => {
    const user = userEvent.setup();
    show({ isPinningFirst });
    await user.click(pinnedCell('Brazos', 'City'));
    await user.keyboard('Waco{Enter}');
    expect(pinnedCell('Brazos', 'City')).toHaveTextContent('Waco');
    expect(pinnedCell('Brazos', 'City')).toHaveFocus();
    expect(listed(4)).toHaveTextContent('Waco');
    expect(status()).toContain('City changed');
    await user.keyboard('{Control>}z{/Control}');
    expect(pinnedCell('Brazos', 'City')).toHaveTextContent('Dallas');
    expect(listed(4)).toHaveTextContent('Dallas');
    expect(pinnedCell('Brazos', 'City')).toHaveFocus();
  });

  it('Tab goes on to the next cell and pinned row, and in the last one it saves and the focus stays', async () => {
    const user = userEvent.setup();
    const source = show({ isPinningFirst });
    await user.click(pinnedCell('Brazos', 'City'));
    await user.keyboard('Waco{Tab}');
    expect(pinnedCell('Brazos', 'Premium')).toContainElement(field());
    await user.keyboard('7{Tab}');
    expect(pinnedCell('Caddo', 'City')).toContainElement(field());
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(pinnedCell('Brazos', 'Premium')).toContainElement(field());
    await user.keyboard('{Escape}');
    expect(pinnedCell('Brazos', 'Premium')).toHaveFocus();
    await user.click(pinnedCell('Caddo', 'Premium'));
    await user.keyboard('8{Tab}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(pinnedCell('Caddo', 'Premium')).toHaveFocus();
    expect(source.edits.list.map(({ rowIndex, after }) => [rowIndex, after])).toEqual([
      ...[
        [1, 'Waco'],
        [1, 7],
      ],
      [2, 8],
    ]);
  });

  it('An invalid value is announced, and cells without an editor stay unchanged', async () => {
    const user = userEvent.setup();
    const source = show({ isPinningFirst });
    await user.click(pinnedCell('Brazos', 'Premium'));
    await user.keyboard('-5{Enter}');
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(status()).toContain('Must not be negative');
    await user.keyboard('{Escape}');
    await user.click(pinnedCell('Brazos', 'Agency'));
    await user.keyboard('x');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(source.edits.list).toEqual([]);
  });

  it('Delete in a pinned row leaves a selected range of the list alone', async () => {
    const user = userEvent.setup();
    const source = show({ isPinningFirst });
    act(() => listed(3)?.focus());
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    act(() => pinnedCell('Brazos', 'City').focus());
    await user.keyboard('{Delete}{Escape}');
    expect(source.edits.list).toEqual([]);
  });
});
