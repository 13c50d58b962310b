import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainColumns, type Agency } from '../DataTable/agencies.test-support.ts';
import { agencies, grid, status, tableOf } from '../DataTable/DataTable.test-support.tsx';
import { editableSource, useCellEditing } from '../editing.ts';
import { groupedSource } from '../grouping.ts';
import { rowsSource } from '../index.ts';
import { useRowPinning } from '../pinning.ts';
import { cellRanges } from '../ranges.ts';
import { table } from '../testing.ts';

const plugins = [cellRanges];
const shown = () => table('Agencies');
const cell = (row: number, column: string) => shown().rows()[row]?.cellElement(column) as HTMLElement;
const marked = () =>
  within(grid())
    .queryAllByRole('gridcell', { selected: true })
    .map((one) => one.textContent);
const show = (props: Parameters<typeof tableOf>[0] = {}) => render(tableOf({ plugins, ...props }));

describe('cellRanges', () => {
  it('Shift + arrow selects cells from the focused one, and announces how many [PLUS-41]', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell(1, 'City'));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowLeft}{/Shift}');
    expect(marked()).toEqual([agencies[1]?.name, agencies[1]?.city, agencies[2]?.name, agencies[2]?.city]);
    expect(cell(1, 'City')).toHaveFocus();
    expect(status()).toContain('2 rows, 2 columns marked');
    expect(grid()).toHaveAttribute('aria-multiselectable', 'true');
  });

  it('In right-to-left tables the range follows the arrows, with its border at the outer side', async () => {
    const user = userEvent.setup();
    show();
    grid().style.direction = 'rtl';
    await user.click(cell(1, 'City'));
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(marked()).toEqual([agencies[1]?.name, agencies[1]?.city]);
    expect(cell(1, 'Agency').dataset['range']).toBe('start top bottom');
    expect(cell(1, 'City').dataset['range']).toBe('end top bottom');
  });

  it('The range shrinks back over the focused cell, and extends to the ends with Control', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell(2, 'Agency'));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowUp}{ArrowUp}{/Shift}');
    expect(marked()).toEqual([agencies[1]?.name, agencies[2]?.name]);
    await user.keyboard('{Shift>}{Control>}{Home}{/Control}{/Shift}');
    expect(marked()).toEqual([0, 1, 2].map((row) => agencies[row]?.name));
    await user.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(marked().length).toBeGreaterThan(1);
  });

  it('In a grouped table the range stays after its cells are cleared, until a group closes', async () => {
    const user = userEvent.setup();
    const inRange = () => screen.queryAllByRole('gridcell', { selected: true }).map((one) => one.textContent);
    const source = groupedSource(editableSource(rowsSource(agencies.slice(0, 4))), { by: ['carrier'] });
    function Book() {
      const { plugin } = useCellEditing({ source, editors: { city: {} } });
      return tableOf({
        source,
        columns: plainColumns.slice(0, 2),
        plugins: [cellRanges, plugin],
        defaultState: { expanded: true },
      });
    }
    render(<Book />);
    await user.click(cell(1, 'City'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const range = inRange();
    expect(range).toHaveLength(2);
    await user.keyboard('{Delete}');
    expect(source.edits.list.length).toBeGreaterThan(0);
    expect(inRange()).toHaveLength(2);
    await user.keyboard('{Control>}z{/Control}');
    expect(inRange()).toEqual(range);
    await user.click(shown().rows()[0]?.element.querySelector('[data-expander]') as HTMLElement);
    expect(inRange()).toEqual([]);
  });

  it('Control + C copies the range as a spreadsheet expects it, and no formula', async () => {
    const user = userEvent.setup();
    show({ getRowId: (row) => row.id });
    await user.click(cell(0, 'Agency'));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}{Control>}c{/Control}');
    const lines = [0, 1].map((row) => `${agencies[row]?.name}\t${agencies[row]?.city}`);
    expect(await navigator.clipboard.readText()).toBe(lines.join('\n'));
    await waitFor(() => expect(status()).toContain('Cells copied: 2 × 2'));
  });

  it('Control + C leaves out the columns of checkboxes and buttons, as the CSV file does', async () => {
    const user = userEvent.setup();
    function Pinned() {
      const { plugin, column } = useRowPinning<Agency>();
      const columns = [column, ...plainColumns.slice(0, 2)];
      return tableOf({ columns, plugins: [cellRanges, plugin], selection: 'multiple' });
    }
    render(<Pinned />);
    await user.click(cell(0, 'City'));
    await user.keyboard('{Shift>}{ArrowDown}{Home}{/Shift}{Control>}c{/Control}');
    expect(marked()).toHaveLength(8);
    const lines = [0, 1].map((row) => `${agencies[row]?.name}\t${agencies[row]?.city}`);
    expect(await navigator.clipboard.readText()).toBe(lines.join('\n'));
    await waitFor(() => expect(status()).toContain('Cells copied: 2 × 2'));
    await user.keyboard('{Escape}');
    await user.click(within(shown().rows()[0]?.element as HTMLElement).getByRole('checkbox'));
    await user.keyboard('{Control>}c{/Control}');
    expect(await navigator.clipboard.readText()).toBe(lines[0]);
  });

  it.each([
    ['Escape', '{Escape}'],
    ['an arrow without Shift', '{ArrowDown}'],
  ])('%s clears the range', async (_what, key) => {
    const user = userEvent.setup();
    show();
    await user.click(cell(1, 'City'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(marked()).toHaveLength(2);
    await user.keyboard(key);
    expect(marked()).toEqual([]);
  });

  it('Shift + arrow on a checkbox selects rows, not cells', async () => {
    const user = userEvent.setup();
    show({ selection: 'multiple' });
    await user.tab();
    await user.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    expect(status()).toContain('2 of 120 rows selected');
  });

  it('Shift + click selects cells up to the clicked one, and keeps the focus', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell(0, 'Agency'));
    fireEvent.mouseDown(cell(2, 'City'), { shiftKey: true });
    expect(marked()).toHaveLength(6);
    expect(cell(0, 'Agency')).toHaveFocus();
    await user.click(cell(3, 'City'));
    expect(marked()).toEqual([]);
  });

  describe('A drag over cells', () => {
    /** Presses in an element and moves over a cell, as a browser reports it before it scrolls or selects text. */
    const dragTo = (start: Element, target: Element, pointerType = 'mouse') => {
      Object.assign(document, { elementFromPoint: () => target });
      for (const [element, type] of [
        [start, 'pointerdown'],
        [target, 'pointermove'],
      ] as const) {
        const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0 });
        Object.assign(event, { pointerId: 1, pointerType });
        act(() => void element.dispatchEvent(event));
      }
    };
    const note = { id: 'note', header: 'Note', accessor: () => 'x', cell: () => <input aria-label="Note" /> };
    const pin = { id: 'link', header: 'Link', accessor: () => 'x', cell: () => <button type="button">Open</button> };

    it('A mouse that is dragged from a cell to another one selects the cells between them', () => {
      show();
      dragTo(cell(1, 'Agency'), cell(2, 'City'));
      expect(marked()).toHaveLength(4);
    });

    it('A finger selects no cells, since it scrolls', () => {
      show();
      dragTo(cell(1, 'Agency'), cell(2, 'City'), 'touch');
      expect(marked()).toEqual([]);
    });

    it.each([
      ['a field, whose text it selects', () => screen.getAllByRole('textbox', { name: 'Note' })[0]],
      ['a button', () => screen.getAllByRole('button', { name: 'Open' })[0]],
    ])('A drag that starts in %s selects no cells', (_what, start) => {
      show({ columns: [...plainColumns.slice(0, 2), note, pin] });
      dragTo(start() as HTMLElement, cell(2, 'City'));
      expect(marked()).toEqual([]);
    });
  });

  it('Control + A selects all cells of the page', async () => {
    const user = userEvent.setup();
    show({ pageSizes: [5] });
    await user.click(cell(2, 'City'));
    await user.keyboard('{Control>}a{/Control}');
    expect(status()).toContain('5 rows, 5 columns marked');
    expect(cell(2, 'City')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(marked()).toEqual([]);
  });

  it('Control + A selects all rows in a table whose rows can be selected', async () => {
    const user = userEvent.setup();
    show({ selection: 'multiple' });
    await user.click(cell(2, 'City'));
    await user.keyboard('{Control>}a{/Control}');
    expect(status()).not.toContain('marked');
    expect(within(grid()).getAllByRole('row', { selected: true }).length).toBeGreaterThan(1);
  });

  it('The range does not survive other rows', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell(1, 'City'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await shown().sort('City', 'descending');
    expect(marked()).toEqual([]);
  });

  it('Control + C copies the selected rows if there is no range', async () => {
    const user = userEvent.setup();
    show({
      selection: 'multiple',
      defaultState: { rowSelection: { mode: 'include', ids: [agencies[0]?.id as string] } },
    });
    await user.click(cell(0, 'Agency'));
    await user.keyboard('{Control>}c{/Control}');
    await waitFor(() => expect(status()).toContain('Rows copied: 1'));
  });
});
