import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DataTable, rowsSource } from '../index.ts';
import { plainColumns } from './agencies.test-support.ts';
import { agencies, bodyRows, grid, show, source } from './DataTable.test-support.tsx';

const oneRow = rowsSource(agencies.slice(0, 1));
const inner = <DataTable source={source} columns={plainColumns} aria-label="Branches" storage={null} />;

const withCell = (cell: () => ReactNode) =>
  plainColumns.map((column) => (column.id === 'city' ? { ...column, cell } : column));

describe('content of cells', () => {
  it.each([
    ['in the cell', () => inner],
    ['elsewhere on the page', () => createPortal(inner, document.body)],
  ])('The content of a cell handles its own clicks, keys and focus: %s', async (_, cell) => {
    const user = userEvent.setup();
    const onRowClick = jest.fn();
    const onStateChange = jest.fn();
    show({ columns: withCell(cell), source: oneRow, selection: 'single', onRowClick, onStateChange });
    const branches = within(screen.getByRole('grid', { name: 'Branches' }));
    const [, , third] = branches.getAllByRole('row');
    await user.click(within(third as HTMLElement).getAllByRole('gridcell')[0] as HTMLElement);
    await user.keyboard('{ArrowDown}{Enter} ');
    expect(onRowClick).not.toHaveBeenCalled();
    expect(onStateChange).not.toHaveBeenCalled();
    // Tab still leads to the outer table's own first header.
    expect(grid().querySelector('[data-column]')).toHaveAttribute('tabindex', '0');
  });
});

/** The element runs from right to left, as jsdom has it from no attribute. */
function mirror() {
  const own = globalThis.getComputedStyle.bind(globalThis);
  jest
    .spyOn(globalThis, 'getComputedStyle')
    .mockImplementation((element, part) =>
      Object.assign(Object.create(own(element, part)) as CSSStyleDeclaration, { direction: 'rtl' }),
    );
}

describe('a right-to-left table', () => {
  beforeEach(mirror);
  afterEach(() => jest.restoreAllMocks());

  const focusedPlace = () => Number(document.activeElement?.closest('[aria-colindex]')?.getAttribute('aria-colindex'));

  it('A right-to-left table has the next column to the left', async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}');
    expect(focusedPlace()).toBe(3);
    await user.keyboard('{ArrowRight}');
    expect(focusedPlace()).toBe(2);
    await user.keyboard('{End}');
    expect(focusedPlace()).toBe(plainColumns.length);
  });

  it('A right-to-left table widens columns and moves them to the left [PLUS-16] [TABLE-COL-4]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ onStateChange });
    const state = () => onStateChange.mock.lastCall[0];
    const city = screen.getByRole('columnheader', { name: 'City' });
    jest.spyOn(city, 'offsetWidth', 'get').mockReturnValue(150);
    const grip = city.querySelector('.DataTable-resizer') as Element;
    const drag = (type: string, clientX: number) =>
      act(() => void grip.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX })));
    drag('pointerdown', 400);
    drag('pointerup', 340);
    expect(state().columnSizing).toEqual({ city: 210 });
    const ids = plainColumns.map((column) => column.id);
    const choose = async (action: string) => {
      fireEvent.contextMenu(screen.getByRole('columnheader', { name: 'City' }));
      await user.click(await screen.findByRole('menuitem', { name: action }));
    };
    await choose('Move left');
    expect(state().columnOrder.slice(0, 3)).toEqual([ids[0], ids[2], 'city']);
    await choose('Pin to the left');
    expect(state().columnPinning).toEqual({ left: [], right: ['city'] });
  });
});

describe('Control + C', () => {
  it('Control + C copies the focused cell as shown', async () => {
    const user = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show();
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    const cell = document.activeElement as HTMLElement;
    Object.assign(cell, { innerText: cell.textContent });
    await user.keyboard('{Control>}c{/Control}');
    expect(copied.mock.calls).toEqual([
      [within(bodyRows()[0] as HTMLElement).getAllByRole('gridcell')[1]?.textContent],
    ]);
  });
});
