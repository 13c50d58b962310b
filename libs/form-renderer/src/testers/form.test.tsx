import { render, screen } from '@testing-library/react';
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { FormRenderer } from '../index.ts';
import type { FormSchema } from '../index.ts';
import { form } from '../testing.ts';

const schema: FormSchema = [
  { id: 'name', type: 'text', config: { label: 'Agency name' } },
  {
    id: 'state',
    type: 'select',
    config: {
      label: 'State',
      options: [
        { label: 'Texas', value: 'TX' },
        { label: 'Oklahoma', value: 'OK' },
      ],
    },
  },
  { id: 'active', type: 'checkbox', config: { label: 'Active only' } },
];

describe('form', () => {
  it('The form tester fills in a form by the labels of its fields [PLUS-26]', async () => {
    const onValuesChange = jest.fn();
    render(
      <InsightsThemeProvider>
        <FormRenderer schema={schema} defaultValues={{ name: 'Old' }} onValuesChange={onValuesChange} />
        <button>Apply</button>
      </InsightsThemeProvider>,
    );
    await form().type('Agency name', 'Lone Star');
    await form().choose('State', 'Texas');
    await form().toggle('Active only');
    await form().press('Apply');
    expect(onValuesChange.mock.lastCall[0]).toMatchObject({ name: 'Lone Star', active: true });
    expect(form().dropdown('State').shown()).toBe('Texas');
    expect(screen.getByRole('checkbox', { name: 'Active only' })).toBeChecked();
    await expect(form().type('Carrier', 'x')).rejects.toThrow(
      /^There is no field to type into "Carrier"\. There are: "Agency name"\. Use one of these names, or wait until it is shown\.$/,
    );
    await expect(form().toggle('Carrier')).rejects.toThrow('There are: "Active only", ');
    await expect(form().press('Save')).rejects.toThrow(/^There is no button "Save"\. There are: .*"Apply"\..*$/);
  });

  it('The form tester fills in the ends of a range and of a period [PLUS-26]', async () => {
    const onValuesChange = jest.fn();
    const ranges: FormSchema = [
      {
        id: 'premium',
        type: 'range-slider',
        config: { label: 'Premium', min: 0, max: 100, step: 1, inputs: true },
      },
      { id: 'effective', type: 'date-range', config: { label: 'Effective date' } },
    ];
    render(
      <InsightsThemeProvider>
        <FormRenderer schema={ranges} onValuesChange={onValuesChange} />
      </InsightsThemeProvider>,
    );
    await form().type('Premium from', '10');
    await form().dates('Effective date').choose('2026-01-05', '2026-02-10');
    expect(screen.getByRole('textbox', { name: 'Premium from' })).toHaveValue('10');
    expect(onValuesChange.mock.lastCall[0]).toEqual({
      premium: { min: 10, max: null },
      effective: { from: '2026-01-05', to: '2026-02-10' },
    });
  });
});
