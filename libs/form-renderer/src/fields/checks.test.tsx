import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InsightsThemeProvider, LocaleProvider } from '@agency-insights/ui-kit';
import { FormRenderer, createFilterForm, fieldProblems, validateSchema } from '../index.ts';
import type { CustomFieldProps, FieldSchema, FormSchema } from '../index.ts';
import { de } from '../locales/de.ts';
import { describeFilters, fromFilterExpressions, toFilterExpressions } from '../filters.ts';

const codesOf = (field: FieldSchema, value: unknown) =>
  fieldProblems([field], { [field.id]: value } as never).map(({ code, limit }) => [code, limit]);
const draw = (schema: FormSchema, values = {}) => {
  const form = createFilterForm({ schema, applied: values });
  const view = render(
    <InsightsThemeProvider>
      <FormRenderer form={form} />
    </InsightsThemeProvider>,
  );
  return { ...view, form };
};

describe('fieldProblems', () => {
  const text: FieldSchema = {
    id: 'a',
    type: 'text',
    config: { required: true, minLength: 2, maxLength: 4, pattern: '[A-Z]+' },
  };
  const number: FieldSchema = { id: 'a', type: 'number', config: { min: 0, max: 10, integer: true } };
  const day: FieldSchema = { id: 'a', type: 'date', config: { minDate: '2026-01-01', maxDate: '2026-12-31' } };
  const days: FieldSchema = { id: 'a', type: 'date-range', config: { minDate: '2026-01-01', maxDate: '2026-12-31' } };

  it.each<[string, FieldSchema, unknown, unknown[]]>([
    ['a missing text', text, '  ', [['required', undefined]]],
    ['a short text', text, 'A', [['too-short', 2]]],
    ['a long text', text, 'ABCDE', [['too-long', 4]]],
    ['a text that only begins as the pattern says', text, 'AB1', [['pattern', undefined]]],
    ['a text that fits', text, 'ABC', []],
    ['a small number', number, -1, [['too-small', 0]]],
    ['a large number', number, 11, [['too-large', 10]]],
    ['a fraction', number, 1.5, [['not-whole', undefined]]],
    ['the smallest number', number, 0, []],
    ['no number where none is required', number, undefined, []],
    ['a day before the first', day, '2025-12-31', [['too-early', '2026-01-01']]],
    ['a day after the last', day, '2027-01-01', [['too-late', '2026-12-31']]],
    ['the last day', day, '2026-12-31', []],
    ['days that begin too early', days, { from: '2025-12-31', to: null }, [['too-early', '2026-01-01']]],
    ['days that end too late', days, { from: null, to: '2027-01-01' }, [['too-late', '2026-12-31']]],
  ])('fieldProblems reports %s', (_what, field, value, found) => {
    expect(codesOf(field, value)).toEqual(found);
  });

  it('fieldProblems requires no value of a hidden field', () => {
    const schema: FormSchema = [
      { id: 'new', type: 'checkbox', config: { label: 'New' } },
      { id: 'since', type: 'date', config: { required: true }, showWhen: { field: 'new', filled: true } },
    ];
    expect(fieldProblems(schema, {})).toEqual([]);
    expect(fieldProblems(schema, { new: true })).toEqual([{ fieldId: 'since', code: 'required' }]);
  });
});

describe('a schema with rules', () => {
  it.each([
    ['a pattern that is no regular expression', { type: 'text', config: { pattern: '(' } }, '/0/config/pattern'],
    ['a day that does not exist', { type: 'date', config: { minDate: '2026-02-30' } }, '/0/config/minDate'],
    [
      'days in the wrong order',
      { type: 'date', config: { minDate: '2026-02-02', maxDate: '2026-02-01' } },
      '/0/config',
    ],
  ])('A schema with rules is refused for %s', (_what, field, path) => {
    expect(validateSchema([{ id: 'a', ...field }]).errors.map((error) => error.path)).toEqual([path]);
  });
});

