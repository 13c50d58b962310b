import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { ButtonSection } from './ButtonSection.tsx';
import type { ButtonSectionOption, ButtonSectionProps } from './ButtonSection.types.ts';
import {
  chooseButton,
  checkedNames,
  emptySection,
  selectedRows,
  toggleAllRows,
  toggleName,
  toggleRow,
} from './buttonSectionRules.ts';

const rows = [
  { id: 'hartline', carrier: 'Hartline Mutual', agencies: 4120 },
  { id: 'prairie', carrier: 'Prairie Home', agencies: 287 },
];
const options: ButtonSectionOption[] = [
  {
    buttonLabel: 'By line',
    description: 'Within the checked lines.',
    checkboxOptions: [
      { name: 'auto', label: 'Auto' },
      { name: 'home', label: 'Home' },
    ],
  },
  {
    buttonLabel: 'By carrier',
    description: 'Within the selected carriers.',
    tableData: {
      columns: [
        { field: 'carrier', label: 'Carrier' },
        { field: 'agencies', label: 'Agencies', align: 'end' },
      ],
      rows,
    },
  },
  { buttonLabel: 'All', description: 'Everything they write.' },
];
const section = (props: Partial<ButtonSectionProps> = {}) => (
  <ButtonSection label="Compare agencies" options={options} {...props} />
);
const button = (name: string) => screen.getByRole('button', { name });

describe('ButtonSection', () => {
  describeConformance(
    section({ defaultValue: { activeButton: 'By carrier', selections: {} }, defaultExpanded: true }),
    {
      themeName: 'KitButtonSection',
    },
  );

  it('ButtonSection activates a button and shows its description [KIT-SECTION-2]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(section({ onValueChange }));
    expect(screen.getByRole('group', { name: 'Compare agencies' })).toBeInTheDocument();
    for (const { description } of options) expect(screen.getByText(String(description))).not.toBeVisible();
    for (const { buttonLabel } of options) expect(button(buttonLabel)).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button('By line'));
    await userEvent.unhover(button('By line'));
    await userEvent.tab();
    expect(button('By line')).toHaveAttribute('aria-pressed', 'true');
    expect(onValueChange).toHaveBeenLastCalledWith({ activeButton: 'By line', selections: {} }, { reason: 'button' });
    await userEvent.click(document.body);
    expect(screen.getByText('Within the checked lines.')).toBeVisible();
    expect(button('By line')).toHaveAccessibleDescription('Within the checked lines.');
  });

  it('ButtonSection previews the description of a hovered or focused button without choosing it [KIT-SECTION-2]', async () => {
    renderInTheme(section({ defaultValue: { activeButton: 'By line', selections: {} } }));
    await userEvent.hover(button('All'));
    expect(screen.getByText('Everything they write.')).toBeVisible();
    expect(screen.getByText('Within the checked lines.')).not.toBeVisible();
    await userEvent.unhover(button('All'));
    expect(screen.getByText('Within the checked lines.')).toBeVisible();
    expect(button('By line')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.tab();
    expect(button('By carrier')).toHaveFocus();
    expect(screen.getByText('Within the selected carriers.')).toBeVisible();
  });

  it('ButtonSection shows the choices of the active button in an accordion that opens and closes [KIT-SECTION-2]', async () => {
    const onExpandedChange = jest.fn();
    renderInTheme(section({ defaultValue: { activeButton: 'By line', selections: {} }, onExpandedChange }));
    const accordion = button('Options');
    expect(accordion).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(accordion);
    expect(accordion).toHaveAttribute('aria-expanded', 'true');
    expect(onExpandedChange).toHaveBeenCalledWith(true, { reason: 'summary' });
    await userEvent.click(button('All'));
    expect(screen.queryByRole('button', { name: 'Options' })).toBeNull();
  });

  it('ButtonSection stores checked names by the label of their button [KIT-SECTION-1]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(
      section({ defaultValue: { activeButton: 'By line', selections: {} }, defaultExpanded: true, onValueChange }),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Home' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Auto' }));
    expect(onValueChange).toHaveBeenLastCalledWith(
      { activeButton: 'By line', selections: { 'By line': ['auto', 'home'] } },
      { reason: 'checkbox' },
    );
    expect(button('Options (2)')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Home' }));
    expect(onValueChange.mock.lastCall?.[0].selections).toEqual({ 'By line': ['auto'] });
  });

  it('ButtonSection stores selected rows of a table by the label of their button, and keeps the choices of other buttons [KIT-SECTION-1]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(
      section({
        defaultValue: { activeButton: 'By carrier', selections: { 'By line': ['auto'] } },
        defaultExpanded: true,
        onValueChange,
      }),
    );
    const table = within(screen.getByRole('table', { name: 'By carrier: Options' }));
    expect(table.getByRole('cell', { name: '4,120' })).toBeVisible();
    await userEvent.click(table.getByRole('checkbox', { name: 'Select Prairie Home' }));
    expect(onValueChange).toHaveBeenLastCalledWith(
      { activeButton: 'By carrier', selections: { 'By line': ['auto'], 'By carrier': [rows[1]] } },
      { reason: 'row' },
    );
    expect(table.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
    await userEvent.click(table.getByRole('checkbox', { name: 'Select all rows' }));
    expect(onValueChange.mock.lastCall?.[0].selections['By carrier']).toEqual(rows);
    expect(onValueChange.mock.lastCall?.[1]).toEqual({ reason: 'all-rows' });
    await userEvent.click(table.getByRole('checkbox', { name: 'Select all rows' }));
    expect(onValueChange.mock.lastCall?.[0].selections['By carrier']).toEqual([]);
  });

  it("ButtonSection shows its parent's value", async () => {
    renderInTheme(section({ value: emptySection }));
    await userEvent.click(button('All'));
    expect(button('All')).toHaveAttribute('aria-pressed', 'false');
  });

  it('ButtonSection can be disabled as a whole', () => {
    renderInTheme(
      section({ disabled: true, defaultExpanded: true, defaultValue: { activeButton: 'By line', selections: {} } }),
    );
    for (const { buttonLabel } of options) expect(button(buttonLabel)).toBeDisabled();
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled();
  });

  it.each([
    ['two options of one name', [{ buttonLabel: 'All' }, { buttonLabel: 'All' }], 'two are called "All"'],
    [
      'an option with both kinds of choices',
      [{ buttonLabel: 'All', checkboxOptions: [], tableData: { columns: [], rows: [] } }],
      'has both checkboxOptions and tableData',
    ],
  ])('ButtonSection throws a clear message for %s', (_name, wrong, text) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<ButtonSection label="Compare" options={wrong} />)).toThrow(text);
    error.mockRestore();
  });
});

