import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select, type SelectProps } from '../Select/Select.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { useDropdown } from './useDropdown.ts';

const lines = ['Auto', 'Home', { label: 'Life', disabled: true }, 'Marine'];

function setUp(props: Partial<SelectProps> = {}) {
  const onValueChange = jest.fn();
  const onOpenChange = jest.fn();
  renderInTheme(
    <>
      <Select label="Line" options={lines} {...props} {...{ onValueChange, onOpenChange }} />
      <p>Elsewhere</p>
    </>,
  );
  return { onValueChange, onOpenChange, combobox: screen.getByRole('combobox', { name: 'Line' }) };
}

const underCursor = () =>
  document.getElementById(String(screen.getByRole('combobox').getAttribute('aria-activedescendant')))?.textContent;

describe('the combobox of the dropdowns', () => {
  it('The combobox exposes list, state and option to assistive technology', async () => {
    const { combobox } = setUp({ searchable: true });
    expect(combobox).toHaveAttribute('aria-expanded', 'false');
    expect(combobox).toHaveAttribute('aria-autocomplete', 'list');
    expect(combobox).not.toHaveAttribute('aria-activedescendant');
    await userEvent.click(combobox);
    const list = screen.getByRole('listbox', { name: 'Line' });
    expect(combobox).toHaveAttribute('aria-expanded', 'true');
    expect(combobox).toHaveAttribute('aria-controls', list.id);
    expect(screen.getByRole('option', { name: 'Life' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}');
    expect(underCursor()).toBe('Auto');
  });

  it('Alt + arrow opens the combobox, and Alt + arrow up chooses and closes', async () => {
    const { onValueChange, onOpenChange } = setUp();
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(underCursor()).toBeUndefined();
    await userEvent.keyboard('{ArrowUp}{Alt>}{ArrowUp}{/Alt}');
    expect(onValueChange.mock.calls).toEqual([['Marine', { reason: 'select', option: 'Marine' }]]);
    expect(onOpenChange.mock.calls).toEqual([
      [true, { reason: 'key' }],
      [false, { reason: 'choose' }],
    ]);
  });

  it('The combobox stays open if a script presses and clicks before a render', () => {
    const { combobox, onOpenChange } = setUp();
    act(() => {
      combobox.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
      combobox.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
    expect(combobox).toHaveAttribute('aria-expanded', 'true');
    expect(onOpenChange.mock.calls).toEqual([[true, { reason: 'press' }]]);
  });

  it('A disabled combobox chooses nothing, even if its list was open', async () => {
    const onValueChange = jest.fn();
    const select = (disabled: boolean) => (
      <Select label="Line" options={lines} disabled={disabled} onValueChange={onValueChange} />
    );
    const { rerender } = renderInTheme(select(false));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    rerender(select(true));
    const combobox = screen.getByRole('combobox', { name: 'Line' });
    expect(combobox).toHaveAttribute('aria-expanded', 'false');
    expect(combobox).not.toHaveAttribute('aria-activedescendant');
    fireEvent.keyDown(combobox, { key: 'Enter' });
    fireEvent.keyDown(combobox, { key: ' ' });
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('A combobox that is enabled again is closed, and has reported it', async () => {
    const onOpenChange = jest.fn();
    const select = (disabled: boolean) => (
      <Select label="Line" options={lines} searchable disabled={disabled} onOpenChange={onOpenChange} />
    );
    const { rerender } = renderInTheme(select(false));
    await userEvent.type(screen.getByRole('combobox'), 'o');
    rerender(select(true));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'call' });
    rerender(select(false));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('combobox')).toHaveValue('');
    expect(onOpenChange).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a field with a search', true],
    ['one without', false],
  ])('The focus stays in the box of %s, not at the start of the page', async (_name, searchable) => {
    const select = (disabled: boolean) => <Select label="Line" options={lines} {...{ searchable, disabled }} />;
    const { rerender } = renderInTheme(select(false));
    const combobox = screen.getByRole('combobox');
    await userEvent.click(combobox);
    rerender(select(true));
    expect(combobox).not.toHaveFocus();
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(combobox);
  });

  it('The focus stays in the box if its list is closed, and the combobox takes no focus from elsewhere', async () => {
    const select = (disabled: boolean) => (
      <>
        <Select label="Line" options={lines} disabled={disabled} />
        <button>Next</button>
      </>
    );
    const { rerender } = renderInTheme(select(false));
    await userEvent.tab();
    rerender(select(true));
    expect(document.activeElement).toContainElement(screen.getByRole('combobox'));
    rerender(select(false));
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    rerender(select(true));
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('A disabled combobox runs no handlers of the caller, except those of a tooltip', () => {
    const run = jest.fn();
    const acts = { onClick: run, onMouseDown: run, onMouseUp: run, onKeyDown: run, onKeyUp: run, onPaste: run };
    const { combobox } = setUp({ disabled: true, ...acts, slotProps: { control: acts, input: acts } });
    for (const target of [combobox, combobox.parentElement ?? combobox]) {
      fireEvent.mouseDown(target);
      fireEvent.mouseUp(target);
      fireEvent.click(target);
      fireEvent.keyDown(target, { key: 'Enter' });
      fireEvent.keyUp(target, { key: 'Enter' });
      fireEvent.paste(target);
    }
    expect(run).not.toHaveBeenCalled();
    expect(combobox).not.toHaveAttribute('tabindex');
  });

  it('The list of another field closes and reports it before this combobox reports that it is open', () => {
    const calls: string[] = [];
    const select = (label: string) => (
      <Select
        label={label}
        options={lines}
        onOpenChange={(open) => calls.push(`${label} ${open ? 'open' : 'closed'}`)}
      />
    );
    renderInTheme(
      <>
        {select('Line')}
        {select('State')}
      </>,
    );
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Line' }));
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'State' }));
    expect(calls).toEqual(['Line open', 'Line closed', 'State open']);
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveFocus();
  });

  it('The combobox leaves Enter to the IME composition', async () => {
    const { onValueChange, combobox } = setUp({ searchable: true });
    await userEvent.type(combobox, 'Ho');
    fireEvent.keyDown(combobox, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(combobox, { key: 'Enter', keyCode: 229 });
    expect(onValueChange).not.toHaveBeenCalled();
    fireEvent.keyDown(combobox, { key: 'Enter', keyCode: 13 });
    expect(onValueChange).toHaveBeenCalledWith('Home', { reason: 'select', option: 'Home' });
  });

  it('A combobox with a search leaves Enter to a form around it while it is closed', () => {
    renderInTheme(
      <form>
        <Select label="Line" options={lines} searchable />
      </form>,
    );
    const combobox = screen.getByRole('combobox', { name: 'Line' });
    const enter = createEvent.keyDown(combobox, { key: 'Enter' });
    fireEvent(combobox, enter);
    expect(enter.defaultPrevented).toBe(false);
    expect(combobox).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['a search', true],
    ['no search', false],
  ])('Enter opens a combobox with %s where there is no form', async (_name, searchable) => {
    const { combobox, onValueChange, onOpenChange } = setUp({ searchable });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(combobox).toHaveAttribute('aria-expanded', 'true');
    expect(onOpenChange.mock.calls).toEqual([[true, { reason: 'key' }]]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onValueChange.mock.calls).toEqual([['Auto', { reason: 'select', option: 'Auto' }]]);
    expect(combobox).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['Control + Enter', 'a field with a search', true],
    ['Meta + Enter', 'one without', false],
  ])('The combobox leaves %s to the form around it, in %s', async (keys, _name, searchable) => {
    const { onValueChange, onOpenChange } = setUp({ searchable });
    const onKeyDown = jest.fn(({ defaultPrevented }: KeyboardEvent) => defaultPrevented);
    document.addEventListener('keydown', onKeyDown);
    const submit = `{${keys.replace(' + ', '>}{')}}{/${keys.split(' ')[0]}}`;
    await userEvent.tab();
    await userEvent.keyboard(submit);
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard(`{ArrowDown}${submit}`);
    expect(underCursor()).toBe('Auto');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(onKeyDown).toHaveLastReturnedWith(false);
    document.removeEventListener('keydown', onKeyDown);
  });

  it('The combobox closes and chooses nothing on blur, by Tab or by a press outside', async () => {
    const { onValueChange, onOpenChange, combobox } = setUp({ searchable: true });
    await userEvent.click(combobox);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(combobox);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'blur' });
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('The combobox opens on mouse down, and stays open on mouse up over the field or beside it', () => {
    const { combobox, onOpenChange } = setUp();
    const box = combobox.parentElement ?? combobox;
    fireEvent.mouseDown(combobox, { button: 2 });
    expect(screen.queryByRole('listbox')).toBeNull();
    for (const where of [combobox, box]) {
      fireEvent.mouseDown(combobox);
      expect(screen.getByRole('listbox')).toBeInTheDocument();
      expect(combobox).toHaveFocus();
      fireEvent.click(where);
      expect(screen.getByRole('listbox')).toBeInTheDocument();
      fireEvent.mouseDown(combobox);
      fireEvent.click(combobox);
      expect(screen.queryByRole('listbox')).toBeNull();
    }
    expect(onOpenChange).toHaveBeenCalledTimes(4);
  });

  it('A click without a press closes the combobox after a whole press has opened it', () => {
    const { combobox } = setUp();
    fireEvent.mouseDown(combobox);
    fireEvent.click(combobox);
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    fireEvent.click(combobox);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('A click without a press opens the combobox, also after a press that ended elsewhere', () => {
    const { combobox } = setUp({ searchable: true });
    fireEvent.click(combobox);
    expect(combobox).toHaveFocus();
    fireEvent.keyDown(combobox, { key: 'Escape' });
    fireEvent.mouseDown(combobox);
    fireEvent.keyDown(combobox, { key: 'Escape' });
    fireEvent.click(combobox);
    expect(screen.getByRole('listbox')).toBeInTheDocument();
  });

  it('The combobox stays open if a press is dragged off the field, selects no text, and closes once on the next press', () => {
    const { combobox, onOpenChange } = setUp();
    expect(combobox).toHaveStyle({ userSelect: 'none' });
    fireEvent.mouseDown(combobox);
    fireEvent.mouseUp(document.body);
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    fireEvent.mouseDown(combobox);
    fireEvent.click(combobox);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onOpenChange).toHaveBeenCalledTimes(2);
  });

  it('A finger that scrolls the page does not open the combobox', () => {
    const { combobox } = setUp();
    fireEvent.pointerDown(combobox, { pointerType: 'touch' });
    fireEvent.touchStart(combobox);
    fireEvent.pointerCancel(combobox, { pointerType: 'touch' });
    fireEvent.touchEnd(combobox);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('A press that the caller has handled does not open the combobox', async () => {
    const { combobox } = setUp({
      onMouseDown: (event) => event.preventDefault(),
      clearable: true,
      defaultValue: 'Auto',
    });
    fireEvent.mouseDown(combobox);
    fireEvent.mouseDown(screen.getByRole('button', { name: /^Clear / }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('The cursor follows the pointer, not a finger, and disappears when the pointer leaves', async () => {
    const { combobox } = setUp();
    await userEvent.click(combobox);
    await userEvent.hover(screen.getByRole('option', { name: 'Home' }));
    expect(underCursor()).toBe('Home');
    await userEvent.hover(screen.getByRole('option', { name: 'Life' }));
    expect(underCursor()).toBeUndefined();
    await userEvent.hover(screen.getByRole('option', { name: 'Auto' }));
    await userEvent.unhover(screen.getByRole('option', { name: 'Auto' }));
    expect(underCursor()).toBeUndefined();
    await userEvent.pointer([
      { keys: '[TouchA>]', target: screen.getByRole('option', { name: 'Home' }) },
      { pointerName: 'TouchA', target: screen.getByRole('option', { name: 'Auto' }) },
    ]);
    expect(underCursor()).toBeUndefined();
  });

  it.each([
    ['a click', () => screen.getByRole('option', { name: 'Home' }), new MouseEvent('click', { bubbles: true })],
    ['Enter', () => screen.getByRole('combobox'), new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })],
  ])('The combobox chooses in the event of %s, before a render', async (_name, target, event) => {
    const { onValueChange } = setUp();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    act(() => {
      target().dispatchEvent(event);
      expect(onValueChange).toHaveBeenCalledTimes(1);
    });
    expect(onValueChange).toHaveBeenCalledWith('Home', { reason: 'select', option: 'Home' });
  });

  it.each([
    ['Home', 3000, 'Line 0'],
    ['End', 0, 'Line 99'],
  ])('The row at the cursor is rendered after %s, wherever the list is scrolled', async (key, top, row) => {
    setUp({ options: Array.from({ length: 100 }, (_, index) => `Line ${index}`) });
    await userEvent.tab();
    await userEvent.keyboard(`{ArrowDown}{${key}}`);
    const list = screen.getByRole('listbox');
    list.scrollTop = top;
    fireEvent.scroll(list);
    expect(screen.getByRole('option', { name: `Line ${Math.round(top / 37)}` })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Line 40' })).toBeNull();
    expect(underCursor()).toBe(row);
  });

  it('The combobox keeps Escape from a dialog around it only while its list is open', async () => {
    const onEscape = jest.fn();
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape();
    document.addEventListener('keydown', listen);
    const { onOpenChange } = setUp();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(onEscape).not.toHaveBeenCalled();
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
    await userEvent.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', listen);
  });

  it('The combobox stores no elements of options, which would retain every visited row of a long list', () => {
    const onProps = jest.fn();
    function BareDropdown() {
      const params = { controlId: 'line', options: lines, values: [], multiple: false, searchable: false };
      const dropdown = useDropdown({ ...params, onValuesChange: () => undefined });
      onProps(dropdown.getItemProps({ item: 0, index: 0 }), dropdown.getMenuProps());
      return <div {...dropdown.getComboboxProps({})} aria-label="Line" />;
    }
    renderInTheme(<BareDropdown />);
    for (const props of onProps.mock.lastCall) expect(props).not.toHaveProperty('ref');
  });

  it('Enter chooses the only match of the first letter, and never a disabled option', async () => {
    const { onValueChange, combobox } = setUp({ searchable: true });
    await userEvent.type(combobox, 'L{Enter}');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.type(combobox, 'M{Enter}');
    expect(onValueChange).toHaveBeenCalledWith('Marine', { reason: 'select', option: 'Marine' });
  });
});
