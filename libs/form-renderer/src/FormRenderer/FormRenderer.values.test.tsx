import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { InsightsThemeProvider, createInsightsTheme } from '@agency-insights/ui-kit';
import { answersByHand } from '../data/data.test-support.ts';
import { FormRenderer, useFilterForm } from '../index.ts';
import type { FormSchema, FormValues, Gateways } from '../index.ts';

const theme = createInsightsTheme();
const text = (id: string): FormSchema[number] => ({ id, type: 'text', config: { label: id } });

/** Two searches, each with fields and values of its own; one of them is open. */
const schemas: Record<string, FormSchema> = { A: [text('a')], B: [text('b')] };
const searches: Record<string, FormValues> = { A: { a: 'x' }, B: { b: 'y' } };

interface SearchProps {
  schema: FormSchema;
  values: FormValues;
  onChange: (values: FormValues) => void;
  gateways?: Gateways;
}

const Plain = ({ onChange, ...props }: SearchProps) => <FormRenderer {...props} onValuesChange={onChange} />;

const Bound = ({ schema, values, onChange, gateways }: SearchProps) => (
  <FormRenderer form={useFilterForm({ schema, applied: values, onValuesChange: onChange })} gateways={gateways} />
);

describe.each([
  ['FormRenderer', Plain],
  ['useFilterForm', Bound],
])('%s, with controlled values', (_, Search) => {
  it('The form adopts a schema and its values together', async () => {
    const held = { values: searches };
    const Tabs = () => {
      const [open, setOpen] = useState('A');
      const [values, setValues] = useState(searches);
      useEffect(() => void (held.values = values));
      return (
        <>
          <Search
            schema={schemas[open] ?? []}
            values={values[open] ?? {}}
            onChange={(next) => setValues((before) => ({ ...before, [open]: next }))}
          />
          <button onClick={() => setOpen(open === 'A' ? 'B' : 'A')}>Other</button>
        </>
      );
    };
    render(
      <InsightsThemeProvider theme={theme}>
        <Tabs />
      </InsightsThemeProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Other' }));
    expect(screen.getByRole('textbox', { name: 'b' })).toHaveValue('y');
    await userEvent.type(screen.getByRole('textbox', { name: 'b' }), 'z');
    await userEvent.click(screen.getByRole('button', { name: 'Other' }));
    expect(screen.getByRole('textbox', { name: 'a' })).toHaveValue('x');
    expect(held.values).toEqual({ A: { a: 'x' }, B: { b: 'yz' } });
  });

  it('The form reports the values that a changed schema drops', () => {
    const onChange = jest.fn();
    const search = (schema: FormSchema) => (
      <InsightsThemeProvider theme={theme}>
        <Search schema={schema} values={{ a: 'x', b: 'y' }} onChange={onChange} />
      </InsightsThemeProvider>
    );
    const { rerender } = render(search([text('a'), text('b')]));
    rerender(search([text('b')]));
    expect(onChange.mock.calls).toEqual([[{ b: 'y' }, { reason: 'schema', fieldId: null }]]);
  });

  it('The form removes a value that no longer matches the field that it depends on [PLUS-4]', async () => {
    const { gateways, answer, calls } = answersByHand();
    const schema: FormSchema = [
      { id: 'state', type: 'select', config: { label: 'State', options: ['TX', 'OK'] } },
      {
        id: 'city',
        type: 'autocomplete',
        config: { label: 'City', options: [], multiple: true },
        data: { kind: 'looker', params: { filters: { state: '{state}' } }, dependsOn: ['state'], whenUnfit: 'reset' },
      },
    ];
    const held: { values?: FormValues } = {};
    const Parent = () => {
      const [values, setValues] = useState<FormValues>({ state: 'TX', city: ['Austin'] });
      useEffect(() => void (held.values = values));
      return <Search schema={schema} values={values} onChange={setValues} gateways={gateways} />;
    };
    render(
      <InsightsThemeProvider theme={theme}>
        <Parent />
      </InsightsThemeProvider>,
    );
    await act(() => answer(calls.length - 1, [{ city: 'Austin' }]));
    expect(held.values).toEqual({ state: 'TX', city: ['Austin'] });
    await userEvent.click(screen.getByRole('combobox', { name: 'State' }));
    await userEvent.click(await screen.findByRole('option', { name: 'OK' }));
    await act(() => answer(calls.length - 1, [{ city: 'Tulsa' }]));
    expect(held.values).toEqual({ state: 'OK' });
  });
});