describe('a form with rules', () => {
  const schema: FormSchema = [
    { id: 'name', type: 'text', config: { label: 'Name', required: true } },
    {
      id: 'more',
      type: 'accordion',
      config: {
        label: 'More',
        fields: [
          { id: 'share', type: 'range-slider', config: { label: 'Share', min: 0, max: 10, step: 1, required: true } },
        ],
      },
    },
  ];

  it('A field shows no problem before it was edited and left, and then follows the typing', async () => {
    const { form } = draw(schema);
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(form.getStatus().valid).toBe(false);
    await userEvent.click(name);
    await userEvent.tab();
    expect(name).not.toHaveAttribute('aria-invalid');
    await userEvent.type(name, 'A');
    await userEvent.clear(name);
    expect(name).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    expect(name).toHaveAccessibleDescription('Name is required');
    await userEvent.type(name, 'B');
    expect(name).not.toHaveAttribute('aria-invalid');
  });

  it('The form applies no invalid values, and opens the section of the first invalid field', async () => {
    const { form } = draw(schema, { name: 'Alamo' });
    act(() => form.setValue('name', 'Bluestem'));
    act(() => form.apply());
    expect(await screen.findByText('Share is required')).toBeInTheDocument();
    expect(screen.getByRole('slider', { name: 'Share minimum' })).toHaveFocus();
    expect(form.getApplied()).toEqual({ name: 'Alamo' });
    act(() => form.clear());
    expect(screen.queryByText('Share is required')).toBeNull();
  });

  it('The text below a control describes its problem if the control has no space for it', async () => {
    const range = { label: 'Share', min: 0, max: 10, step: 1, required: true } as const;
    const form = createFilterForm({
      schema: [
        { id: 'track', type: 'range-slider', config: { ...range, label: 'Track', inputs: true } },
        { id: 'list', type: 'select-range', config: { ...range, label: 'List' } },
        { id: 'grade', type: 'custom', config: { componentKey: 'grades', label: 'Grade', required: true } },
      ],
    });
    const Grades = ({ error, describedBy }: CustomFieldProps) => (
      <input aria-label="Grade" aria-invalid={error !== false} aria-describedby={describedBy} />
    );
    render(
      <InsightsThemeProvider>
        <FormRenderer form={form} customComponents={{ grades: Grades }} />
      </InsightsThemeProvider>,
    );
    const grade = screen.getByRole('textbox', { name: 'Grade' });
    expect(grade).not.toHaveAttribute('aria-describedby');
    act(() => expect(form.validate()).toBe(false));
    expect(grade).toHaveAccessibleDescription('Grade is required');
    for (const end of ['minimum', 'maximum'])
      expect(screen.getByRole('slider', { name: `Track ${end}` })).toHaveAccessibleDescription('Track is required');
    for (const box of screen.getAllByRole('textbox', { name: /Track/ }))
      expect(box).toHaveAccessibleDescription('Track is required');
    expect(screen.getByRole('button', { name: /List/ })).toHaveAccessibleDescription('List is required');
  });

  it('The form is invalid while a number cannot be parsed', async () => {
    const { form } = draw([{ id: 'policies', type: 'number', config: { label: 'Policies' } }]);
    const policies = screen.getByRole('textbox', { name: 'Policies' });
    await userEvent.type(policies, 'many');
    act(() => expect(form.validate()).toBe(false));
    expect(policies).toHaveAccessibleDescription('Enter a number, for example 250 or 2M');
    await userEvent.clear(policies);
    await userEvent.type(policies, '$1,250');
    await userEvent.tab();
    act(() => expect(form.validate()).toBe(true));
    expect(form.getValues()).toEqual({ policies: 1250 });
    expect(policies).toHaveValue('1,250');
  });

  it('The form cannot be applied while an end of a range cannot be parsed: that end gets the focus, and the reason is announced', async () => {
    const onApply = jest.fn();
    const config = { label: 'Premium', min: 0, max: 100, step: 10, inputs: true };
    const form = createFilterForm({ schema: [{ id: 'premium', type: 'range-slider', config }], onApply });
    render(
      <InsightsThemeProvider>
        <FormRenderer form={form} />
      </InsightsThemeProvider>,
    );
    const [from, to] = ['from', 'to'].map((end) => screen.getByRole('textbox', { name: `Premium ${end}` }));
    if (!from || !to) throw new Error('The range has no boxes');
    await userEvent.type(from, '10{Enter}');
    await userEvent.type(to, 'abc');
    await userEvent.click(from);
    act(() => form.apply());
    expect(onApply).not.toHaveBeenCalled();
    expect(to).toHaveFocus();
    expect(to).toHaveAccessibleDescription('Enter a number, for example 250 or 2M');
    expect(screen.getAllByText('Enter a number, for example 250 or 2M')).toHaveLength(1);
    expect(screen.getByText('Premium: Enter a number, for example 250 or 2M')).toHaveRole('status');
    await userEvent.clear(to);
    expect(screen.queryByText('Premium: Enter a number, for example 250 or 2M')).not.toBeInTheDocument();
    act(() => form.apply());
    expect(onApply).toHaveBeenCalledWith({ premium: { min: 10, max: null } });
  });

  it.each([
    ['de-DE', '1.500', 1500],
    ['de-DE', '1,5', 1.5],
    ['en-US', '1,500', 1500],
    ['en-US', '1.500', 1.5],
    ['es-ES', '1.500', 1500],
    ['fr-FR', '1 500,5', 1500.5],
    ['de-CH', '1’500.5', 1500.5],
  ])('In %s the field accepts a typed %s as %d [PLUS-40]', async (locale, text, number) => {
    const form = createFilterForm({ schema: [{ id: 'policies', type: 'number', config: { label: 'Policies' } }] });
    render(
      <InsightsThemeProvider>
        <LocaleProvider locale={locale}>
          <FormRenderer form={form} />
        </LocaleProvider>
      </InsightsThemeProvider>,
    );
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste(text);
    await userEvent.tab();
    expect(form.getValues()).toEqual({ policies: number });
  });

  it.each([
    ['de-CH', 'chf', 250.5, 'CHF\u00a0250.50', 950.5],
    ['fr-FR', 'mxn', 250.5, '250,50\u00a0$MX', 950.5],
    ['en-US', 'cad', 1250.5, 'CA$1,250.50', 9250.5],
  ] as const)(
    'In %s an amount in %s, %d, is written as %s and can be edited [PLUS-40]',
    async (locale, unit, before, written, after) => {
      const form = createFilterForm({
        schema: [{ id: 'premium', type: 'number', config: { label: 'Premium' }, summary: { unit } }],
        applied: { premium: before },
      });
      render(
        <InsightsThemeProvider>
          <LocaleProvider locale={locale}>
            <FormRenderer form={form} />
          </LocaleProvider>
        </InsightsThemeProvider>,
      );
      const amount = screen.getByRole('textbox');
      expect(amount).toHaveValue(written);
      const first = written.search(/\d/);
      await userEvent.type(amount, '9', { initialSelectionStart: first, initialSelectionEnd: first + 1 });
      await userEvent.tab();
      expect(form.getValues()).toEqual({ premium: after });
    },
  );

  it('The problems are in the language of the page', async () => {
    const form = createFilterForm({
      schema: [{ id: 'policies', type: 'number', config: { label: 'Verträge', max: 1000.5 } }],
    });
    render(
      <InsightsThemeProvider>
        <LocaleProvider locale="de-DE" texts={de}>
          <FormRenderer form={form} />
        </LocaleProvider>
      </InsightsThemeProvider>,
    );
    await userEvent.type(screen.getByRole('textbox'), '1.000,75');
    await userEvent.tab();
    expect(form.getValues()).toEqual({ policies: 1000.75 });
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Geben Sie 1.000,5 oder weniger ein');
  });
});

