import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allOptionsLabel, allOptionsValue } from '../dropdown/dropdownRows.ts';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { cssOf } from '../testing/cssOf.test-support.ts';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const states = [
  { label: 'Texas', value: 'TX' },
  { label: 'Oklahoma', value: 'OK' },
  { label: 'Kansas', value: 'KS' },
];
const many = Array.from({ length: 10_000 }, (_, position) => `Industry ${position}`);

describe('MultiSelect', () => {
  describeConformance(<MultiSelect label="State" options={states} />, { themeName: 'KitMultiSelect' });

  it('MultiSelect stays open, and shows more than one choice as "{n} Selected" [KIT-SELECT-3]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<MultiSelect label="State" options={states} onValueChange={onValueChange} />);
    const combobox = screen.getByRole('combobox', { name: 'State' });
    await userEvent.click(combobox);
    await userEvent.click(screen.getByRole('option', { name: 'Texas' }));
    expect(combobox).toHaveTextContent('Texas');
    await userEvent.click(screen.getByRole('option', { name: 'Oklahoma' }));
    expect(combobox).toHaveTextContent('2 Selected');
    expect(onValueChange).toHaveBeenLastCalledWith(['TX', 'OK'], { reason: 'select', option: 'OK' });
    expect(screen.getByRole('option', { name: 'Texas' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Texas' }));
    expect(onValueChange).toHaveBeenLastCalledWith(['OK'], { reason: 'remove', option: 'TX' });
  });

  it('MultiSelect opens with the chosen options first, and moves no option while it is open', async () => {
    const rows = () => screen.getAllByRole('option').map((option) => option.textContent);
    renderInTheme(<MultiSelect label="State" options={states} defaultValue={['KS']} searchable />);
    const combobox = screen.getByRole('combobox', { name: 'State' });
    await userEvent.click(combobox);
    expect(rows()).toEqual([allOptionsLabel, 'Kansas', 'Texas', 'Oklahoma']);
    await userEvent.click(screen.getByRole('option', { name: 'Oklahoma' }));
    await userEvent.click(screen.getByRole('option', { name: 'Kansas' }));
    expect(rows()).toEqual([allOptionsLabel, 'Kansas', 'Texas', 'Oklahoma']);
    await userEvent.keyboard('a');
    expect(rows().slice(1)).toEqual(['Kansas', 'Texas', 'Oklahoma']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(combobox);
    expect(rows()).toEqual([allOptionsLabel, 'Oklahoma', 'Texas', 'Kansas']);
  });

  it('MultiSelect renders 5 rows on either side of the visible ones [KIT-SELECT-7]', async () => {
    renderInTheme(<MultiSelect label="Industry" options={many} />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getAllByRole('option')).toHaveLength(6 + 5);
  });

  it('MultiSelect opens with the visible rows and renders more once the browser is idle [KIT-SELECT-7]', async () => {
    const waiting: IdleRequestCallback[] = [];
    Object.assign(window, {
      requestIdleCallback: (callback: () => void) => waiting.push(callback),
      cancelIdleCallback: () => undefined,
    });
    try {
      const { unmount } = renderInTheme(<MultiSelect label="Industry" options={many} />);
      await userEvent.click(screen.getByRole('combobox'));
      expect(screen.getAllByRole('option')).toHaveLength(6);
      act(() => waiting.forEach((callback) => callback({ didTimeout: false, timeRemaining: () => 10 })));
      expect(screen.getAllByRole('option')).toHaveLength(6 + 5);
      unmount();
    } finally {
      Object.assign(window, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
    }
  });

  it('MultiSelect explains its counts above the list, which shows when more rows follow', async () => {
    const counted = many.slice(0, 12).map((label, count) => ({ label, count }));
    renderInTheme(<MultiSelect label="Industry" options={counted} caption="Agencies with each" />);
    const combobox = screen.getByRole('combobox');
    await userEvent.click(combobox);
    const list = screen.getByRole('listbox', { name: 'Industry', description: 'Agencies with each' });
    expect(list).not.toContainElement(screen.getByText('Agencies with each'));
    expect(screen.getAllByRole('option')[0]).toHaveAccessibleDescription('Agencies with each');
    expect(combobox).not.toHaveAttribute('caption');
    expect(list).toHaveAttribute('data-more-below');
    fireEvent.scroll(list, { target: { scrollTop: 12 * 37 - 200 } });
    expect(list).not.toHaveAttribute('data-more-below');
  });

  it('MultiSelect describes its field by the first chosen options', async () => {
    renderInTheme(<MultiSelect label="Industry" options={many} defaultValue={many.slice(0, 8)} />);
    const named = many.slice(0, 5).join(', ');
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-description', named);
    await userEvent.click(screen.getByRole('button', { name: 'Clear Industry' }));
    expect(screen.getByRole('combobox')).not.toHaveAttribute('aria-description');
  });

  it('MultiSelect shows details that distinguish options with the same name', async () => {
    const agencies = [
      { label: 'Red River', value: '1', detail: 'Tulsa, OK' },
      { label: 'Red River', value: '2', detail: 'Austin, TX', count: 1_234 },
    ];
    const onValueChange = jest.fn();
    renderInTheme(<MultiSelect label="Agency" options={agencies} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getByRole('option', { name: 'Red River (Tulsa, OK)' })).toHaveTextContent('Red RiverTulsa, OK');
    await userEvent.click(screen.getByRole('option', { name: 'Red River (Austin, TX) 1,234' }));
    expect(onValueChange).toHaveBeenLastCalledWith(['2'], { reason: 'select', option: '2' });
  });

  it('Page keys move by the number of visible rows, and not beyond the ends', async () => {
    renderInTheme(<MultiSelect label="Industry" options={many.slice(0, 12)} />);
    const combobox = screen.getByRole('combobox');
    await userEvent.click(combobox);
    const stops = [
      '{ArrowDown}',
      '{PageDown}',
      '{PageDown}',
      '{PageDown}',
      '{PageDown}',
      '{PageUp}',
      '{Home}',
      '{PageUp}',
    ];
    const names: (string | undefined)[] = [];
    for (const stop of stops) {
      await userEvent.keyboard(stop);
      names.push(document.getElementById(combobox.getAttribute('aria-activedescendant') ?? '')?.textContent);
    }
    expect(names).toEqual([0, 5, 10, 11, 11, 6, 0, 0].map((position) => `Industry ${position}`));
  });

  it('Alt + arrow up closes the list and changes nothing', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<MultiSelect label="State" options={states} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('MultiSelect shows next to the search the same text as when closed: the chosen option or the count [KIT-SELECT-3]', async () => {
    renderInTheme(<MultiSelect label="State" options={states} searchable defaultValue={['TX']} />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(document.querySelector('.KitDropdown-chosen')).toHaveTextContent('Texas');
    await userEvent.click(screen.getByRole('option', { name: 'Oklahoma' }));
    expect(document.querySelector('.KitDropdown-chosen')).toHaveTextContent('2 Selected');
  });

  it('The clear icon clears MultiSelect [KIT-SELECT-3]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(
      <MultiSelect label="State" options={states} defaultValue={['TX', 'OK']} onValueChange={onValueChange} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear State' }));
    expect(onValueChange).toHaveBeenCalledWith([], { reason: 'clear' });
    expect(screen.queryByRole('button', { name: 'Clear State' })).toBeNull();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it('MultiSelect offers "All Options" only with a search and more than one option [KIT-SELECT-4]', async () => {
    const { rerender } = renderInTheme(<MultiSelect label="State" options={states} />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.queryByText('All Options')).toBeNull();
    rerender(<MultiSelect label="State" options={states} searchable />);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getByRole('option', { name: /^All Options/ })).toHaveAttribute('data-value', 'all_options');
    rerender(<MultiSelect label="State" options={[{ label: 'Texas', value: 'TX' }]} searchable />);
    expect(screen.queryByText('All Options')).toBeNull();
    expect([allOptionsValue, allOptionsLabel]).toEqual(['all_options', 'All Options']);
  });

  it('"All Options" chooses all options, and with a search all matches [KIT-SELECT-4]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(
      <MultiSelect label="State" options={states} searchable caseInsensitive onValueChange={onValueChange} />,
    );
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: /^All Options/ }));
    expect(onValueChange).toHaveBeenLastCalledWith(['TX', 'OK', 'KS'], { reason: 'select-all' });
    await userEvent.click(screen.getByRole('option', { name: /^All Options/ }));
    expect(onValueChange).toHaveBeenLastCalledWith([], { reason: 'remove-all' });
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'as');
    // "All Options" alone would say more than it does.
    await userEvent.click(screen.getByRole('option', { name: 'All Options 2 containing “as”' }));
    expect(onValueChange).toHaveBeenLastCalledWith(['TX', 'KS'], { reason: 'select-all' });
  });

  it('MultiSelect finds an option by its value', async () => {
    const onValueChange = jest.fn();
    renderInTheme(
      <MultiSelect label="State" options={states} searchable caseInsensitive onValueChange={onValueChange} />,
    );
    await userEvent.type(screen.getByRole('combobox'), 'ks{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith(['KS'], { reason: 'select', option: 'KS' });
  });

  it('MultiSelect keeps the typed text after a choice, muted until the next letter replaces it', async () => {
    renderInTheme(<MultiSelect label="State" options={states} searchable caseInsensitive />);
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'as');
    expect(field).not.toHaveAttribute('data-kept');
    await userEvent.click(screen.getByRole('option', { name: 'Kansas' }));
    expect(field).toHaveValue('as');
    expect(field).toHaveAttribute('data-kept');
    expect(cssOf(field)).toMatch(/\[data-kept\]::selection\s*{[^}]*background: ?none/);
    await userEvent.keyboard('o');
    expect(field).toHaveValue('o');
    expect(field).not.toHaveAttribute('data-kept');
  });

  describe('bulk selection', () => {
    const setUp = async (props: Partial<MultiSelectProps> = {}) => {
      const onValueChange = jest.fn();
      renderInTheme(
        <>
          <MultiSelect label="State" options={states} searchable caseInsensitive {...props} {...{ onValueChange }} />
          <button type="button">After</button>
        </>,
      );
      await userEvent.click(screen.getByRole('combobox'));
      return onValueChange;
    };

    it('The bulk action selects all matches of the search, announces how many, and can be undone [PLUS-13]', async () => {
      const onValueChange = await setUp({ defaultValue: ['OK'] });
      await userEvent.type(screen.getByRole('combobox'), 'as');
      await userEvent.click(screen.getByRole('option', { name: /^All Options/ }));
      expect(onValueChange).toHaveBeenLastCalledWith(['OK', 'TX', 'KS'], { reason: 'select-all' });
      expect(screen.getByRole('status')).toHaveTextContent('3 of 3 selected');
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      expect(onValueChange).toHaveBeenLastCalledWith(['OK'], { reason: 'undo' });
      expect(screen.getByRole('status')).toHaveTextContent('Undone, 1 of 3 selected');
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    });

    it('"Invert" inverts the matches of the search and keeps the other choices [PLUS-13]', async () => {
      const onValueChange = await setUp({ defaultValue: ['OK', 'TX'] });
      await userEvent.type(screen.getByRole('combobox'), 'as');
      await userEvent.click(screen.getByRole('button', { name: 'Invert' }));
      expect(onValueChange).toHaveBeenLastCalledWith(['OK', 'KS'], { reason: 'invert' });
      expect(screen.getByRole('status')).toHaveTextContent('2 of 3 selected');
    });

    it('MultiSelect accepts a pasted column of codes, reports the missing ones, and can undo it [PLUS-13]', async () => {
      const onValueChange = await setUp({ defaultValue: ['KS'] });
      await userEvent.paste('TX\r\nOklahoma\r\nZZ\r\n99');
      const text = '2 of 4 pasted values selected. Not found: ZZ, 99';
      expect(onValueChange).toHaveBeenLastCalledWith(['KS', 'TX', 'OK'], { reason: 'paste', notFound: ['ZZ', '99'] });
      expect(screen.getByRole('status')).toHaveTextContent(text);
      expect(within(screen.getByRole('group', { name: 'Selection' })).getByText(text)).toBeVisible();
      expect(screen.getByRole('combobox')).toHaveValue('');
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      expect(onValueChange).toHaveBeenLastCalledWith(['KS'], { reason: 'undo' });
    });

    it('MultiSelect offers no undo once another option was chosen [PLUS-13]', async () => {
      await setUp();
      await userEvent.paste('TX\nOK');
      await userEvent.click(screen.getByRole('option', { name: 'Kansas' }));
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    });

    it('MultiSelect searches for a pasted text that is not a list', async () => {
      const onValueChange = await setUp();
      await userEvent.paste('okla');
      expect(screen.getByRole('combobox')).toHaveValue('okla');
      expect(onValueChange).not.toHaveBeenCalled();
    });

    it('Tab reaches the bulk buttons, Escape returns, and the keyboard continues in the field [PLUS-13]', async () => {
      await setUp({ defaultValue: ['TX'] });
      await userEvent.tab();
      expect(screen.getByRole('button', { name: 'Invert' })).toHaveFocus();
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      expect(screen.getByRole('listbox')).toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
      expect(screen.getByRole('combobox')).toHaveFocus();
      expect(screen.getByRole('status')).toHaveTextContent('2 of 3 selected');
      await userEvent.tab();
      expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      expect(screen.getByRole('combobox')).toHaveFocus();
      expect(screen.getByRole('listbox')).toBeInTheDocument();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      expect(screen.queryByRole('listbox')).toBeNull();
    });

    it('MultiSelect mentions pasting codes if many options are visible, and offers nothing next to a single match', async () => {
      const setUpMany = () => setUp({ options: many.slice(0, 12) });
      await setUpMany();
      expect(screen.getByText('Paste a column of values to select them.')).toBeVisible();
      await userEvent.type(screen.getByRole('combobox'), '1');
      expect(screen.queryByText(/^Paste/)).toBeNull();
      expect(screen.getByRole('button', { name: 'Invert' })).toBeVisible();
      await userEvent.type(screen.getByRole('combobox'), '1');
      expect(screen.getAllByRole('option')).toHaveLength(1);
      expect(screen.queryByRole('button', { name: 'Invert' })).toBeNull();
    });

    it('MultiSelect does not mention pasting on touch screens', async () => {
      await setUp({ options: many.slice(0, 12) });
      const hint = screen.getByText('Paste a column of values to select them.');
      const rules = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === '(pointer: coarse)')
        .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[]);
      expect(rules.find(({ selectorText }) => hint.matches(selectorText))?.style.visibility).toBe('hidden');
    });

    it('MultiSelect gives all space to the list in a low window', async () => {
      Object.assign(window, { innerHeight: 256 });
      try {
        await setUp({ options: many.slice(0, 12), caption: 'Agencies with each' });
        expect(screen.queryByRole('button', { name: 'Invert' })).toBeNull();
        const surface = screen.getByRole('listbox').parentElement?.parentElement;
        expect(surface?.style.getPropertyValue('--kit-dropdown-room')).toBe('248px');
      } finally {
        Object.assign(window, { innerHeight: 768 });
      }
    });

    it('MultiSelect has no bulk selection if the caller searches its options', async () => {
      const onValueChange = await setUp({ onSearch: () => undefined });
      expect(screen.queryByRole('button', { name: 'Invert' })).toBeNull();
      await userEvent.paste('TX\nOK');
      expect(onValueChange).not.toHaveBeenCalled();
    });
  });

  it('MultiSelect announces the choice and how many of how many are chosen [PLUS-17]', async () => {
    renderInTheme(<MultiSelect label="State" options={states} />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: 'Texas' }));
    expect(screen.getByRole('status')).toHaveTextContent('Texas selected, 1 of 3');
  });

  it('MultiSelect announces a choice once: not when the user types and leaves, nor when they return [PLUS-17]', async () => {
    renderInTheme(
      <>
        <MultiSelect label="State" options={states} searchable />
        <button type="button">Apply</button>
      </>,
    );
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: 'Texas' }));
    await userEvent.keyboard('Okla');
    expect(await screen.findByText('1 option')).toHaveRole('status');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: 'Texas' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('MultiSelect has a live region only while it is in use, so that a form contains no empty ones [PLUS-17]', async () => {
    renderInTheme(
      <>
        <MultiSelect label="State" options={states} defaultValue={['TX']} />
        <MultiSelect label="Carrier" options={['Acme Mutual']} />
        <button type="button">Apply</button>
      </>,
    );
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.tab();
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('status')).toBe(region);
    expect(region).toHaveTextContent('3 options');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Clear State' }));
    expect(screen.getByRole('status')).toHaveTextContent('Selection cleared');
  });

  it('MultiSelect adds its live region before the text, which would otherwise not be announced [PLUS-17]', async () => {
    const waiting: IdleRequestCallback[] = [];
    Object.assign(window, {
      requestIdleCallback: (callback: () => void) => waiting.push(callback),
      cancelIdleCallback: () => undefined,
    });
    const idle = () =>
      act(() => waiting.splice(0).forEach((callback) => callback({ didTimeout: false, timeRemaining: () => 10 })));
    try {
      const { unmount } = renderInTheme(<MultiSelect label="State" options={states} defaultValue={['TX']} />);
      await userEvent.click(screen.getByRole('button', { name: 'Clear State' }));
      idle();
      const region = screen.getByRole('status');
      expect(region).toBeEmptyDOMElement();
      idle();
      expect(screen.getByRole('status')).toBe(region);
      expect(region).toHaveTextContent('Selection cleared');
      unmount();
    } finally {
      Object.assign(window, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
    }
  });

  it('MultiSelect reports nothing if "All Options" and "Invert" find no selectable option', async () => {
    const onValueChange = jest.fn();
    const fixed = states.map((state) => ({ ...state, disabled: true }));
    renderInTheme(
      <MultiSelect label="State" options={fixed} searchable defaultValue={['TX']} onValueChange={onValueChange} />,
    );
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: allOptionsLabel }));
    await userEvent.click(screen.getByRole('button', { name: 'Invert' }));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('Enter chooses the first match, not the row for all', async () => {
    const onValueChange = jest.fn();
    renderInTheme(
      <MultiSelect label="State" options={states} searchable caseInsensitive onValueChange={onValueChange} />,
    );
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), 'a{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith(['TX'], { reason: 'select', option: 'TX' });
  });
});