describe('the value of a button section', () => {
  const [byLine, byCarrier] = options as [ButtonSectionOption, ButtonSectionOption];
  const step = fc.oneof(
    fc.constantFrom('auto', 'home').map((name) => ({ toggle: 'name' as const, name })),
    fc.constantFrom('hartline', 'prairie').map((name) => ({ toggle: 'row' as const, name })),
    fc.constantFrom('By line', 'By carrier').map((name) => ({ toggle: 'button' as const, name })),
  );

  it('The value of a button section contains the buttons that were pressed an odd number of times, in the order of the options [KIT-SECTION-1]', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const value = steps.reduce((before, { toggle, name }) => {
          if (toggle === 'name') return toggleName(before, byLine, name);
          return toggle === 'row' ? toggleRow(before, byCarrier, name) : chooseButton(before, name);
        }, emptySection);
        const odd = (kind: string, name: string) =>
          steps.filter((one) => one.toggle === kind && one.name === name).length % 2 === 1;
        expect(checkedNames(value, 'By line')).toEqual(['auto', 'home'].filter((name) => odd('name', name)));
        expect(selectedRows(value, 'By carrier')).toEqual(rows.filter(({ id }) => odd('row', id)));
        expect(value.activeButton).toBe(steps.findLast(({ toggle }) => toggle === 'button')?.name ?? null);
        expect(selectedRows(toggleAllRows(toggleAllRows(emptySection, byCarrier), byCarrier), 'By carrier')).toEqual(
          [],
        );
      }),
    );
  });
});
