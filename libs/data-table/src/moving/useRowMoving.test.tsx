import { act, render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { plainColumns, type Agency } from '../DataTable/agencies.test-support.ts';
import { agencies, cellTexts, grid, source, status } from '../DataTable/DataTable.test-support.tsx';
import { columnSource, DataTable } from '../index.ts';
import type { DataTableProps } from '../index.ts';
import { movableSource, useRowMoving, type MovableSource } from '../moving.ts';

interface PageProps {
  movable: MovableSource<Agency>;
  onMove?: (rows: readonly number[]) => void;
  table?: Partial<DataTableProps<Agency>>;
}

function Page({ movable, onMove, table }: PageProps) {
  const { plugin, column } = useRowMoving<Agency>({ source: movable, onMove });
  const columns = [...plainColumns.slice(0, 2), column];
  return (
    <DataTable {...{ columns }} source={movable} plugins={[plugin]} aria-label="Agencies" storage={null} {...table} />
  );
}

function show(props: Partial<PageProps> = {}) {
  const movable = movableSource(source);
  render(<Page movable={movable} {...props} />);
  return movable;
}

const rows = () => within(grid()).getAllByRole('row').slice(1);
const names = (count: number) =>
  rows()
    .slice(0, count)
    .map((row) => cellTexts(row)[0]);
const name = (place: number) => agencies[place]?.name;
const cell = (row: number) => within(rows()[row] as HTMLElement).getAllByRole('gridcell')[0] as HTMLElement;

function point(target: EventTarget, type: string) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0 });
  Object.assign(event, { pointerId: 1 });
  act(() => void target.dispatchEvent(event));
}

describe('useRowMoving', () => {
  it('The first column of data stays in view in a narrow table, not that of the handles before it', () => {
    const WithHandlesFirst = () => {
      const [movable] = useState(() => movableSource(source));
      const { plugin, column } = useRowMoving<Agency>({ source: movable });
      return (
        <DataTable source={movable} columns={[column, ...plainColumns]} plugins={[plugin]} aria-label="Agencies" />
      );
    };
    render(<WithHandlesFirst />);
    const staying = within(grid())
      .getAllByRole('columnheader')
      .filter(({ dataset }) => dataset['lead'] === 'true');
    expect(staying).toEqual([within(grid()).getByRole('columnheader', { name: 'Agency' })]);
  });

  it('The logger reports handles in a table without the plug-in, with the fix', async () => {
    const logger = { warn: jest.fn() };
    show({ table: { plugins: [], logger } });
    await waitFor(() =>
      expect(logger.warn.mock.calls).toEqual([
        ['Column "rowMove": Error: pass the `plugin` of useRowMoving to the plugins of the table'],
      ]),
    );
  });

  it('A table with another source than its moving is refused with the fix', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => show({ table: { source } })).toThrow(
      'useRowMoving and its table need the same source of movableSource()',
    );
  });

  it('Alt + Shift + arrow moves a row with the focus, and announces its position', async () => {
    const user = userEvent.setup();
    const onMove = jest.fn();
    show({ onMove });
    await user.click(cell(1));
    await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    expect(names(3)).toEqual([name(0), name(2), name(1)]);
    expect(cell(2)).toHaveFocus();
    expect(status()).toContain('Row moved to place 3 of 120');
    expect(onMove.mock.lastCall[0].slice(0, 4)).toEqual([0, 2, 1, 3]);
    await user.keyboard('{Alt>}{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}{/Alt}');
    expect(names(3)).toEqual([name(1), name(0), name(2)]);
    expect(cell(0)).toHaveFocus();
  });

  it('A row moves to where its handle is dropped, and stays if Escape ends the drag', () => {
    show();
    const handle = rows()[0]?.querySelector('[title="Drag to move the row"]') as HTMLElement;
    const over = (row: number) => Object.assign(document, { elementFromPoint: () => cell(row) });
    point(handle, 'pointerdown');
    over(3);
    point(document, 'pointermove');
    const lineSide = () => document.querySelector<HTMLElement>('div[data-drop]')?.dataset['drop'];
    expect(lineSide()).toBe('after');
    over(0);
    point(document, 'pointermove');
    expect(lineSide()).toBeUndefined();
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    point(document, 'pointerup');
    expect(names(2)).toEqual([name(0), name(1)]);
    point(handle, 'pointerdown');
    over(3);
    point(document, 'pointermove');
    point(document, 'pointerup');
    expect(names(4)).toEqual([name(1), name(2), name(3), name(0)]);
    expect(lineSide()).toBeUndefined();
    point(rows()[3]?.querySelector('[title="Drag to move the row"]') as HTMLElement, 'pointerdown');
    over(1);
    point(document, 'pointermove');
    expect(lineSide()).toBe('before');
    point(document, 'pointerup');
    expect(names(4)).toEqual([name(1), name(0), name(2), name(3)]);
  });

  it('A row moves among the rows that pass the search, and the others keep their positions', async () => {
    const user = userEvent.setup();
    const movable = show({ table: { defaultState: { globalFilter: 'Austin' } } });
    const shown = agencies.flatMap(({ city }, row) => (city.includes('Austin') ? [row] : []));
    await user.click(cell(0));
    await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    expect(names(2)).toEqual([name(shown[1] as number), name(shown[0] as number)]);
    const order = [...movable.order.rows];
    expect(order.filter((row) => !shown.includes(row))).toEqual(
      agencies.map((_, row) => row).filter((row) => !shown.includes(row)),
    );
  });

  it('The last row does not move further down', async () => {
    const user = userEvent.setup();
    const onMove = jest.fn();
    show({ onMove, table: { defaultState: { globalFilter: agencies[3]?.name ?? '' } } });
    await user.click(cell(0));
    await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    expect(names(1)).toEqual([name(3)]);
    expect(onMove).not.toHaveBeenCalled();
  });

  it('A sorted table announces that the sort determines the order, and moving stops at the ends', async () => {
    const user = userEvent.setup();
    show({ table: { defaultState: { sorting: [{ id: 'city', desc: false }] } } });
    const before = names(3);
    await user.click(cell(0));
    await user.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    expect(status()).not.toContain('order of the sort');
    await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    expect(status()).toContain('Rows are in the order of the sort: reset it to move them');
    expect(names(3)).toEqual(before);
  });

  it('useRowMoving follows a move by the page', () => {
    const movable = show();
    act(() => movable.order.move(5, 0, -1));
    expect(names(2)).toEqual([name(5), name(0)]);
  });

  it('useRowMoving refuses nested rows', () => {
    const nested = columnSource({ rowCount: 1, columns: {}, parents: Int32Array.of(-1) });
    expect(() => movableSource(nested)).toThrow('no nested rows');
  });
});
