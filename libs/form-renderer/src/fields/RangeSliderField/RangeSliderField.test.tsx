import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InsightsThemeProvider, createInsightsTheme } from '@agency-insights/ui-kit';
import { FormRenderer } from '../../index.ts';
import type { FieldSchema, PlainFormRendererProps, RangeValue } from '../../index.ts';
import { answersByHand } from '../../data/data.test-support.ts';

const theme = createInsightsTheme();
const show = (schema: FieldSchema[], props: Partial<PlainFormRendererProps> = {}) => {
  const onValuesChange = jest.fn();
  render(
    <InsightsThemeProvider theme={theme}>
      <FormRenderer schema={schema} onValuesChange={onValuesChange} {...props} />
    </InsightsThemeProvider>,
  );
  return { values: () => onValuesChange.mock.lastCall?.[0] };
};
const track = { min: 0, max: 100, step: 10 };
const policies: FieldSchema = { id: 'policies', type: 'range-slider', config: { ...track, label: 'Policies' } };
const premium: FieldSchema = { id: 'premium', type: 'range-slider', config: track };
const both = { policies: { min: 20, max: 70 }, premium: { min: 20, max: 70 } };

describe('the clear button of a range', () => {
  it('The clear button moves the focus to the range before it disappears [FORM-SCHEMA-6]', async () => {
    const { values } = show([policies], { defaultValues: both });
    act(() => screen.getByRole('button', { name: 'Clear Range Policies' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('slider', { name: 'Policies minimum' })).toHaveFocus();
    expect(values()).toEqual({ premium: both.premium });
  });

  it('The clear button names its field by label or id [FORM-SCHEMA-6]', async () => {
    const { values } = show([policies, premium], { defaultValues: both });
    await userEvent.click(screen.getByRole('button', { name: 'Clear Range premium' }));
    expect(values()).toEqual({ policies: both.policies });
    expect(screen.getByRole('button', { name: 'Clear Range Policies' })).toBeInTheDocument();
  });

  it('The clear button is before the range, so that Tab leads from an emptied end to the next field', async () => {
    const typed: FieldSchema = { ...policies, config: { ...policies.config, inputs: true } };
    const next: FieldSchema = { id: 'account', type: 'text', config: { label: 'Account' } };
    show([typed, next], { defaultValues: { policies: { min: null, max: 70 } } });
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Clear Range Policies' })).toHaveFocus();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Policies to' }));
    await userEvent.tab();
    expect(screen.queryByRole('button', { name: 'Clear Range Policies' })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Account' })).toHaveFocus();
  });

  it('The clear button is hidden while the range is disabled', () => {
    show([policies], { defaultValues: both, disabled: true });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

it('The label stays above a range without a track', async () => {
  const { gateways, answer } = answersByHand();
  const data = { kind: 'looker' as const, params: {} };
  show([{ id: 'p', type: 'range-slider', config: { label: 'Premium' }, data }], { gateways });
  await act(() => answer(0, []));
  expect(screen.getByText('Premium')).toBeVisible();
});

describe.each(['range-slider', 'select-range'] as const)('a %s whose data contains a single number', (type) => {
  const field: FieldSchema = {
    id: 'p',
    type,
    config: { label: 'Premium' },
    data: { kind: 'looker', params: {} },
    summary: { unit: 'usd' },
  };
  const start = async (p?: RangeValue) => {
    const { gateways, answer } = answersByHand();
    const { values } = show([field], { gateways, defaultValues: p && { p } });
    await act(() => answer(0, [{ at: 5 }, { at: 5 }]));
    return values;
  };

  it.each([
    [{ min: 1_250_000, max: 3_000_000 }, '$1,250,000 to $3,000,000'],
    [{ min: 0.25, max: null }, '$0.25 to any'],
    [{ min: null, max: 7 }, 'any to $7'],
    [{ min: 1, max: 2, label: { min: 'small', max: 'large' } }, 'small to large'],
  ])('The field says that %j is chosen, and removes it', async (value, words) => {
    const values = await start(value);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText('Premium')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Range Premium' }));
    expect(values()).toEqual({});
    expect(screen.getByText('No range provided')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('The field says that there is no range if none is chosen', async () => {
    await start();
    expect(screen.getByText('No range provided')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a range in a dropdown', () => {
  const dropdown = (config: object): FieldSchema => ({
    id: 'p',
    type: 'select-range',
    config: { ...track, label: 'Policies', ...config },
  });

  it("RangeSliderField uses the schema's texts for its clear button and its empty state [FORM-SCHEMA-6]", async () => {
    show([dropdown({ clearButtonText: 'Any number', placeholder: 'All of them' })]);
    await userEvent.click(screen.getByText('All of them'));
    expect(screen.getByRole('button', { name: 'Any number' })).toBeInTheDocument();
  });

  it('RangeSliderField shows that nothing is chosen, not the equivalent full range [FORM-VALUE-3]', () => {
    show([dropdown({ defaultValue: { min: 20, max: 80 } })]);
    expect(screen.getByText('Any')).toBeVisible();
  });

  it('RangeSliderField has no clear button if the schema disables it [FORM-SCHEMA-6]', async () => {
    show([dropdown({ clearButton: false })], { defaultValues: { p: { min: 20, max: 70 } } });
    await userEvent.click(screen.getByRole('button', { name: /Policies/ }));
    expect(screen.getByRole('button', { name: 'Apply' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear Range' })).not.toBeInTheDocument();
  });
});
