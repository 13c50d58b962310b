import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { InsightsThemeProvider, createInsightsTheme } from '@agency-insights/ui-kit';
import { createFilterForm, FormRenderer } from '../index.ts';
import type { FieldSchema, PlainFormRendererProps } from '../index.ts';
import { answersByHand } from '../data/data.test-support.ts';

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
const track = { label: 'Policies', min: 0, max: 100, step: 10 };
const move = (name: string, to: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: to } });
const data = { kind: 'looker' as const, params: {}, keyLower: 'lower', keyUpper: 'upper', keyCount: 'agencies' };
const bins = [
  { lower: 1_000_000, upper: 5_000_000, agencies: 9 },
  { lower: 5_000_000, upper: 60_000_000, agencies: 2 },
];

describe('range fields', () => {
  it('A slider sets a number; its default counts as empty', async () => {
    const { values, container } = show({ id: 'p', type: 'slider', config: track });
    move('Policies', 40);
    expect(values()).toEqual({ p: 40 });
    expect(await axe(container)).toHaveNoViolations();
    move('Policies', 0);
    expect(values()).toEqual({});
  });

  it('A range field sets both ends, and reports the full range as cleared [FORM-VALUE-3] [FORM-SCHEMA-6]', async () => {
    const { values, container } = show({ id: 'p', type: 'range-slider', config: track });
    move('Policies minimum', 20);
    move('Policies maximum', 70);
    expect(values()).toEqual({ p: { min: 20, max: 70 } });
    expect(await axe(container)).toHaveNoViolations();
    move('Policies minimum', 0);
    move('Policies maximum', 100);
    expect(values()).toEqual({});
  });

  it('A button clears a range, "Clear Range" by default [FORM-SCHEMA-6]', async () => {
    const { values, unmount } = show(
      { id: 'p', type: 'range-slider', config: track },
      { defaultValues: { p: { min: 20, max: 70 } } },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear Range Policies' }));
    expect(values()).toEqual({});
    unmount();
    show(
      { id: 'p', type: 'range-slider', config: { ...track, clearButtonText: 'Any number' } },
      { defaultValues: { p: { min: 20, max: 70 } } },
    );
    expect(screen.getByRole('button', { name: 'Any number Policies' })).toBeInTheDocument();
  });

  it('A range field accepts typed ends, also between two positions of the track and in the wrong order [FORM-SCHEMA-8]', async () => {
    const { values, container } = show({ id: 'p', type: 'range-slider', config: { ...track, inputs: true } });
    const from = screen.getByRole('textbox', { name: 'Policies from' });
    const to = screen.getByRole('textbox', { name: 'Policies to' });
    await userEvent.type(from, '33{Enter}');
    expect(values()).toEqual({ p: { min: 33, max: null } });
    await userEvent.type(to, '1.5');
    await userEvent.tab();
    expect(values()).toEqual({ p: { min: 1.5, max: 33 } });
    expect(from).toHaveValue('1.5');
    expect(screen.getByText('The two ends were swapped').parentElement).toHaveRole('status');
    await userEvent.clear(from);
    await userEvent.type(from, 'few');
    expect(from).toBeInvalid();
    expect(from).toHaveAccessibleDescription('Enter a number, for example 250 or 2M');
    expect(values()).toEqual({ p: { min: 1.5, max: 33 } });
    await userEvent.clear(from);
    await userEvent.clear(to);
    await userEvent.tab();
    expect(values()).toEqual({});
    expect(await axe(container)).toHaveNoViolations();
  });

  it('A drag of one handle changes only its end: a typed end stays, between two positions and beyond the track', () => {
    const open = (max: number) =>
      show(
        { id: 'p', type: 'range-slider', config: { ...track, openEnded: true, inputs: true } },
        {
          defaultValues: { p: { min: 20, max } },
        },
      );
    const first = open(77);
    move('Policies minimum', 80);
    expect(first.values()).toEqual({ p: { min: 67, max: 77 } });
    first.unmount();
    const second = open(700);
    move('Policies minimum', 40);
    expect(second.values()).toEqual({ p: { min: 40, max: 700 } });
    move('Policies maximum', 60);
    expect(second.values()).toEqual({ p: { min: 40, max: 60 } });
  });

  it('A text that is no number is announced once it is left, and leaves when the number is set elsewhere', async () => {
    show({ id: 'p', type: 'range-slider', config: { ...track, inputs: true } });
    const from = screen.getByRole('textbox', { name: 'Policies from' });
    await userEvent.type(from, 'few');
    expect(screen.queryByText('Policies: Enter a number, for example 250 or 2M')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByText('Policies: Enter a number, for example 250 or 2M')).toHaveRole('status');
    move('Policies minimum', 20);
    expect(from).toHaveValue('20');
    expect(from).toBeValid();
    expect(screen.queryByText(/Enter a number, for example 250 or 2M/)).not.toBeInTheDocument();
  });

  it.each(['clear', 'reset'] as const)(
    '%s empties a box with a text that is no number, and its error',
    async (action) => {
      const schema: FieldSchema[] = [{ id: 'p', type: 'number', config: { label: 'Policies' } }];
      const form = createFilterForm({ schema });
      render(
        <InsightsThemeProvider theme={theme}>
          <FormRenderer form={form} />
        </InsightsThemeProvider>,
      );
      const box = screen.getByRole('textbox', { name: 'Policies' });
      await userEvent.type(box, 'few');
      await userEvent.tab();
      expect(box).toBeInvalid();
      expect(form.getStatus()).toMatchObject({ canClear: true, valid: false });
      act(form[action]);
      expect(box).toHaveValue('');
      expect(box).toBeValid();
      expect(form.getStatus()).toMatchObject({ canClear: false, valid: true });
    },
  );

  it('The note about swapped ends leaves with the next change, of the range or of another field', async () => {
    const schema: FieldSchema[] = [
      { id: 'p', type: 'range-slider', config: { ...track, inputs: true } },
      { id: 'active', type: 'checkbox', config: { label: 'Active' } },
    ];
    render(
      <InsightsThemeProvider theme={theme}>
        <FormRenderer schema={schema} defaultValues={{ p: { min: 33, max: null } }} />
      </InsightsThemeProvider>,
    );
    const swap = async (text: string) => {
      const to = screen.getByRole('textbox', { name: 'Policies to' });
      await userEvent.clear(to);
      await userEvent.type(to, `${text}{Enter}`);
    };
    await swap('20');
    expect(screen.getByText('The two ends were swapped')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Active' }));
    expect(screen.queryByText('The two ends were swapped')).not.toBeInTheDocument();
    await swap('10');
    expect(screen.getByText('The two ends were swapped')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Policies from' }), '0');
    expect(screen.queryByText('The two ends were swapped')).not.toBeInTheDocument();
  });

  it('A range field has no clear button if the schema disables it [FORM-SCHEMA-6]', () => {
    show(
      { id: 'p', type: 'range-slider', config: { ...track, clearButton: false } },
      { defaultValues: { p: { min: 20, max: 70 } } },
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('A range field shows labels instead of numbers and reports them with the value [FORM-SCHEMA-6] [FORM-SCHEMA-8]', () => {
    const { values } = show({
      id: 'p',
      type: 'range-slider',
      config: {
        label: 'Size',
        min: 1,
        max: 3,
        step: 1,
        customValue: [1, 10, 100],
        customLabel: ['Small', 'Middle', 'Large'],
      },
    });
    move('Size minimum', 1);
    expect(values()).toEqual({ p: { min: 10, max: 100, label: { min: 'Middle', max: 'Large' } } });
    expect(screen.getByText(/Middle/)).toBeInTheDocument();
  });

  it('The track of a range field comes from data, in the unit of the field, with an open end', async () => {
    const { gateways, answer } = answersByHand();
    const { values } = show(
      { id: 'p', type: 'range-slider', config: { label: 'Premium', openEnded: true }, data, summary: { unit: 'usd' } },
      { gateways },
    );
    await act(() => answer(0, bins));
    expect(screen.getByText('$60M+')).toBeInTheDocument();
    move('Premium minimum', 1);
    expect(values()).toEqual({ p: { min: 5_000_000, max: null } });
  });

  it('A range in a dropdown is applied by a button [FORM-SCHEMA-6]', async () => {
    const { values } = show({ id: 'p', type: 'select-range', config: track });
    await userEvent.click(screen.getByRole('button', { name: /Policies/ }));
    move('Policies minimum', 20);
    expect(values()).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(values()).toEqual({ p: { min: 20, max: 100 } });
    await userEvent.click(screen.getByRole('button', { name: /Policies/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear Range' }));
    expect(values()).toEqual({});
  });

  it.each(['range-slider', 'select-range'] as const)(
    'A %s says that there is no range if the data has no rows',
    async (type) => {
      const { gateways, answer } = answersByHand();
      show({ id: 'p', type, config: { label: 'Premium' }, data }, { gateways });
      await act(() => answer(0, []));
      expect(screen.getByText('No range provided')).toBeInTheDocument();
    },
  );

  it('A drag is reported as one, so that one undo reverts it', () => {
    const onValuesChange = jest.fn();
    show({ id: 'p', type: 'slider', config: track }, { onValuesChange });
    for (const to of [10, 20, 30]) move('Policies', to);
    expect(onValuesChange.mock.calls.map(([, details]) => details)).toEqual(
      Array(3).fill({ reason: 'drag', fieldId: 'p' }),
    );
  });
});
