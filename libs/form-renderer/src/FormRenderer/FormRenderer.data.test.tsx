import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { InsightsThemeProvider, createInsightsTheme } from '@agency-insights/ui-kit';
import { FormRenderer, createFilterForm } from '../index.ts';
import type { FormRendererProps, FormSchema, OptionCounts } from '../index.ts';
import { answersByHand } from '../data/data.test-support.ts';

const theme = createInsightsTheme();
const inTheme = (children: ReactNode) => <InsightsThemeProvider theme={theme}>{children}</InsightsThemeProvider>;
const show = (props: FormRendererProps) => render(inTheme(<FormRenderer {...props} />));
const states: FormSchema[number] = {
  id: 'state',
  type: 'select',
  config: { label: 'State', options: [] },
  data: { kind: 'looker', params: { query_filename: 'states' }, keyLabel: 'state_name', keyValue: 'state' },
};

describe('the data of a rendered form', () => {
  it('Screen readers hear once that data failed to load, for any number of fields, and again after a retry', async () => {
    const { gateways, refuse } = answersByHand();
    show({ schema: [states, { ...states, id: 'other', config: { label: 'Other', options: [] } }], gateways });
    const told: (string | null)[] = [];
    const status = screen.getByRole('status');
    new MutationObserver(() => told.push(status.textContent)).observe(status, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    await act(() => refuse(0, new Error('offline')));
    await act(() => refuse(1, new Error('offline')));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(told).toEqual(['Some data is missing']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again: Other' }));
    await act(() => refuse(2, new Error('offline')));
    expect(told.slice(1)).toEqual(['', 'Some data is missing']);
  });

  it('A schema whose data changes cancels the earlier request [FORM-DATA-5]', () => {
    const { gateways, calls } = answersByHand();
    const { rerender } = show({ schema: [states], gateways });
    const other = { ...states, data: { kind: 'looker' as const, params: { query_filename: 'others' } } };
    rerender(inTheme(<FormRenderer schema={[other] as FormSchema} gateways={gateways} />));
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('Another form in the same place loads its data again, and shows nothing of the earlier one', async () => {
    const { gateways, calls, answer } = answersByHand();
    const forms = [createFilterForm({ schema: [states] }), createFilterForm({ schema: [states] })] as const;
    const { rerender } = render(inTheme(<FormRenderer form={forms[0]} gateways={gateways} />));
    await act(() => answer(0, [{ state: 'TX', state_name: 'Texas' }]));
    rerender(inTheme(<FormRenderer form={forms[1]} gateways={gateways} />));
    expect(calls).toHaveLength(2);
    expect(screen.queryByRole('combobox', { name: 'State' })).not.toBeInTheDocument();
    await act(() => answer(1, [{ state: 'TX', state_name: 'Texas' }]));
    expect(forms[1].getLabelOf()('state', 'TX')).toBe('Texas');
  });

  it('Option counts load each time a list opens, dim options without results and put them last, and are omitted on failure [PLUS-3]', async () => {
    const { gateways, answer } = answersByHand();
    const warn = jest.fn();
    const asked: unknown[] = [];
    let count = () => Promise.resolve(new Map([['TX', 1_234]]));
    const optionCounts: OptionCounts = {
      headingOf: (fieldId) => (fieldId === 'state' ? 'Agencies' : undefined),
      count: (fieldId, values) => {
        asked.push([fieldId, values]);
        return count();
      },
    };
    show({
      schema: [states, { id: 'size', type: 'select', config: { label: 'Size', options: ['Small'] } }],
      defaultValues: { size: 'Small' },
      gateways,
      optionCounts,
      logger: { warn, error: jest.fn() },
    });
    await act(() =>
      answer(0, [
        { state: 'OK', state_name: 'Oklahoma' },
        { state: 'TX', state_name: 'Texas' },
      ]),
    );
    const field = screen.getByRole('combobox', { name: 'State' });
    expect(asked).toEqual([]);
    await userEvent.click(field);
    expect(await screen.findByRole('option', { name: 'Texas 1,234' })).toBeVisible();
    expect(screen.getByRole('option', { name: 'Oklahoma 0' })).toHaveAttribute('data-zero');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Texas1,234', 'Oklahoma0']);
    expect(screen.getByRole('listbox')).toHaveAccessibleDescription('Agencies');
    expect(asked).toEqual([['state', { size: 'Small' }]]);

    await userEvent.keyboard('{Escape}');
    count = () => Promise.reject(new Error('offline'));
    await userEvent.click(field);
    expect(await screen.findByRole('option', { name: 'Texas' })).toBeVisible();
    expect(warn).toHaveBeenCalledWith('Options could not be counted', expect.objectContaining({ fieldId: 'state' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('combobox', { name: 'Size' }));
    expect(screen.getByRole('option', { name: 'Small' })).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['development', ['Unknown property lable (field "state" at /0/lable)']],
    ['production', []],
  ])('Without a logger, in %s the warnings on the console are %j', (environment, expected) => {
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = environment;
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const schema = [{ id: 'state', type: 'text', lable: '', config: { label: 'State' } }] as unknown as FormSchema;
    render(<FormRenderer schema={schema} />, { wrapper: InsightsThemeProvider });
    expect(warn.mock.calls.map(([message]) => message as string)).toEqual(expected);
    process.env.NODE_ENV = before;
    warn.mockRestore();
  });

  it('The form warns about a schema once, even if the logger is created on every render', () => {
    const warn = jest.fn();
    const rows = (id: string) => (
      <FormRenderer schema={[{ id, type: 'hologram' }] as unknown as FormSchema} logger={{ warn, error: jest.fn() }} />
    );
    const { rerender } = render(inTheme(rows('a')));
    rerender(inTheme(rows('a')));
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('A codec writes the values of custom fields for the fields that depend on them [PLUS-4]', () => {
    const { gateways, calls } = answersByHand();
    const params = { query_filename: 'cities', filter: '{area}' };
    const schema: FormSchema = [
      { id: 'area', type: 'custom', config: { componentKey: 'area' } },
      { ...states, id: 'city', data: { kind: 'looker', params, dependsOn: ['area'] } } as FormSchema[number],
    ];
    const area = {
      toExpression: (value: unknown) => `around ${(value as { zip: string }).zip}`,
      fromExpression: () => undefined,
    };
    show({ schema, gateways, codecs: { area }, defaultValues: { area: { zip: '78701' } } });
    expect(calls[0]?.params).toEqual({ query_filename: 'cities', filter: 'around 78701' });
  });
});
