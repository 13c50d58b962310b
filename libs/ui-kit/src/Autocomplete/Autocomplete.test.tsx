import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Option } from '../dropdown/Option.ts';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { createManualTimers } from '../testing/manualTimers.test-support.ts';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { Autocomplete } from './Autocomplete.tsx';

const states = [
  { label: 'Texas', value: 'TX' },
  { label: 'Oklahoma', value: 'OK' },
];
const many = Array.from({ length: 10_000 }, (_, position) => `Industry ${position}`);

describe('Autocomplete', () => {
  describeConformance(<Autocomplete label="Industry" options={states} />, {
    refType: HTMLInputElement,
    themeName: 'KitAutocomplete',
  });

  it('Autocomplete searches on typing and chooses the first match on Enter', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<Autocomplete label="State" options={states} caseInsensitive onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard('okl{Enter}');
    expect(onValueChange).toHaveBeenCalledWith('OK', { reason: 'select', option: 'OK' });
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('Oklahoma');
  });

  it('Autocomplete keeps the text, the list and its position after one of several choices; the next letter replaces the text', async () => {
    const onValueChange = jest.fn();
    const options = ['Abbott & Company', 'Red River Coverage', 'Red River Group', 'Red River Insurance'];
    renderInTheme(<Autocomplete label="Agency" {...{ options, onValueChange }} multiple caseInsensitive />);
    const field = screen.getByRole('combobox');
    const chosenRow = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await userEvent.tab();
    await userEvent.keyboard('red riv{ArrowDown}{Enter}');
    expect(field).toHaveValue('red riv');
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(chosenRow()).toBe('Red River Group');
    expect(screen.getByRole('status')).toHaveTextContent('Red River Group selected, 1 of 4');
    await userEvent.keyboard('abb');
    expect(field).toHaveValue('abb');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}{Backspace}{Backspace}');
    expect(onValueChange).toHaveBeenLastCalledWith(['Red River Group'], {
      reason: 'remove',
      option: 'Abbott & Company',
    });
  });

  it('A second Enter on the option just chosen closes the list and keeps the choice; after a move it takes the choice back', async () => {
    const onValueChange = jest.fn();
    const options = ['Abbott & Company', 'Red River Coverage', 'Red River Group'];
    renderInTheme(<Autocomplete label="Agency" {...{ options, onValueChange }} multiple caseInsensitive />);
    const field = screen.getByRole('combobox');
    const chosen = () => onValueChange.mock.calls.map(([values]: [string[]]) => values.length);
    await userEvent.tab();
    await userEvent.keyboard('red riv{Enter}{Enter}');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).toHaveValue('');
    expect(chosen()).toEqual([1]);
    await userEvent.keyboard('red riv{Enter}');
    // It was chosen before: Enter takes it back, and chooses it again.
    expect(chosen()).toEqual([1, 0]);
    await userEvent.keyboard('{Enter}');
    expect(chosen()).toEqual([1, 0, 1]);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(chosen()).toEqual([1, 0, 1, 0]);
    expect(field).toHaveAttribute('aria-expanded', 'true');
  });

  it('Enter keeps a text that no option matches, and the list that says so', async () => {
    renderInTheme(<Autocomplete label="Agency" options={states} multiple />);
    const field = screen.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('zzzq{Enter}');
    expect(field).toHaveValue('zzzq');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('Typing into a list that is loading announces only the number of options found', async () => {
    const timers = createManualTimers();
    const show = (options: readonly string[], loading: boolean) => (
      <Autocomplete label="Agency" {...{ options, loading, timers }} multiple onSearch={() => undefined} />
    );
    const { rerender } = renderInTheme(show([], true));
    await userEvent.tab();
    const status = await screen.findByRole('status');
    const said: string[] = [];
    new MutationObserver(() => status.textContent && said.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await userEvent.click(screen.getByRole('combobox'));
    rerender(show(many.slice(0, 100), false));
    await userEvent.keyboard('k');
    rerender(show([], true));
    act(() => timers.advance(400));
    rerender(show(many.slice(0, 8), false));
    act(() => timers.advance(500));
    await waitFor(() => expect(status).toHaveTextContent('8 options'));
    expect(said).toEqual(['8 options']);
  });

  it('Autocomplete starts a new search when letters are typed on a chosen value', async () => {
    renderInTheme(<Autocomplete label="State" options={states} caseInsensitive defaultValue="OK" />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{Escape}');
    await userEvent.type(screen.getByRole('combobox'), 'tex', { skipClick: true });
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(screen.getByRole('option', { name: 'Texas' })).toBeInTheDocument();
  });

  it('Autocomplete renders 15 rows on either side of the visible ones [KIT-SELECT-7]', async () => {
    renderInTheme(<Autocomplete label="Industry" options={many} />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getAllByRole('option')).toHaveLength(6 + 15);
  });

  it('Autocomplete shows several values as chips in an area of at most 170 px, each with a remove button [KIT-SELECT-8]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(
      <Autocomplete
        label="State"
        options={states}
        multiple
        defaultValue={['TX', 'OK']}
        onValueChange={onValueChange}
      />,
    );
    const remove = screen.getByRole('button', { name: 'Remove Texas' });
    expect(remove.closest('span')?.parentElement).toHaveStyle({ maxHeight: '170px' });
    await userEvent.click(remove);
    expect(onValueChange).toHaveBeenLastCalledWith(['OK'], { reason: 'remove', option: 'TX' });
    expect(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{Backspace}');
    expect(onValueChange).toHaveBeenLastCalledWith([], { reason: 'remove', option: 'OK' });
  });

  describe('chips with the keyboard', () => {
    const options = ['Auto', 'Home', 'Umbrella'];
    const setUp = () => {
      const onValueChange = jest.fn();
      renderInTheme(<Autocomplete label="Product" multiple defaultValue={options} {...{ options, onValueChange }} />);
      const button = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
      return { onValueChange, button, field: screen.getByRole('combobox') };
    };

    it('The chips are one Tab stop before the field', async () => {
      const { button, field } = setUp();
      await userEvent.tab();
      expect(button('Umbrella')).toHaveFocus();
      await userEvent.tab();
      expect(field).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
      expect(button('Auto')).toHaveFocus();
      await userEvent.tab();
      expect(field).toHaveFocus();
      await userEvent.tab({ shift: true });
      expect(button('Umbrella')).toHaveFocus();
    });

    it('An arrow key moves from an empty field to the chips, and back', async () => {
      const { button, field } = setUp();
      await userEvent.click(field);
      // A text would be lost: the arrow key stays in it.
      await userEvent.keyboard('Ho{ArrowLeft}{ArrowLeft}{ArrowLeft}');
      expect(field).toHaveFocus();
      expect(field).toHaveValue('Ho');
      expect(screen.getByRole('option', { name: 'Home' })).toBeInTheDocument();
      await userEvent.keyboard('{Delete}{Delete}{ArrowLeft}');
      expect(button('Umbrella')).toHaveFocus();
      expect(screen.queryByRole('listbox')).toBeNull();
      await userEvent.keyboard('{ArrowRight}');
      expect(field).toHaveFocus();
    });

    it.each([
      ['while a character is composed', { isComposing: true }],
      ['that ends a composition, known by its key code alone', { keyCode: 229 }],
    ])('The arrow key stays in the field %s', async (_when, composition) => {
      const { field } = setUp();
      await userEvent.click(field);
      fireEvent.keyDown(field, { key: 'ArrowLeft', ...composition });
      expect(field).toHaveFocus();
      expect(screen.getByRole('listbox')).toBeInTheDocument();
    });

    it('The focus stays in the box of a field that becomes disabled, not at the start of the page', async () => {
      const field = (disabled: boolean) => (
        <Autocomplete label="Product" multiple defaultValue={options} {...{ options, disabled }} />
      );
      const { rerender } = renderInTheme(field(false));
      await userEvent.tab();
      expect(screen.getByRole('button', { name: 'Remove Umbrella' })).toHaveFocus();
      rerender(field(true));
      expect(document.body).not.toHaveFocus();
      expect(document.activeElement).toContainElement(screen.getByRole('combobox'));
    });

    it('The chips are a list, and the field announces their number and how to reach them', async () => {
      const { field } = setUp();
      expect(within(screen.getByRole('list', { name: 'Selected' })).getAllByRole('listitem')).toHaveLength(3);
      expect(field).toHaveAccessibleDescription('3 selected, reached by arrow keys');
      await userEvent.click(screen.getByRole('button', { name: /^Clear / }));
      expect(field).not.toHaveAttribute('aria-describedby');
    });

    it('Delete, Backspace and Enter remove a chip; the focus moves to the next chip and finally to the field', async () => {
      const { button, field, onValueChange } = setUp();
      await userEvent.click(field);
      expect(button('Home')).toHaveAttribute('aria-keyshortcuts', 'Delete Backspace');
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
      expect(onValueChange).toHaveBeenLastCalledWith(['Auto', 'Umbrella'], { reason: 'remove', option: 'Home' });
      expect(screen.getByRole('status')).toHaveTextContent('Home removed');
      expect(button('Umbrella')).toHaveFocus();
      await userEvent.keyboard('{Backspace}');
      expect(onValueChange).toHaveBeenLastCalledWith(['Auto'], { reason: 'remove', option: 'Umbrella' });
      expect(button('Auto')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      expect(onValueChange).toHaveBeenLastCalledWith([], { reason: 'remove', option: 'Auto' });
      expect(field).toHaveFocus();
      expect(onValueChange).toHaveBeenCalledTimes(3);
    });

    it('Home and End move to the first and last chip, and a letter writes in the field', async () => {
      const { button, field } = setUp();
      await userEvent.tab();
      await userEvent.keyboard('{Home}');
      expect(button('Auto')).toHaveFocus();
      await userEvent.keyboard('{End}');
      expect(button('Umbrella')).toHaveFocus();
      await userEvent.keyboard('Ho');
      expect(field).toHaveFocus();
      expect(field).toHaveValue('Ho');
    });

    it('The chips leave shortcuts to the page', async () => {
      const { button } = setUp();
      await userEvent.tab();
      await userEvent.keyboard('{Control>}c{/Control}');
      expect(button('Umbrella')).toHaveFocus();
    });

    it('Arrow keys move visually between chips in right-to-left pages', async () => {
      // Without a browser no direction is handed down.
      const sheet = document.head.appendChild(document.createElement('style'));
      sheet.textContent = 'input, button { direction: rtl }';
      const { button, field } = setUp();
      await userEvent.click(field);
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      expect(button('Home')).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      expect(field).toHaveFocus();
      sheet.remove();
    });
  });

  it('A press on the scroll bar of the chips, without a click, does not open the list', () => {
    const onMouseDown = jest.fn();
    renderInTheme(
      <Autocomplete
        label="State"
        options={states}
        multiple
        defaultValue={['TX']}
        slotProps={{ chips: { 'data-testid': 'chips', onMouseDown } }}
      />,
    );
    const area = screen.getByTestId('chips');
    const press = createEvent.mouseDown(area);
    fireEvent(area, press);
    expect(screen.queryByRole('listbox')).toBeNull();
    // The focus stays where it is.
    expect(press.defaultPrevented).toBe(true);
    expect(onMouseDown).toHaveBeenCalledTimes(1);
    fireEvent.click(area);
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
    fireEvent.mouseDown(screen.getByText('Texas'));
    expect(screen.getByRole('listbox')).toBeInTheDocument();
  });

  it('Autocomplete shows at most the given number of chips, and how many more there are', () => {
    renderInTheme(
      <Autocomplete label="State" options={states} multiple maxChips={1} defaultValue={['TX', 'OK', 'KS']} />,
    );
    expect(screen.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual(['Texas']);
    expect(screen.getByText('+2')).toHaveAttribute('title', 'and 2 more');
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(/^3 selected/);
  });

  it('Arrow keys reveal further chips, which can be removed there', async () => {
    renderInTheme(
      <Autocomplete label="State" options={states} multiple maxChips={1} defaultValue={['TX', 'OK', 'KS']} />,
    );
    const chips = () => screen.getAllByRole('listitem').map((chip) => chip.textContent);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(chips()).toEqual(['KS']);
    expect(screen.getByRole('button', { name: 'Remove KS' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Remove Oklahoma' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    expect(screen.getByRole('button', { name: 'Remove KS' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('button', { name: 'Remove Texas' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(chips()).toEqual(['KS']);
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(chips()).toEqual(['Texas']);
  });

  it('Autocomplete does not render thousands of chips', () => {
    renderInTheme(<Autocomplete label="Industry" options={many} multiple defaultValue={many} />);
    expect(screen.getByText('and 9,960 more')).toBeInTheDocument();
  });

  it('Autocomplete remembers the label of a value whose option is missing after the next search', async () => {
    const timers = createManualTimers();
    const onSearch = jest.fn();
    const { rerender } = renderInTheme(<Autocomplete label="Industry" options={states} {...{ onSearch, timers }} />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('x');
    act(() => timers.advance(300));
    await userEvent.click(screen.getByRole('option', { name: 'Texas' }));
    rerender(<Autocomplete label="Industry" options={[]} {...{ onSearch, timers }} />);
    expect(screen.getByRole('combobox')).toHaveValue('Texas');
    expect(onSearch.mock.calls).toEqual([['x'], ['']]);
  });

  it('Autocomplete shows a chosen option by its own text for that, also when the option is gone', async () => {
    const offer = { label: 'All 12 containing “river”', value: '%river%', chosenLabel: 'contains “river”' };
    const show = (options: readonly Option[]) => (
      <Autocomplete label="Agency" options={options} multiple onSearch={() => undefined} />
    );
    const { rerender } = renderInTheme(show([offer]));
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: offer.label }));
    expect(screen.getByRole('listitem')).toHaveTextContent(/^contains “river”$/);
    expect(screen.getByRole('option', { name: offer.label })).toHaveAttribute('aria-selected', 'true');
    rerender(show([]));
    expect(screen.getByRole('listitem')).toHaveTextContent(/^contains “river”$/);
  });

  it('Autocomplete offers only valid custom texts, and leaves a prevented Enter to the field', async () => {
    const onKeyDown = jest.fn((event: React.KeyboardEvent) => event.key === 'Enter' && event.preventDefault());
    renderInTheme(
      <Autocomplete label="Codes" options={[]} allowCustom={(text) => text.length > 2} {...{ onKeyDown }} multiple />,
    );
    const field = screen.getByRole('combobox');
    await userEvent.type(field, ' ab {Enter}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(field).toHaveValue(' ab ');
    await userEvent.type(field, 'c');
    expect(screen.getByRole('option')).toHaveTextContent('ab c');
  });

  it('Autocomplete shows an earlier custom text as a chosen option, not as one to create', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<Autocomplete label="State" options={states} multiple allowCustom onValueChange={onValueChange} />);
    await userEvent.type(screen.getByRole('combobox'), 'Guam{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith(['Guam'], { reason: 'create', option: 'Guam' });
    expect(screen.getByRole('combobox')).toHaveValue('');
    expect(screen.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant');
    await userEvent.type(screen.getByRole('combobox'), 'Guam');
    expect(screen.queryByRole('option', { name: 'Create Guam' })).toBeNull();
    expect(screen.getByRole('option', { name: 'Guam' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith([], { reason: 'remove', option: 'Guam' });
  });

  it('A pasted text replaces the chosen label, whatever input event the browser sends', () => {
    renderInTheme(<Autocomplete label="State" options={states} defaultValue="OK" />);
    const combobox = screen.getByRole('combobox');
    fireEvent.paste(combobox, { clipboardData: { getData: () => 'Tex' } });
    expect(combobox).toHaveValue('');
    fireEvent.input(combobox, { target: { value: 'Tex' } });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Texas']);
  });

  it('Autocomplete requests the label of a value that no option has', () => {
    renderInTheme(
      <Autocomplete label="Industry" options={[]} defaultValue="524210" getValueLabel={() => 'Insurance agencies'} />,
    );
    expect(screen.getByRole('combobox')).toHaveValue('Insurance agencies');
  });
});
