import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InsightsThemeProvider, createInsightsTheme } from '@agency-insights/ui-kit';
import { FormRenderer, createFilterForm } from '../index.ts';
import type { FieldSchema, FormSchema } from '../index.ts';
import { answersByHand } from '../data/data.test-support.ts';

const theme = createInsightsTheme();
const start = (schema: FormSchema, applied = {}) => {
  const { gateways, ...answers } = answersByHand();
  const form = createFilterForm({ schema, applied });
  const view = render(
    <InsightsThemeProvider theme={theme}>
      <FormRenderer form={form} gateways={gateways} />
      <button>Elsewhere</button>
    </InsightsThemeProvider>,
  );
  const answer = (index: number, body: unknown) => act(() => answers.answer(index, body));
  const fail = (index: number) => act(() => answers.refuse(index, new Error('offline')));
  return { ...view, form, answer, fail };
};
const data = { kind: 'looker' as const, params: {}, keyValue: 'at' };
const select = (id: string, more: object = {}): FieldSchema => ({
  id,
  type: 'select',
  config: { label: id, options: [] },
  data,
  ...more,
});
const linked = { data: { ...data, params: { state: '{state}' }, dependsOn: ['state'], whenUnfit: 'flag' as const } };
const state: FieldSchema = { id: 'state', type: 'text' };
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });

describe('a field that failed to load', () => {
  it('The retry button of a failed field is named by label or id [FORM-DATA-6]', async () => {
    const { fail } = start([select('State'), select('city', { config: { options: [] } })]);
    await fail(0);
    await fail(1);
    expect(screen.getByRole('button', { name: 'Try again: State' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again: city' })).toBeInTheDocument();
  });

  it('A retry reloads all failed fields together [FORM-DATA-6]', async () => {
    const { answer, fail } = start([select('State'), select('City'), select('Carrier')]);
    await fail(0);
    await fail(1);
    await answer(2, [{ at: 'Acme' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again: State' }));
    await answer(3, [{ at: 'TX' }]);
    await answer(4, [{ at: 'Austin' }]);
    expect(screen.queryByText('Unable to load data')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'City' })).toBeInTheDocument();
  });

  it('A retry moves the focus to the minimum of a range, not to the button that clears it', async () => {
    const config = { label: 'Premium', openEnded: true, inputs: true };
    const bands = { ...data, keyLower: 'lower', keyUpper: 'upper', keyCount: 'agencies' };
    const premium: FieldSchema = { id: 'premium', type: 'range-slider', config, data: bands };
    const { answer, fail } = start([premium], { premium: { min: 20, max: null } });
    await fail(0);
    await userEvent.click(screen.getByRole('button', { name: 'Try again: Premium' }));
    await answer(1, [{ lower: 0, upper: 100, agencies: 4 }]);
    expect(screen.getByRole('button', { name: 'Clear Range Premium' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Premium from' })).toHaveFocus();
  });

  it('A retry does not move the focus if the user has moved it meanwhile', async () => {
    const { answer, fail } = start([select('State')]);
    await fail(0);
    await userEvent.click(screen.getByRole('button', { name: 'Try again: State' }));
    act(() => elsewhere().focus());
    await answer(1, [{ at: 'TX' }]);
    expect(screen.getByRole('combobox', { name: 'State' })).toBeInTheDocument();
    expect(elsewhere()).toHaveFocus();
  });
});

describe('a field whose data reloads', () => {
  it('A field whose data reloads gets its focus back [PLUS-4]', async () => {
    const { form, answer } = start([state, select('City', linked)]);
    await answer(0, [{ at: 'Austin' }]);
    act(() => screen.getByRole('combobox', { name: 'City' }).focus());
    act(() => form.setValue('state', 'OK'));
    expect(screen.getByRole('group', { name: 'City' })).toHaveAttribute('aria-busy', 'true');
    expect(document.body).not.toHaveFocus();
    await answer(1, [{ at: 'Tulsa' }]);
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveFocus();
  });

  it('A field whose data reloads takes no focus from elsewhere', async () => {
    const { form, answer } = start([state, select('City', linked)]);
    await answer(0, [{ at: 'Austin' }]);
    act(() => screen.getByRole('combobox', { name: 'City' }).focus());
    act(() => elsewhere().focus());
    act(() => form.setValue('state', 'OK'));
    await answer(1, [{ at: 'Tulsa' }]);
    expect(elsewhere()).toHaveFocus();
  });
});

it('A skeleton of the same height replaces a loading range, with and without its distribution', () => {
  const range = (id: string, more: object = {}): FieldSchema => ({
    id,
    type: 'range-slider',
    config: { label: id },
    data: { ...data, ...more },
  });
  start([select('low'), range('high'), range('highest', { keyCount: 'agencies' })]);
  const heights = ['low', 'high', 'highest'].map((name) => {
    const skeleton = screen.getByRole('group', { name }).lastElementChild as HTMLElement;
    return Number.parseInt(getComputedStyle(skeleton).height, 10);
  });
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(new Set(heights).size).toBe(3);
});

it('A range in a dropdown shows the values that a link removed [PLUS-4]', async () => {
  const { form, answer } = start(
    [
      state,
      {
        id: 'premium',
        type: 'select-range',
        config: { label: 'Premium' },
        data: { ...linked.data, whenUnfit: 'reset' },
      },
    ],
    { state: 'TX', premium: { min: 50, max: 60 } },
  );
  await answer(0, [{ at: 0 }, { at: 100 }]);
  act(() => form.setValue('state', 'OK'));
  await answer(1, [{ at: 0 }, { at: 10 }]);
  expect(screen.getByText('50 to 60 was removed: it does not fit state')).toBeVisible();
});
