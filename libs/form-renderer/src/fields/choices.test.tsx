import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { InsightsThemeProvider, createInsightsTheme } from '@agency-insights/ui-kit';
import { FormRenderer } from '../index.ts';
import type { CustomFieldProps, FieldSchema, PlainFormRendererProps } from '../index.ts';
import { englishFormTexts } from '../texts/englishFormTexts.ts';

const theme = createInsightsTheme();
const show = (field: FieldSchema, props: Partial<PlainFormRendererProps> = {}) => {
  const onValuesChange = jest.fn();
  const view = render(
    <InsightsThemeProvider theme={theme}>
      <FormRenderer schema={[field]} onValuesChange={onValuesChange} {...props} />
    </InsightsThemeProvider>,
  );
  return { ...view, values: () => onValuesChange.mock.lastCall?.[0] };
};
const options = ['Personal', { label: 'Commercial', value: 'c' }];

describe('choice fields', () => {
  it('A select sets one option, and clears it again [FORM-SCHEMA-4]', async () => {
    const { values, container } = show({ id: 'line', type: 'select', config: { label: 'Line', options } });
    await userEvent.click(screen.getByRole('combobox', { name: 'Line' }));
    await userEvent.click(screen.getByRole('option', { name: 'Commercial' }));
    expect(values()).toEqual({ line: 'c' });
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: /clear/i }));
    expect(values()).toEqual({});
  });

  it('A select with `multiple` sets several options [FORM-SCHEMA-4]', async () => {
    const { values } = show({ id: 'line', type: 'select', config: { label: 'Line', options, multiple: true } });
    await userEvent.click(screen.getByRole('combobox', { name: 'Line' }));
    await userEvent.click(screen.getByRole('option', { name: 'Commercial' }));
    await userEvent.click(screen.getByRole('option', { name: 'Personal' }));
    expect(values()).toEqual({ line: ['c', 'Personal'] });
  });

  it.each([
    [false, 'c'],
    [true, ['c']],
  ])('An option with an empty value clears the choice, with `multiple` %j [FORM-SCHEMA-4]', async (multiple, value) => {
    const config = { label: 'Line', options: [{ label: 'Any', value: '' }, ...options], multiple };
    const { values } = show({ id: 'line', type: 'select', config }, { defaultValues: { line: value } });
    await userEvent.click(screen.getByRole('combobox', { name: 'Line' }));
    await userEvent.click(screen.getByRole('option', { name: 'Any' }));
    expect(values()).toEqual({});
    expect(screen.getByRole('combobox', { name: 'Line' })).not.toHaveTextContent('Commercial');
  });

  it('Choice fields search without regard to case by default [FORM-SCHEMA-4]', async () => {
    const field = (caseInsensitive?: boolean): FieldSchema => ({
      id: 'line',
      type: 'autocomplete',
      config: { label: 'Line', options, caseInsensitive },
    });
    const { unmount } = show(field());
    await userEvent.type(screen.getByRole('combobox'), 'COMM');
    expect(await screen.findByRole('option', { name: /Commercial/ })).toBeInTheDocument();
    unmount();
    show(field(false));
    await userEvent.type(screen.getByRole('combobox'), 'COMM');
    expect((await screen.findAllByText('No options containing “COMM”')).length).toBeGreaterThan(0);
  });

  it('An autocomplete sets several values and shows restored ones by their labels', async () => {
    const { values } = show(
      { id: 'line', type: 'autocomplete', config: { label: 'Line', options, multiple: true } },
      { defaultValues: { line: ['c'] } },
    );
    expect(screen.getByText('Commercial')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Commercial' }));
    expect(values()).toEqual({});
  });

  it('Typed values must have an allowed length [FORM-SCHEMA-5]', async () => {
    const { values } = show({
      id: 'codes',
      type: 'multi-text',
      config: { label: 'Codes', options: ['A-1'], minLength: 3, maxLength: 4 },
    });
    const box = screen.getByRole('combobox', { name: 'Codes' });
    await userEvent.type(box, 'B-22{Enter}');
    await userEvent.click(box);
    expect(values()).toEqual({ codes: ['B-22'] });
    await userEvent.clear(box);
    await userEvent.type(box, 'C{Enter}');
    expect(values()).toEqual({ codes: ['B-22'] });
    expect(box).toHaveAccessibleDescription(/Not taken: C\. Enter 3 to 4 characters each$/);
  });

  it.each([
    [{ minLength: 1 }, 'Enter at least 1 character each'],
    [{ maxLength: 2 }, 'Enter at most 2 characters each'],
    [{ minLength: 5, maxLength: 5 }, 'Enter 5 characters each'],
  ])(
    'The hint describes the limits %j',
    ({ minLength, maxLength }: { minLength?: number; maxLength?: number }, words) =>
      expect(englishFormTexts.lengths(minLength, maxLength)).toBe(words),
  );

  it('The radio option without a value clears the choice', async () => {
    const options = [
      { label: 'Any', value: '' },
      { label: 'Primary', value: 'P' },
    ];
    const { values } = show({ id: 'line', type: 'radio', config: { label: 'Line', options } });
    expect(screen.getByRole('radio', { name: 'Any' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Primary' }));
    expect(values()).toEqual({ line: 'P' });
    await userEvent.click(screen.getByRole('radio', { name: 'Any' }));
    expect(values()).toEqual({});
    expect(screen.getByRole('radio', { name: 'Any' })).toBeChecked();
  });

  it('A radio field sets an option by value or label [FORM-SCHEMA-7]', async () => {
    const { values, container } = show({
      id: 'a',
      type: 'radio',
      config: { label: 'Accounts', options: [{ label: 'Primary', value: 'p' }, { label: 'All' }] },
    });
    await userEvent.click(screen.getByRole('radio', { name: 'Primary' }));
    expect(values()).toEqual({ a: 'p' });
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(values()).toEqual({ a: 'All' });
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each(['checkbox', 'switch'] as const)(
    'The value of a %s is true if it is on, and missing if it is off [FORM-VALUE-1]',
    async (type) => {
      const { values, container } = show({ id: 'on', type, config: { label: 'New only' } });
      const box = screen.getByRole(type, { name: 'New only' });
      await userEvent.click(box);
      expect([values(), box]).toEqual([{ on: true }, expect.objectContaining({ checked: true })]);
      await userEvent.click(box);
      expect(values()).toEqual({});
      expect(await axe(container)).toHaveNoViolations();
    },
  );

  it('A custom field renders a component of the application by its key, with value and config [FORM-SCHEMA-7]', async () => {
    const Rating = ({ field, value, onValueChange }: CustomFieldProps) => (
      <button
        type="button"
        onClick={() => onValueChange('A')}
      >{`${String(field.config.scale)} ${String(value ?? 'none')}`}</button>
    );
    const { values } = show(
      { id: 'r', type: 'custom', config: { componentKey: 'rating', scale: 'A to C' } },
      { customComponents: { rating: Rating } },
    );
    await userEvent.click(screen.getByRole('button', { name: 'A to C none' }));
    expect(values()).toEqual({ r: 'A' });
  });

  it('A field can use another colour of the theme [FORM-SCHEMA-4]', () => {
    const { container } = show({ id: 'on', type: 'switch', config: { label: 'On', color: 'success' } });
    expect(container.querySelector('[data-field="on"]')?.getAttribute('style')).toContain(
      'var(--mui-palette-success-main)',
    );
  });
});
