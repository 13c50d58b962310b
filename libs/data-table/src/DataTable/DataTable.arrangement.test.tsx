import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rowsSource } from '../index.ts';
import { plainColumns } from './agencies.test-support.ts';
import { agencies, bodyRows, grid, header, headerButton, show } from './DataTable.test-support.tsx';

const headers = () =>
  within(grid())
    .getAllByRole('columnheader')
    .map((one) => one.getAttribute('aria-label'));

async function choose(user: ReturnType<typeof userEvent.setup>, column: string, action: string) {
  await user.click(screen.getByRole('button', { name: `${column} column menu` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}

/** Lays text out at 7 px a character, wrapped in columns of 60 px, as jsdom lays out nothing. */
function layOutText() {
  const original = Range.prototype.getBoundingClientRect;
  Range.prototype.getBoundingClientRect = function measure(this: Range) {
    const isWrapped = (this.startContainer as HTMLElement).style.width !== 'max-content';
    return new DOMRect(0, 0, Math.min(7 * this.toString().length, isWrapped ? 60 : Infinity), 16);
  };
  return () => {
    Range.prototype.getBoundingClientRect = original;
  };
}

describe('a column', () => {
  it('A column applies its style to its cells, and not to its header [TABLE-COL-1]', () => {
    show({
      columns: plainColumns.map((column) => (column.id === 'city' ? { ...column, style: { opacity: 0.5 } } : column)),
    });
    const [name, city] = within(bodyRows()[0] as HTMLElement).getAllByRole('gridcell');
    expect(city).toHaveStyle({ opacity: '0.5' });
    expect(name).not.toHaveStyle({ opacity: '0.5' });
    expect(header('City')).not.toHaveStyle({ opacity: '0.5' });
  });

  it('"Fit to content" makes a column as wide as its longest rendered value in one line [PLUS-16]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    const restore = layOutText();
    try {
      show({ onStateChange });
      const cities = bodyRows().map((row) => within(row).getAllByRole('gridcell')[1]?.textContent ?? '');
      const longest = Math.max(...cities.map((city) => city.length));
      await choose(user, 'City', 'Fit to content');
      const [{ columnSizing }, change] = onStateChange.mock.lastCall;
      expect(change).toEqual({ reason: 'column-size' });
      // With the cell's padding.
      expect(columnSizing).toEqual({ city: 7 * longest + 26 });
    } finally {
      restore();
    }
  });

  it('"Fit to content" makes a column at most 640 px wide, however long a value is [PLUS-16]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    const restore = layOutText();
    try {
      const source = rowsSource(agencies.slice(0, 3).map((agency) => ({ ...agency, city: agency.city.repeat(30) })));
      show({ source, onStateChange });
      await choose(user, 'City', 'Fit to content');
      expect(onStateChange.mock.lastCall[0].columnSizing).toEqual({ city: 640 });
    } finally {
      restore();
    }
  });

  it("A right click opens the column menu instead of the browser's menu [PLUS-16]", async () => {
    show();
    // False: the browser's own menu is prevented.
    expect(fireEvent.contextMenu(header('City'))).toBe(false);
    expect(await screen.findByRole('menu', { name: 'City column menu' })).toBeInTheDocument();
  });

  it('The button of a column menu stays marked while the menu is open [PLUS-16]', async () => {
    show();
    const button = screen.getByRole('button', { name: 'City column menu' });
    await userEvent.click(button);
    await screen.findByRole('menu', { name: 'City column menu' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-expanded'));
  });

  it('Hiding a column moves the focus to a remaining header', async () => {
    const user = userEvent.setup();
    show();
    await choose(user, 'City', 'Hide column');
    expect(headers()).not.toContain('City');
    await waitFor(() => expect(header('Agency')).toContainElement(document.activeElement as HTMLElement));
  });
});

describe('the column picker', () => {
  it('The column picker focuses its first checkbox, and does not take the focus back later [TABLE-COL-6]', async () => {
    const user = userEvent.setup();
    show({ columnPicker: true });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const all = await screen.findByRole('checkbox', { name: 'All columns (5)' });
    await waitFor(() => expect(all).toHaveFocus());
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Agency' })).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: 'Agency' })).not.toBeChecked();
  });

  it('Arrow keys move between the checkboxes of the column picker', async () => {
    const user = userEvent.setup();
    show({ columnPicker: true });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'All columns (5)' })).toHaveFocus());
    expect(screen.queryByRole('textbox', { name: 'Find a column' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('checkbox', { name: 'City' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('checkbox', { name: 'All columns (5)' })).toHaveFocus();
  });

  it("The column picker shows the page's note below its columns", async () => {
    const user = userEvent.setup();
    show({ columnPicker: { note: 'Premium is hidden so that names stay whole.' } });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const dialog = await screen.findByRole('dialog', { name: 'Columns' });
    expect(dialog).toHaveTextContent('Premium is hidden so that names stay whole.');
  });

  it('The column picker is disabled if there are no columns', () => {
    show({ columnPicker: true, columns: [] });
    expect(screen.getByRole('button', { name: 'Columns' })).toBeDisabled();
    expect(screen.getByText('No columns are shown')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show all columns' })).not.toBeInTheDocument();
  });
});

describe('the column picker with many columns', () => {
  const months = Array.from({ length: 24 }, (_, month) => ({ id: `m${month}`, header: `Month ${month + 1}` }));
  const columns = [...plainColumns, ...months];
  const find = () => screen.getByRole('textbox', { name: 'Find a column' });
  const boxes = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

  it('A column picker with many columns has a search, which has the focus from the start', async () => {
    const user = userEvent.setup();
    show({ columnPicker: true, columns });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await waitFor(() => expect(find()).toHaveFocus());
    await user.keyboard(' MONTH 2');
    expect(boxes()).toEqual(['Month 2', 'Month 20', 'Month 21', 'Month 22', 'Month 23', 'Month 24']);
    await user.keyboard('{Enter}{ArrowDown} ');
    expect(screen.getByRole('checkbox', { name: 'Month 20' })).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: 'Month 20' })).not.toBeChecked();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(find()).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByPlaceholderText('Search...')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(find()).toHaveValue('');
  });

  it('The column picker reports that no column matches, and offers to clear the search', async () => {
    const user = userEvent.setup();
    show({ columnPicker: true, columns });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.type(find(), 'carrier');
    expect(screen.getByText('No columns found')).toHaveRole('status');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(find()).toHaveFocus();
    expect(boxes()).toHaveLength(columns.length + 1);
    expect(screen.getByRole('checkbox', { name: `All columns (${columns.length})` })).toBeChecked();
  });
});

describe('arranged columns', () => {
  it('"Reset columns" restores the original columns [TABLE-COL-6]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ columnPicker: true, onStateChange, defaultState: { columnVisibility: { yearOnYear: false } } });
    const before = headers();
    await choose(user, 'City', 'Move right');
    await choose(user, 'Policies', 'Pin to the left');
    await choose(user, 'Search premium', 'Hide column');
    expect(headers()).toEqual(['Policies', 'Agency', 'City']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await user.click(picker.getByRole('button', { name: 'Reset columns' }));
    expect(onStateChange.mock.lastCall[1]).toEqual({ reason: 'reset-columns' });
    expect(picker.getByRole('button', { name: 'Reset columns' })).toBeDisabled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(headers()).toEqual(before));
  });
});

