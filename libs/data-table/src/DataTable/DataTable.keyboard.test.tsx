import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, columnSource } from '../index.ts';
import { agencies, grid, header, headerButton, show, status } from './DataTable.test-support.tsx';

describe('keyboard', () => {
  const focusedText = () => document.activeElement?.textContent;

  it('The table has one Tab stop, and arrows, Home and End move between cells', async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    expect(headerButton('Agency')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focusedText()).toBe(agencies[1]?.name);
    await user.keyboard('{ArrowRight}');
    expect(focusedText()).toBe(agencies[1]?.city);
    await user.keyboard('{End}');
    expect(document.activeElement).toHaveAttribute('aria-colindex', '5');
    await user.keyboard('{Home}');
    expect(focusedText()).toBe(agencies[1]?.name);
    expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await user.keyboard('{Control>}{End}{/Control}');
    expect((document.activeElement as HTMLElement).closest('[role="row"]')).toHaveAttribute('aria-rowindex', '11');
  });

  it.each([100_000, 1_000_000])(
    'The keyboard reaches the last of %i rows and keeps the focus there [TABLE-VIRT-1]',
    async (rowCount) => {
      const user = userEvent.setup();
      const many = columnSource({
        rowCount,
        columns: { number: Int32Array.from({ length: rowCount }, (_, row) => row) },
      });
      render(
        <DataTable source={many} columns={[{ id: 'number', header: 'Number' }]} aria-label="Agencies" paging={false} />,
      );
      await user.tab();
      await user.keyboard('{Control>}{End}{/Control}');
      expect(focusedText()).toBe((rowCount - 1).toLocaleString('en-US'));
      await user.keyboard('{PageUp}');
      expect(Number(focusedText()?.replaceAll(',', ''))).toBeGreaterThan(rowCount - 20);
      await user.keyboard('{Control>}{Home}{/Control}');
      expect(focusedText()).toBe('0');
    },
  );

  it('Rows are in order in the document, even if the focused row is scrolled out of view', async () => {
    const user = userEvent.setup();
    show({ paging: false, height: 300 });
    await user.tab();
    await user.keyboard('{Control>}{End}{/Control}');
    const scroller = grid().parentElement as HTMLElement;
    for (const scrollTop of [600, 2000, 1500]) {
      scroller.scrollTop = scrollTop;
      act(() => void scroller.dispatchEvent(new Event('scroll')));
    }
    const rows = [...grid().querySelectorAll('[role="row"]')].map((row) => Number(row.getAttribute('aria-rowindex')));
    expect(rows.length).toBeGreaterThan(10);
    expect(rows).toEqual(rows.toSorted((a, b) => a - b));
    expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '121');
  });

  it('Alt + arrow changes the width of a column, which is announced [TABLE-COL-4]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ onStateChange, defaultState: { columnSizing: { name: 240 } } });
    jest.spyOn(header('Agency'), 'offsetWidth', 'get').mockReturnValue(240);
    await user.tab();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(onStateChange.mock.lastCall[0].columnSizing).toEqual({ name: 256 });
    expect(onStateChange.mock.lastCall[1]).toEqual({ reason: 'column-size' });
    expect(status()).toContain('Agency, 256 pixels wide');
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(onStateChange.mock.lastCall[0].columnSizing).toEqual({ name: 224 });
  });

  it('In a table without results, the button below the header leaves the tab stop at the header, and arrow up returns to it', async () => {
    const user = userEvent.setup();
    show({ defaultState: { globalFilter: 'zeppelin' } });
    const clear = screen.getByRole('button', { name: 'Clear search' });
    act(() => clear.focus());
    expect(headerButton('Agency')).toHaveAttribute('tabindex', '0');
    await user.keyboard('{ArrowDown}{ArrowRight}{PageDown}');
    expect(clear).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(headerButton('Agency')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(headerButton('Agency')).toHaveFocus();
  });
});

describe('resizing by drag', () => {
  const drag = (grip: Element, type: string, clientX: number) =>
    act(() => void grip.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX })));

  it('Dragging sets the new width on release, not before, and not after Escape [TABLE-COL-4]', async () => {
    const onStateChange = jest.fn();
    show({ onStateChange });
    jest.spyOn(header('City'), 'offsetWidth', 'get').mockReturnValue(150);
    const grip = header('City').querySelector('.DataTable-resizer') as Element;
    drag(grip, 'pointerdown', 400);
    const before = grid().style.getPropertyValue('--columns');
    drag(grip, 'pointermove', 460);
    expect(onStateChange).not.toHaveBeenCalled();
    expect(grid().style.getPropertyValue('--columns')).toBe(before);
    expect([header('City').style.width, grip.hasAttribute('data-dragging')]).toEqual(['', true]);
    drag(grip, 'pointerup', 460);
    expect(grip).not.toHaveAttribute('data-dragging');
    expect(onStateChange.mock.lastCall[0].columnSizing).toEqual({ city: 210 });
    drag(grip, 'pointerdown', 400);
    await userEvent.setup().keyboard('{Escape}');
    drag(grip, 'pointerup', 500);
    expect(onStateChange).toHaveBeenCalledTimes(1);
  });

  it('Dragging sets no width if the pointer is cancelled, or presses the grip without moving [TABLE-COL-4]', () => {
    const onStateChange = jest.fn();
    show({ onStateChange });
    const grip = header('City').querySelector('.DataTable-resizer') as Element;
    drag(grip, 'pointerdown', 400);
    drag(grip, 'pointermove', 460);
    drag(grip, 'pointercancel', 460);
    drag(grip, 'pointerup', 460);
    drag(grip, 'pointerdown', 400);
    drag(grip, 'pointerup', 400);
    expect(onStateChange).not.toHaveBeenCalled();
  });
});