describe('date fields', () => {
  const schema: FormSchema = [
    { id: 'start', type: 'date', config: { label: 'Start' }, summary: { phrase: 'starting {data}' } },
    { id: 'days', type: 'date-range', config: { label: 'Days' }, summary: { phrase: 'between {data}' } },
  ];

  it('Date fields show their values and set them as texts', async () => {
    const { form } = draw(schema, { start: '2026-11-20', days: { from: '2026-01-02', to: null } });
    const start = await screen.findByRole('button', { name: /^Start/ });
    expect(start).toHaveTextContent('11/20/2026');
    await userEvent.click(start);
    await userEvent.click(await screen.findByText('24'));
    expect(form.getValues()).toEqual({ start: '2026-11-24', days: { from: '2026-01-02', to: null } });
    expect(screen.getByRole('button', { name: /^Days/ })).toHaveTextContent('From 01/02/2026');
  });

  it.each([
    [{ from: '2026-01-02', to: '2026-03-04' }, '[2026-01-02,2026-03-04]', 'between Jan 2, 2026 to Mar 4, 2026'],
    [{ from: '2026-01-02', to: null }, '[2026-01-02,inf)', 'between from Jan 2, 2026'],
    [{ from: null, to: '2026-03-04' }, '(-inf,2026-03-04]', 'between until Mar 4, 2026'],
  ])('Date values are written as filters and described: %j', (days, expression, sentence) => {
    const { expressions, problems } = toFilterExpressions(schema, { days });
    expect([expressions, problems]).toEqual([{ days: expression }, []]);
    expect(fromFilterExpressions(schema, expressions)).toEqual({ values: { days }, problems: [] });
    expect(describeFilters(schema, { days }).sentence).toBe(sentence);
  });

  it.each(['2026-02-30', '20.11.2026', '[2026-01-02,2026-02-30]', '(2026-01-01,2026-01-02)', 'yesterday'])(
    'Date fields keep an expression that does not contain dates: %s',
    (expression) => {
      for (const id of ['start', 'days'])
        expect(fromFilterExpressions(schema, { [id]: expression }).problems.map(({ code }) => code)).toEqual([
          'unreadable',
        ]);
    },
  );

  it('Date fields put two days in order, and drop invalid ones', () => {
    const form = createFilterForm({
      schema,
      applied: { start: 'soon', days: { from: '2026-05-01', to: '2026-04-01' } },
    });
    expect(form.getValues()).toEqual({ days: { from: '2026-04-01', to: '2026-05-01' } });
  });
});
