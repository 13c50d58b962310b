import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, rowsSource } from '../index.ts';

const source = rowsSource([{ id: 'A1', name: 'Lone Star', city: 'Austin', premium: 1 }]);
const columns = [
  { id: 'name', header: 'Agency', isPinned: true as const },
  { id: 'city', header: 'City' },
  { id: 'premium', header: 'Premium' },
  { id: 'id', header: 'Id' },
];
const width = 100;

/** Columns of 100 px side by side, as jsdom lays nothing out. */
function showTable() {
  const onStateChange = jest.fn();
  const warn = jest.fn();
  const table = (shown: typeof columns) => (
    <DataTable
      aria-label="Agencies"
      source={source}
      columns={shown}
      storage={null}
      onStateChange={onStateChange}
      logger={{ warn }}
    />
  );
  const { rerender } = render(table(columns));
  screen.getAllByRole('columnheader').forEach((header, index) => {
    jest.spyOn(header, 'getBoundingClientRect').mockReturnValue(new DOMRect(index * width, 0, width, 41));
  });
  return { onStateChange, warn, showColumns: (shown: typeof columns) => rerender(table(shown)) };
}

function point(target: EventTarget, type: string, clientX: number, pointerType = 'mouse') {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX, clientY: 20 });
  Object.assign(event, { pointerId: 1, pointerType });
  act(() => void target.dispatchEvent(event));
}

/** The text beside the pointer. */
const carried = () => document.querySelector('.DataTable-note')?.textContent;

const header = (name: string) => screen.getByRole('columnheader', { name });

describe('a dragged header', () => {
  it('Dragging a header does not click it, so that a move sorts nothing [TABLE-COL-4]', () => {
    const { onStateChange } = showTable();
    point(header('City'), 'pointerdown', 150);
    point(document, 'pointermove', 340);
    point(document, 'pointerup', 340);
    act(() => header('City').querySelector('button')?.click());
    expect(onStateChange.mock.calls.map(([, { reason }]) => reason)).toEqual(['column-order']);
  });

  it('Dragging a header moves its column to the drop position, and announces it [TABLE-COL-4]', () => {
    const { onStateChange } = showTable();
    point(header('City'), 'pointerdown', 150);
    point(document, 'pointermove', 370);
    expect(header('Id')).toHaveAttribute('data-drop', 'after');
    expect(onStateChange).not.toHaveBeenCalled();
    point(document, 'pointerup', 370);
    expect(onStateChange.mock.lastCall[0].columnOrder).toEqual(['name', 'premium', 'id', 'city']);
    expect(onStateChange.mock.lastCall[1]).toEqual({ reason: 'column-order' });
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('City, column 4 of 4');
  });

  it('In right-to-left pages a dragged column goes before the column whose right half it is over', () => {
    const { onStateChange } = showTable();
    (screen.getByRole('grid').parentElement as HTMLElement).style.direction = 'rtl';
    point(header('City'), 'pointerdown', 150);
    point(document, 'pointermove', 370);
    expect(header('Id')).toHaveAttribute('data-drop', 'before');
    point(document, 'pointerup', 370);
    expect(onStateChange.mock.lastCall[0].columnOrder).toEqual(['name', 'premium', 'city', 'id']);
  });

  it('The column stays in place after Escape, and after a press that did not move [TABLE-COL-4]', async () => {
    const { onStateChange } = showTable();
    point(header('City'), 'pointerdown', 150);
    point(document, 'pointermove', 370);
    await userEvent.setup().keyboard('{Escape}');
    point(document, 'pointerup', 370);
    point(header('City'), 'pointerdown', 150);
    point(document, 'pointerup', 152);
    expect(onStateChange).not.toHaveBeenCalled();
    expect(header('Id')).not.toHaveAttribute('data-drop');
  });

  it('A pinned column stays in place when dragged, with a warning, also next to the pointer, on every attempt [TABLE-COL-5]', () => {
    const { onStateChange, warn } = showTable();
    const said = new Set<string | null>();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      point(header('Agency'), 'pointerdown', 50);
      point(document, 'pointermove', 370);
      expect(carried()).toBe('Cannot reorder pinned columns');
      expect(document.querySelector('[data-refused]')).toContainElement(header('Agency'));
      expect(document.querySelector('[data-drop]')).toBeNull();
      point(document, 'pointerup', 370);
      expect(carried()).toBeUndefined();
      expect(document.querySelector('[data-refused]')).toBeNull();
      const status = screen.getAllByRole('status').find((region) => region.textContent?.startsWith('Cannot reorder'));
      said.add(`${attempt % 2}${status?.textContent}`);
    }
    expect(onStateChange).not.toHaveBeenCalled();
    expect(warn.mock.calls.filter(([text]) => text === 'Cannot reorder pinned columns')).toHaveLength(3);
    // A text that stays the same is not heard again.
    expect(said).toEqual(new Set(['1Cannot reorder pinned columns', '0Cannot reorder pinned columns\u00a0']));
  });

  it('The column stays in place when the pointer is cancelled, and under a finger, which scrolls [TABLE-COL-4]', () => {
    const { onStateChange } = showTable();
    point(header('City'), 'pointerdown', 150);
    point(document, 'pointermove', 370);
    expect(carried()).toBe('City');
    point(document, 'pointercancel', 370);
    expect(carried()).toBeUndefined();
    point(document, 'pointerup', 370);
    point(header('City'), 'pointerdown', 150, 'touch');
    point(document, 'pointermove', 370, 'touch');
    expect(carried()).toBeUndefined();
    point(document, 'pointerup', 370, 'touch');
    expect(onStateChange).not.toHaveBeenCalled();
  });

  it('The drag ends when its column is removed, and moves nothing [TABLE-COL-4]', () => {
    const { onStateChange, warn, showColumns } = showTable();
    point(header('City'), 'pointerdown', 150);
    point(document, 'pointermove', 300);
    expect(carried()).toBe('City');
    showColumns(columns.filter((column) => column.id !== 'city'));
    point(document, 'pointermove', 370);
    expect(carried()).toBeUndefined();
    point(document, 'pointerup', 370);
    showColumns(columns);
    // Also where the pointer does not move meanwhile.
    point(header('Premium'), 'pointerdown', 250);
    point(document, 'pointermove', 370);
    expect(header('Id')).toHaveAttribute('data-drop');
    showColumns(columns.filter((column) => column.id !== 'premium'));
    point(document, 'pointerup', 370);
    expect(carried()).toBeUndefined();
    expect(onStateChange).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it('Dragging a header near the edges scrolls the table for as long as the pointer stays there [TABLE-COL-4]', () => {
    showTable();
    const scroller = screen.getByRole('grid').parentElement as HTMLElement;
    jest.spyOn(scroller, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 200));
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
    const run = () => frames.splice(0).forEach((frame) => frame(0));
    point(header('City'), 'pointerdown', 150);
    point(document, 'pointermove', 200);
    run();
    expect(scroller.scrollLeft).toBe(0);
    point(document, 'pointermove', 290);
    run();
    run();
    const reached = scroller.scrollLeft;
    expect(reached).toBeGreaterThan(0);
    point(document, 'pointermove', 150);
    run();
    expect(scroller.scrollLeft).toBe(reached);
    point(document, 'pointermove', 10);
    run();
    expect(scroller.scrollLeft).toBeLessThan(reached);
    point(document, 'pointerup', 10);
    jest.restoreAllMocks();
  });
});
