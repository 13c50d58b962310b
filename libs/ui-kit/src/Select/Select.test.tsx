import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { groupRowHeight, rowHeight } from '../dropdown/rowLayout.ts';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { createManualTimers } from '../testing/manualTimers.test-support.ts';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { Select } from './Select.tsx';

const states = ['Texas', { label: 'Oklahoma', value: 'OK' }, { label: 'Kansas', value: 'KS', disabled: true }];
const many = Array.from({ length: 10_000 }, (_, position) => `Industry ${position}`);

const open = async (name = 'State') => {
  await userEvent.click(screen.getByRole('combobox', { name }));
  return screen.getByRole('listbox');
};

describe('Select', () => {
  describeConformance(<Select label="State" options={states} />, { themeName: 'KitSelect' });

  it('Select accepts texts and objects as options, and reports their values [KIT-SELECT-1]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<Select label="State" options={states} onValueChange={onValueChange} />);
    await open();
    await userEvent.click(screen.getByRole('option', { name: 'Oklahoma' }));
    expect(onValueChange).toHaveBeenLastCalledWith('OK', { reason: 'select', option: 'OK' });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('combobox')).toHaveTextContent('Oklahoma');
    await open();
    await userEvent.click(screen.getByRole('option', { name: 'Texas' }));
    expect(onValueChange).toHaveBeenLastCalledWith('Texas', { reason: 'select', option: 'Texas' });
  });

  it('Select works by keyboard: opens, moves, skips disabled options, chooses, and keeps the focus', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<Select label="State" options={states} onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{End}');
    const active = screen.getByRole('combobox').getAttribute('aria-activedescendant');
    expect(document.getElementById(String(active))).toHaveTextContent('Oklahoma');
    await userEvent.keyboard(' ');
    expect(onValueChange).toHaveBeenCalledWith('OK', { reason: 'select', option: 'OK' });
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('Letters typed on Select open it at the matching option', async () => {
    renderInTheme(<Select label="State" options={states} />);
    await userEvent.tab();
    await userEvent.keyboard('ok');
    const active = screen.getByRole('combobox').getAttribute('aria-activedescendant');
    expect(document.getElementById(String(active))).toHaveTextContent('Oklahoma');
  });

  it('Escape closes Select and leaves the dialog around it open', async () => {
    const onKeyDown = jest.fn();
    renderInTheme(
      // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- acts as a dialog that listens for Escape
      <div onKeyDown={onKeyDown}>
        <Select label="State" options={states} />
      </div>,
    );
    await open();
    onKeyDown.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onKeyDown).not.toHaveBeenCalled();
  });

  it('A key clears Select only if it can be cleared', async () => {
    const onValueChange = jest.fn();
    const select = (clearable: boolean) => (
      <Select {...{ label: 'State', options: states, clearable, onValueChange }} searchable defaultValue="TX" />
    );
    const { rerender } = renderInTheme(select(false));
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Delete}');
    expect(onValueChange).not.toHaveBeenCalled();
    rerender(select(true));
    await userEvent.keyboard('{Backspace}');
    expect(onValueChange).toHaveBeenCalledWith(null, { reason: 'clear' });
  });

  it('A letter begins a new search, wherever the caret is in the chosen label', async () => {
    renderInTheme(
      <Select label="State" options={['Texas', 'Oklahoma']} searchable caseInsensitive defaultValue="Texas" />,
    );
    await userEvent.tab();
    const combobox = screen.getByRole('combobox');
    await userEvent.type(combobox, 'o', { skipClick: true, initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(combobox).toHaveValue('o');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Oklahoma']);
  });

  it('Select removes the chosen label before a character is composed', async () => {
    renderInTheme(<Select label="State" options={states} searchable defaultValue="TX" />);
    await userEvent.tab();
    const combobox = screen.getByRole('combobox');
    fireEvent.compositionStart(combobox);
    expect(combobox).toHaveValue('');
    expect(combobox).toHaveAttribute('aria-expanded', 'true');
  });

  it('Select does nothing while it is disabled', async () => {
    renderInTheme(<Select label="State" options={states} disabled />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-disabled', 'true');
  });

  it("Select shows its parent's value", async () => {
    renderInTheme(<Select label="State" options={states} value="OK" onValueChange={() => undefined} />);
    await open();
    await userEvent.click(screen.getByRole('option', { name: 'Texas' }));
    expect(screen.getByRole('combobox')).toHaveTextContent('Oklahoma');
  });

  it('Select searches with the placeholder "Search..." and says "No options" without a match [KIT-SELECT-2]', async () => {
    const timers = createManualTimers();
    const { rerender } = renderInTheme(<Select label="State" options={states} searchable timers={timers} />);
    await open();
    const combobox = screen.getByPlaceholderText('Search...');
    await userEvent.type(combobox, 'Okla');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.type(combobox, 'zz');
    expect(screen.queryByRole('option')).toBeNull();
    act(() => timers.advance(500));
    expect(screen.getByRole('status')).toHaveTextContent(/^No options containing “Oklazz”$/);
    expect(screen.getAllByText('No options containing “Oklazz”')[0]).toBeVisible();
    await userEvent.clear(combobox);
    rerender(<Select label="State" options={[]} searchable />);
    expect(screen.getAllByText('No options')[0]).toBeVisible();
  });

  it('Select announces the number of options once typing rests, not after each letter', async () => {
    const timers = createManualTimers();
    renderInTheme(<Select label="State" options={states} searchable timers={timers} />);
    await open();
    expect(screen.getByRole('status')).toHaveTextContent('3 options');
    await userEvent.keyboard('Okl');
    act(() => timers.advance(499));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('a');
    act(() => timers.advance(499));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => timers.advance(1));
    expect(screen.getByRole('status')).toHaveTextContent('1 option');
  });

  it('Select calls onSearch 300 ms after the last key, not before [KIT-SELECT-2]', async () => {
    const timers = createManualTimers();
    const onSearch = jest.fn();
    renderInTheme(<Select label="State" options={states} searchable onSearch={onSearch} timers={timers} />);
    await open();
    await userEvent.type(screen.getByRole('combobox'), 'Te');
    act(() => timers.advance(299));
    expect(onSearch).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('combobox'), 'x');
    act(() => timers.advance(299));
    expect(onSearch).not.toHaveBeenCalled();
    act(() => timers.advance(1));
    expect(onSearch.mock.calls).toEqual([['Tex']]);
  });

  it('Select shows three placeholder bars while options load [KIT-SELECT-2]', async () => {
    renderInTheme(<Select label="State" options={[]} loading />);
    await open();
    expect(screen.getAllByTestId('option-placeholder')).toHaveLength(3);
    expect(screen.queryByText('No options')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Loading options');
  });

  it('Select searches only for valid terms [KIT-SELECT-5]', async () => {
    const timers = createManualTimers();
    const onSearch = jest.fn();
    const isSearchValid = (term: string) => term.length >= 3;
    renderInTheme(<Select label="Code" options={many} searchable {...{ onSearch, isSearchValid, timers }} />);
    await open('Code');
    await userEvent.type(screen.getByRole('combobox'), '52');
    act(() => timers.advance(1000));
    expect(onSearch).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('combobox'), '4');
    act(() => timers.advance(300));
    expect(onSearch).toHaveBeenCalledWith('524');
  });

  it('Select keeps the list for an invalid term [KIT-SELECT-5]', async () => {
    renderInTheme(<Select label="State" options={states} searchable isSearchValid={(term) => term.length >= 3} />);
    await open();
    await userEvent.type(screen.getByRole('combobox'), 'Te');
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await userEvent.type(screen.getByRole('combobox'), 'x');
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('Select creates a custom value through "Create {text}", only if allowed [KIT-SELECT-6]', async () => {
    const onValueChange = jest.fn();
    const { rerender } = renderInTheme(
      <Select label="State" options={states} searchable onValueChange={onValueChange} />,
    );
    await open();
    await userEvent.type(screen.getByRole('combobox'), 'Guam');
    expect(screen.queryByText('Create Guam')).toBeNull();
    rerender(<Select label="State" options={states} searchable allowCustom onValueChange={onValueChange} />);
    expect(screen.getByRole('option', { name: 'Create Guam' })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledWith('Guam', { reason: 'create', option: 'Guam' });
    expect(screen.getByRole('combobox')).toHaveValue('Guam');
  });

  it('Select renders only the visible rows and 10 more on either side [KIT-SELECT-7]', async () => {
    renderInTheme(<Select label="Code" options={many} />);
    await open('Code');
    // 200 px of height show 6 rows of 37 px.
    expect(screen.getAllByRole('option')).toHaveLength(6 + 10);
    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '10000');
    expect(screen.getAllByRole('option')[2]).toHaveAttribute('aria-posinset', '3');
    expect(rowHeight).toBe(37);
    await userEvent.keyboard('{End}');
    const active = screen.getByRole('combobox').getAttribute('aria-activedescendant');
    expect(document.getElementById(String(active))).toHaveTextContent('Industry 9999');
    const list = screen.getByRole('listbox');
    fireEvent.scroll(list);
    // As long at its end as at its beginning: rows above the view are room in the same height.
    expect(list.firstElementChild).toHaveStyle({ minHeight: `${10_000 * rowHeight}px` });
  });

  it('Select shows that more rows follow until the last one is fully visible', async () => {
    renderInTheme(<Select label="Code" options={many.slice(0, 6)} />);
    const list = await open('Code');
    // 6 rows of 37 px are 22 px more than the list is high.
    expect(list).toHaveAttribute('data-more-below');
    list.scrollTop = 22;
    fireEvent.scroll(list);
    expect(list).not.toHaveAttribute('data-more-below');
  });

  it('Select makes the list at most 200 px high, 160 px with custom values [KIT-SELECT-8]', async () => {
    const { unmount } = renderInTheme(<Select label="Code" options={many} searchable />);
    expect(await open('Code')).toHaveStyle({ maxHeight: '200px' });
    unmount();
    renderInTheme(<Select label="Code" options={many} searchable allowCustom />);
    expect(await open('Code')).toHaveStyle({ maxHeight: '160px' });
  });

  it('Select shows a header for each group, and gives the row with the header 74 px [KIT-SELECT-7] [KIT-SELECT-9]', async () => {
    const options = [
      { label: 'Auto', group: 'Personal lines' },
      { label: 'Home', group: 'Personal lines' },
      { label: 'Liability', group: 'Commercial lines' },
    ];
    renderInTheme(<Select label="Product" options={options} />);
    const list = await open('Product');
    expect(within(list).getByText('Personal lines')).toBeInTheDocument();
    expect(within(list).getByText('Commercial lines')).toBeInTheDocument();
    const row = within(list).getByText('Commercial lines').parentElement;
    expect(row).toHaveStyle({ minHeight: `${groupRowHeight}px` });
    expect(row?.parentElement?.parentElement).toHaveStyle({ minHeight: `${2 * groupRowHeight + rowHeight}px` });
    expect(groupRowHeight).toBe(74);
  });

  it('Select keeps the height of its rows in compact density [KIT-SELECT-7]', async () => {
    renderInTheme(<Select label="Code" options={['524', '525']} />, { density: 'compact' });
    const list = await open('Code');
    expect(screen.getByRole('option', { name: '524' })).toHaveStyle({ minHeight: `${rowHeight}px` });
    expect(list.firstElementChild).toHaveStyle({ minHeight: `${2 * rowHeight}px` });
  });

  it('Select unmounts the row at the keyboard cursor with its position once the list is scrolled by hand', async () => {
    renderInTheme(<Select label="Code" options={many} defaultValue="Industry 100" />);
    const list = await open('Code');
    const chosen = () => screen.getByRole('option', { name: 'Industry 100' });
    fireEvent.scroll(list);
    expect(chosen()).toHaveStyle({ position: 'sticky' });
    list.scrollTop -= 60;
    fireEvent.scroll(list);
    expect(chosen()).toHaveStyle({ position: 'relative' });
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: 'Industry 101' })).toHaveStyle({ position: 'sticky' });
  });

  it('Screen readers hear the group of each option, even if its header is out of view [KIT-SELECT-9]', async () => {
    const options = ['Personal lines', 'Commercial lines'].flatMap((group) =>
      Array.from({ length: 60 }, (_, position) => ({ label: `${group} ${position}`, group })),
    );
    renderInTheme(<Select label="Product" options={['Any', ...options]} />);
    const list = await open('Product');
    const personal = within(list).getByRole('group', { name: 'Personal lines' });
    expect(within(personal).getByRole('option', { name: 'Personal lines 0' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Any' }).closest('[role="group"]')).toBeNull();
    await userEvent.keyboard('{End}');
    const commercial = within(list).getByRole('group', { name: 'Commercial lines' });
    expect(within(commercial).getByRole('option', { name: 'Commercial lines 59' })).toBeInTheDocument();
    expect(within(list).queryByText('Commercial lines')).toBeNull();
  });

  it('Select matches without regard to case on request, for any text [KIT-SELECT-9]', async () => {
    const { rerender } = renderInTheme(<Select label="State" options={states} searchable />);
    await open();
    await userEvent.type(screen.getByRole('combobox'), 'tEX');
    expect(screen.queryByRole('option')).toBeNull();
    rerender(<Select label="State" options={states} searchable caseInsensitive />);
    expect(screen.getByRole('option', { name: 'Texas' })).toBeInTheDocument();
  });

  it('Select is marked as invalid and required, and described by its error', () => {
    const { rerender } = renderInTheme(<Select label="State" options={states} required error="Choose a state." />);
    const combobox = screen.getByRole('combobox', { name: /State/ });
    expect(combobox).toBeInvalid();
    expect(combobox).toBeRequired();
    expect(combobox).toHaveAccessibleDescription('Choose a state.');
    rerender(<Select label="State" options={states} helperText="Where policies are written." />);
    expect(combobox).toBeValid();
    expect(combobox).not.toBeRequired();
    expect(combobox).toHaveAccessibleDescription('Where policies are written.');
  });

  it("Select is described by its owner's description and by its help text", () => {
    renderInTheme(
      <>
        <p id="note">Of the insured.</p>
        <Select
          label="State"
          options={states}
          helperText="Where policies are written."
          aria-describedby="note"
          slotProps={{ input: { 'aria-describedby': 'source' } }}
        />
        <p id="source">From the filing.</p>
      </>,
    );
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(
      'From the filing. Of the insured. Where policies are written.',
    );
  });

  it.each([true, false])(
    'Select runs handlers of slotProps.input and its own, with a search: %s',
    async (searchable) => {
      const calls: string[] = [];
      renderInTheme(
        <Select
          label="State"
          options={states}
          searchable={searchable}
          onFocus={() => calls.push('own focus')}
          onKeyDown={(event) => calls.push(`own ${event.key}`)}
          slotProps={{
            root: { onFocus: () => calls.push('root focus') },
            input: {
              onFocus: () => calls.push('slot focus'),
              onKeyDown: (event) => calls.push(`slot ${event.key}`),
            },
          }}
        />,
      );
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      expect(calls).toEqual(['slot focus', 'own focus', 'root focus', 'slot ArrowDown', 'own ArrowDown']);
      expect(screen.getByRole('listbox')).toBeInTheDocument();
      expect(screen.getByRole('status')).toHaveTextContent('3 options');
    },
  );

  it('A press on the label focuses Select without opening it', async () => {
    const onClick = jest.fn();
    const select = (disabled: boolean) => (
      <Select label="State" options={states} disabled={disabled} slotProps={{ label: { onClick } }} />
    );
    const { rerender } = renderInTheme(select(false));
    await userEvent.click(screen.getByText('State'));
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onClick).toHaveBeenCalledTimes(1);
    await userEvent.click(document.body);
    rerender(select(true));
    await userEvent.click(screen.getByText('State'));
    expect(screen.getByRole('combobox')).not.toHaveFocus();
  });

  it('Select keeps the focus when its value is cleared by keyboard', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<Select label="State" options={states} clearable defaultValue="OK" onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /^Clear / })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledWith(null, { reason: 'clear' });
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('Select opens above dialogs, at z-level 9999', async () => {
    renderInTheme(<Select label="State" options={states} />);
    let surface: HTMLElement | null = await open();
    while (surface && getComputedStyle(surface).zIndex !== '9999') surface = surface.parentElement;
    expect(surface).not.toBeNull();
  });

  it('Neither mouse nor keyboard opens a disabled Select or chooses a disabled option', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<Select label="State" options={states} onValueChange={onValueChange} />);
    await open();
    await userEvent.click(screen.getByRole('option', { name: 'Kansas' }));
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('listbox')).toBeInTheDocument();
  });

  it('Select shows counts, and dims options with count zero', async () => {
    renderInTheme(
      <Select
        label="State"
        options={[
          { label: 'Texas', count: 1961 },
          { label: 'New Mexico', count: 0 },
        ]}
      />,
    );
    await open();
    const texas = screen.getByRole('option', { name: 'Texas 1,961' });
    expect(texas).not.toHaveAccessibleDescription();
    expect(within(texas).getByTitle('Texas')).toBeVisible();
    expect(screen.getByRole('option', { name: 'New Mexico 0' })).toHaveAttribute('data-zero');
  });
});