describe('the density', () => {
  it('The density sets the row height', async () => {
    const user = userEvent.setup();
    show({ densitySwitch: true });
    const distance = () => {
      const [first, second] = bodyRows().map((row) => parseFloat(row.style.top));
      return Number(second) - Number(first);
    };
    expect(distance()).toBe(45);
    await user.click(screen.getByRole('button', { name: 'Compact rows' }));
    expect(distance()).toBe(33);
    expect(grid().style.getPropertyValue('--row-height')).toBe('33px');
    await user.click(screen.getByRole('button', { name: 'Compact rows' }));
    expect(distance()).toBe(45);
  });

  it('Compact density applies from the first render if the state sets it', () => {
    show({ defaultState: { density: 'compact' } });
    expect(grid().style.getPropertyValue('--row-height')).toBe('33px');
    expect(headerButton('Agency')).toBeInTheDocument();
  });
});

/** Lays out what jsdom does not: the width of the probe, by default of text of twice its size, and that of the table. */
function layOut(probe: number, table: number) {
  let width = probe;
  let tableWidth = table;
  const tell = new Set<() => void>();
  const offsetWidth = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return 'density' in this.dataset ? tableWidth : width;
  });
  const before = globalThis.ResizeObserver;
  globalThis.ResizeObserver = class {
    private readonly told: () => void;
    constructor(told: () => void) {
      this.told = told;
    }
    observe = () => tell.add(this.told);
    unobserve = () => undefined;
    disconnect = () => tell.delete(this.told);
  } as unknown as typeof ResizeObserver;
  return {
    resize: (next: number, nextTable = tableWidth) => {
      width = next;
      tableWidth = nextTable;
      act(() => tell.forEach((told) => told()));
    },
    restore: () => {
      offsetWidth.mockRestore();
      globalThis.ResizeObserver = before;
    },
  };
}

describe('pinned columns', () => {
  it('Pinned columns stay as far as they leave space, and stay again once there is space [TABLE-COL-5]', () => {
    const { resize, restore } = layOut(140, 1200);
    try {
      const onStateChange = jest.fn();
      const columns = plainColumns.map((column) => ({ ...column, width: 200 }));
      const columnPinning = { left: columns.slice(0, 4).map((column) => column.id), right: [] };
      show({ columns, onStateChange, defaultState: { columnPinning } });
      const stay = () =>
        within(grid())
          .getAllByRole('columnheader')
          .map((one) => one.dataset['edge'] ?? null);
      const cellsStay = () =>
        within(bodyRows()[0] as HTMLElement)
          .getAllByRole('gridcell')
          .map((one) => one.dataset['edge'] ?? null);
      expect(stay()).toEqual(['left', 'left', 'left', 'left', null]);
      resize(140, 900);
      expect(stay()).toEqual(['left', 'left', 'left', null, null]);
      expect(cellsStay()).toEqual(stay());
      // In a narrow table a name alone stays.
      resize(140, 600);
      expect(stay()).toEqual(['left', null, null, null, null]);
      resize(140, 1200);
      expect(stay()).toEqual(['left', 'left', 'left', 'left', null]);
      expect(onStateChange).not.toHaveBeenCalled();
    } finally {
      restore();
    }
  });

  it('The shadow of pinned columns begins after the checkboxes, which are always pinned', () => {
    show({ selection: 'multiple' });
    const view = grid().closest<HTMLElement>('[style*="--pins-width"]');
    expect(view?.style.getPropertyValue('--pins-width')).toBe('calc(50px)');
  });
});

describe('text size', () => {
  it("Rows, header and columns grow with the user's text size, so that nothing is cut off", () => {
    const { resize, restore } = layOut(280, 1280);
    try {
      show({ columns: plainColumns.map((column) => (column.id === 'city' ? { ...column, width: 120 } : column)) });
      const sizes = () => {
        const root = grid().closest<HTMLElement>('[data-density]');
        return [grid().style.getPropertyValue('--row-height'), root?.style.getPropertyValue('--header-height')];
      };
      expect(sizes()).toEqual(['90px', '82px']);
      expect(grid().style.getPropertyValue('--columns')).toMatch(
        /^minmax\(min\(400px, 46cqi\), 400fr\) 240px minmax\(208px,/,
      );
      resize(140);
      expect(sizes()).toEqual(['45px', '41px']);
      // Smaller text needs no smaller rows.
      resize(100);
      expect(sizes()).toEqual(['45px', '41px']);
    } finally {
      restore();
    }
  });
});
