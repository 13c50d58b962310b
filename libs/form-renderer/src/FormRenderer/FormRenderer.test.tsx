import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Component, Profiler, StrictMode, useState } from 'react';
import type { ReactNode } from 'react';
import { InsightsThemeProvider, createInsightsTheme } from '@agency-insights/ui-kit';
import { FormRenderer, FormSchemaError, createFilterForm } from '../index.ts';
import type { CustomFieldProps, FormRendererProps, FormSchema, FormValues } from '../index.ts';
import { answersByHand, manualTimers, recordingLogger } from '../data/data.test-support.ts';

const theme = createInsightsTheme();
const inTheme = (children: ReactNode) => <InsightsThemeProvider theme={theme}>{children}</InsightsThemeProvider>;
const show = (props: FormRendererProps) => render(inTheme(<FormRenderer {...props} />));
const text = (id: string, more: object = {}): FormSchema[number] => ({
  id,
  type: 'text',
  config: { label: id },
  ...more,
});
const states: FormSchema[number] = {
  id: 'state',
  type: 'select',
  config: { label: 'State', options: [] },
  data: { kind: 'looker', params: { query_filename: 'states' }, keyLabel: 'state_name', keyValue: 'state' },
};

describe('FormRenderer', () => {
  it('FormRenderer passes options of any shape to a custom component', () => {
    const Shape = ({ field: { config } }: CustomFieldProps) => <output>{JSON.stringify(config.options)}</output>;
    const field: FormSchema[number] = { id: 'a', type: 'custom', config: { componentKey: 'k', options: { a: 1 } } };
    show({ schema: [field], customComponents: { k: Shape } });
    expect(screen.getByText('{"a":1}')).toBeInTheDocument();
  });

  it('FormRenderer shows its values and reports changes, without the key of an emptied field [FORM-VALUE-1]', async () => {
    const onValuesChange = jest.fn();
    show({ schema: [text('Name'), text('City')], defaultValues: { Name: 'Lone Star' }, onValuesChange });
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Lone Star');
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'A');
    expect(onValuesChange).toHaveBeenLastCalledWith(
      { Name: 'Lone Star', City: 'A' },
      { reason: 'type', fieldId: 'City' },
    );
    await userEvent.clear(name);
    expect(onValuesChange).toHaveBeenLastCalledWith({ City: 'A' }, { reason: 'type', fieldId: 'Name' });
  });

  it('FormRenderer follows the values of its parent', () => {
    const { rerender } = show({ schema: [text('Name')], values: { Name: 'a' } });
    rerender(inTheme(<FormRenderer schema={[text('Name')]} values={{ Name: 'b' }} />));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('b');
  });

  it('FormRenderer shows a single field, without the group around it, if its id is given', () => {
    const group: FormSchema[number] = {
      id: 'g',
      type: 'accordion',
      config: { label: 'Group', fields: [text('Name'), text('City')] },
    };
    show({ schema: [group, text('Carrier')], fieldId: 'City' });
    expect(screen.getByRole('textbox')).toHaveAccessibleName('City');
    expect(screen.queryByText('Group')).not.toBeInTheDocument();
  });

  it("FormRenderer shows its parent's values, whatever is typed [FORM-VALUE-1]", async () => {
    const onValuesChange = jest.fn();
    show({ schema: [text('Name')], values: { Name: 'a' }, onValuesChange });
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'b');
    expect(onValuesChange.mock.calls).toEqual([[{ Name: 'ab' }, { reason: 'type', fieldId: 'Name' }]]);
    expect(name).toHaveValue('a');
  });

  it("FormRenderer keeps the parent's format of a value, and does not report values that the parent knows", async () => {
    const changes: unknown[] = [];
    const Parent = () => {
      const [values, setValues] = useState<FormValues>({ Name: 'a' });
      return (
        <>
          <FormRenderer
            schema={[text('Name')]}
            values={values}
            onValuesChange={(next, { reason }) => {
              changes.push(reason);
              setValues({ Name: String(next.Name).toUpperCase() });
            }}
          />
          <button onClick={() => setValues({ Name: 'z' })}>Reset</button>
        </>
      );
    };
    render(inTheme(<Parent />));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'bc');
    expect(name).toHaveValue('ABC');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(name).toHaveValue('z');
    expect(changes).toEqual(['type', 'type']);
  });

  it('FormRenderer follows a schema that changes', async () => {
    const { rerender } = show({ schema: [text('Name')] });
    rerender(inTheme(<FormRenderer schema={[text('City')]} />));
    expect(await screen.findByRole('textbox', { name: 'City' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
  });

  it('FormRenderer renders every field of a long form, in order', () => {
    const ids = Array.from({ length: 100 }, (_, index) => `Field ${index}`);
    show({ schema: ids.map((id) => text(id)) });
    expect(
      screen
        .getAllByRole('textbox')
        .map((field) => field.getAttribute('aria-label') ?? (field as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(ids);
  });

  it('FormRenderer sends requests to a gateway that arrives after its fields [FORM-ERR-1]', async () => {
    const { rerender } = show({ schema: [states] });
    expect(await screen.findByText('Unable to load data')).toBeInTheDocument();
    const { gateways, answer } = answersByHand();
    rerender(inTheme(<FormRenderer schema={[states]} gateways={gateways} />));
    await act(() => answer(0, [{ state: 'TX', state_name: 'Texas' }]));
    expect(screen.getByRole('combobox', { name: 'State' })).toBeInTheDocument();
  });

  it('A form that unmounts while Apply waits applies no value that was not compared [PLUS-4]', async () => {
    const { gateways, calls } = answersByHand();
    const city: FormSchema[number] = {
      id: 'city',
      type: 'autocomplete',
      config: { label: 'City', options: [] },
      data: { kind: 'looker', params: { filter: '{name}' }, dependsOn: ['name'] },
    };
    const onApply = jest.fn();
    const form = createFilterForm({ schema: [text('name'), city], applied: { name: 'a', city: 'Austin' }, onApply });
    const { unmount } = show({ form, gateways });
    act(() => form.setValue('name', 'b'));
    act(() => form.apply());
    expect([calls.length > 0, form.getStatus().applying]).toEqual([true, true]);
    unmount();
    expect(onApply).not.toHaveBeenCalled();
    expect(form.getStatus()).toMatchObject({ applying: false, settling: false, canApply: true });
  });

  it('FormRenderer re-renders only the edited field', async () => {
    const renders: Record<string, number> = {};
    const Counted = ({ field, value, onValueChange }: CustomFieldProps) => (
      <Profiler id={field.id} onRender={(id) => (renders[id] = (renders[id] ?? 0) + 1)}>
        <input
          aria-label={field.id}
          value={String(value ?? '')}
          onChange={(event) => onValueChange(event.target.value, 'type')}
        />
      </Profiler>
    );
    let formRenders = 0;
    const custom = (id: string): FormSchema[number] => ({ id, type: 'custom', config: { componentKey: 'counted' } });
    const schema = Array.from({ length: 100 }, (_, index) => custom(`field ${index}`));
    render(
      inTheme(
        <Profiler id="form" onRender={() => (formRenders += 1)}>
          <FormRenderer schema={schema} customComponents={{ counted: Counted }} />
        </Profiler>,
      ),
    );
    const before = { ...renders };
    formRenders = 0;
    await userEvent.type(screen.getByRole('textbox', { name: 'field 7' }), 'abc');
    const changed = Object.keys(renders).filter((id) => renders[id] !== before[id]);
    expect(changed).toEqual(['field 7']);
    expect((renders['field 7'] ?? 0) - (before['field 7'] ?? 0)).toBe(3);
    expect(formRenders).toBe(3);
  });

  it('FormRenderer re-renders only the edited field if the parent creates all props on every key', async () => {
    const renders: Record<string, number> = {};
    const Counted = ({ field, value, onValueChange }: CustomFieldProps) => (
      <Profiler id={field.id} onRender={(id) => (renders[id] = (renders[id] ?? 0) + 1)}>
        <input
          aria-label={field.id}
          value={String(value ?? '')}
          onChange={(event) => onValueChange(event.target.value, 'type')}
        />
      </Profiler>
    );
    const custom = (id: string): FormSchema[number] => ({ id, type: 'custom', config: { componentKey: 'counted' } });
    const schema = Array.from({ length: 100 }, (_, index) => custom(`field ${index}`));
    let parentRenders = 0;
    const Parent = () => {
      const [values, setValues] = useState<FormValues>({});
      parentRenders += 1;
      return (
        <FormRenderer
          schema={schema.map((field) => ({ ...field }))}
          values={values}
          onValuesChange={(next) => setValues({ ...next })}
          gateways={{}}
          customComponents={{ counted: Counted }}
          codecs={{}}
          sortFunctions={{}}
          logger={{ warn: () => undefined, error: () => undefined }}
        />
      );
    };
    render(inTheme(<Parent />));
    const before = { ...renders };
    parentRenders = 0;
    await userEvent.type(screen.getByRole('textbox', { name: 'field 7' }), 'abc');
    const changed = Object.keys(renders).filter((id) => renders[id] !== before[id]);
    expect(changed).toEqual(['field 7']);
    expect((renders['field 7'] ?? 0) - (before['field 7'] ?? 0)).toBe(3);
    expect(parentRenders).toBe(3);
  });

  it('FormRenderer renders custom fields with the components of the latest render', () => {
    const schema: FormSchema = [{ id: 'a', type: 'custom', config: { componentKey: 'k' } }];
    const { rerender } = show({ schema, customComponents: { k: () => 'one' } });
    rerender(inTheme(<FormRenderer schema={schema} customComponents={{ k: () => 'other' }} />));
    expect([screen.queryByText('one'), screen.queryByText('other')]).toEqual([null, expect.anything()]);
  });

  it('FormRenderer puts split fields two to a row, 24 px apart [FORM-VALUE-4] [FORM-SCHEMA-1]', () => {
    const { container } = show({ schema: [text('a', { layout: { split: true } }), text('b')] });
    const [split, whole] = [...container.querySelectorAll('[data-field]')];
    expect(split?.parentElement).toHaveStyle({ display: 'grid', columnGap: '24px', rowGap: '24px' });
    expect(split).toHaveAttribute('data-split');
    expect(whole).not.toHaveAttribute('data-split');
  });

  it('FormRenderer indents its fields by the inset', () => {
    const { container } = show({ schema: [text('a')], inset: 20 });
    const list = container.querySelector<HTMLElement>('[data-field]')?.parentElement;
    expect(list?.style.getPropertyValue('--form-inset')).toBe('20px');
  });

  it('FormRenderer throws all failures of a schema as one typed error [FORM-SCHEMA-9]', () => {
    const caught: unknown[] = [];
    class Boundary extends Component<{ children: ReactNode }> {
      override state = { failed: false };
      static getDerivedStateFromError = () => ({ failed: true });
      override componentDidCatch(error: unknown) {
        caught.push(error);
      }
      override render() {
        return this.state.failed ? 'failed' : this.props.children;
      }
    }
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <Boundary>
        <FormRenderer schema={[{ type: 'text' }, { id: 'a', type: 'custom', config: {} }] as unknown as FormSchema} />
      </Boundary>,
    );
    quiet.mockRestore();
    expect(caught[0]).toBeInstanceOf(FormSchemaError);
    expect((caught[0] as FormSchemaError).failures.map((failure) => failure.reason)).toEqual([
      'Argument not found: id',
      'componentKey prop not found',
    ]);
  });

  it('FormRenderer logs an unknown type and misplaced data, and renders nothing for the former [FORM-CHECK-7] [FORM-CHECK-8]', () => {
    const logger = recordingLogger();
    const { container } = show({
      schema: [
        { id: 'x', type: 'hologram' },
        { ...text('Name'), data: { kind: 'looker', params: {} } },
      ] as unknown as FormSchema,
      logger,
    });
    expect(logger.warnings).toEqual([
      expect.stringMatching(/^Unknown field type: hologram\. Known types: /),
      'data prop is not supported by fields of type text (field "Name" at /1/data)',
    ]);
    expect(container.querySelectorAll('[data-field]')).toHaveLength(1);
  });

  it('In development, a field without a label is reported by its id', () => {
    const { NODE_ENV } = process.env;
    process.env.NODE_ENV = 'development';
    const logger = recordingLogger();
    const schema = [
      { id: 'state', type: 'text' },
      { id: 'city', type: 'text', config: {} },
      { id: 'name', type: 'text', config: { label: 'Name' } },
    ] as FormSchema;
    show({ schema, logger });
    process.env.NODE_ENV = NODE_ENV;
    expect(logger.warnings).toEqual([
      'Field "state" has no label: set its config.label',
      'Field "city" has no label: set its config.label',
    ]);
  });

  it('FormRenderer logs a missing custom component and renders nothing for it [FORM-CHECK-9]', () => {
    const logger = recordingLogger();
    show({ schema: [{ id: 'x', type: 'custom', config: { componentKey: 'map' } }], logger });
    expect(logger.errors).toEqual(['Custom component not found: map. Known keys: none']);
    show({
      schema: [{ id: 'y', type: 'custom', config: { componentKey: 'nope' } }],
      customComponents: { map: () => null, chart: () => null },
      logger,
    });
    expect(logger.errors.at(-1)).toBe('Custom component not found: nope. Known keys: map, chart');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('FormRenderer shows a skeleton while loading, then the options [FORM-DATA-6] [FORM-DATA-1]', async () => {
    const { gateways, answer } = answersByHand();
    show({ schema: [states], gateways });
    expect(screen.getByRole('group', { name: 'State' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await act(() => answer(0, [{ state: 'TX', state_name: 'Texas' }]));
    await userEvent.click(screen.getByRole('combobox', { name: 'State' }));
    await userEvent.click(await screen.findByRole('option', { name: /Texas/ }));
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveTextContent('Texas');
  });

  it('FormRenderer says "Unable to load data" with an error icon, and loads again on request [FORM-DATA-6]', async () => {
    const { gateways, answer, refuse } = answersByHand();
    const { container } = show({ schema: [states], gateways });
    await act(() => refuse(0, new Error('offline')));
    const failed = screen.getByRole('group', { name: 'State' });
    expect(failed).toHaveTextContent('Unable to load data');
    expect(within(failed).getByTitle('Error')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Try again: State' }));
    await act(() => refuse(1, new Error('offline')));
    expect(screen.getByRole('button', { name: 'Try again: State' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await act(() => answer(2, [{ state: 'TX', state_name: 'Texas' }]));
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveFocus();
  });

  it('FormRenderer loads once more, not twice, if React mounts it twice [FORM-DATA-5]', async () => {
    const { gateways, calls, answer } = answersByHand();
    render(
      inTheme(
        <StrictMode>
          <FormRenderer schema={[states]} gateways={gateways} />
        </StrictMode>,
      ),
    );
    expect(calls.filter((call) => !call.signal.aborted)).toHaveLength(1);
    await act(() => answer(calls.length - 1, [{ state: 'TX', state_name: 'Texas' }]));
    expect(screen.getByRole('combobox', { name: 'State' })).toBeInTheDocument();
  });

  it('FormRenderer aborts running requests when it unmounts [FORM-DATA-5]', () => {
    const { gateways, calls } = answersByHand();
    const { unmount } = show({ schema: [states], gateways });
    unmount();
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  it('FormRenderer searches a select through its gateway and resets it when the search is emptied [FORM-DATA-8] [FORM-DATA-7]', async () => {
    const timers = manualTimers();
    const { gateways, calls, answer } = answersByHand();
    const schema: FormSchema = [
      {
        id: 'naics',
        type: 'autocomplete',
        config: { label: 'Industry', options: ['Any industry'] },
        searchData: { kind: 'askkodiak', endpointConfig: { endpoint: 'suggest-groups' } },
      },
    ];
    show({ schema, gateways, timers });
    const box = screen.getByRole('combobox', { name: 'Industry' });
    await userEvent.type(box, 'bak');
    await waitFor(() => act(() => timers.advance(300)) ?? expect(calls).toHaveLength(1));
    expect(calls[0]?.params).toEqual({ term: 'bak', excludeGroups: [] });
    await act(() => answer(0, { hits: [{ code: '3118', title: 'Bakeries' }] }));
    expect(screen.getByRole('option', { name: /3118 - Bakeries/ })).toBeInTheDocument();
    await userEvent.clear(box);
    expect(await screen.findByRole('option', { name: /Any industry/ })).toBeInTheDocument();
  });

  it('The open list shows that a search failed, instead of options that do not match [FORM-DATA-6]', async () => {
    const timers = manualTimers();
    const { gateways, calls, refuse } = answersByHand();
    const schema: FormSchema = [
      {
        id: 'naics',
        type: 'autocomplete',
        config: { label: 'Industry', options: ['Any industry'] },
        searchData: { kind: 'askkodiak', endpointConfig: { endpoint: 'suggest-groups' } },
      },
    ];
    show({ schema, gateways, timers });
    await userEvent.type(screen.getByRole('combobox', { name: 'Industry' }), 'bak');
    await waitFor(() => act(() => timers.advance(300)) ?? expect(calls).toHaveLength(1));
    await act(() => refuse(0, new Error('offline')));
    expect(screen.queryByRole('option', { name: /Any industry/ })).not.toBeInTheDocument();
    expect(screen.getAllByText('Unable to load data').length).toBeGreaterThan(1);
  });

  it('The values of other fields hide and disable fields [PLUS-21]', async () => {
    show({
      schema: [
        text('line'),
        text('naics', { showWhen: { field: 'line', oneOf: ['c'] } }),
        text('code', { enableWhen: { field: 'line', filled: true } }),
      ],
    });
    expect(screen.queryByRole('textbox', { name: 'naics' })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'code' })).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'line' }), 'c');
    expect(screen.getByRole('textbox', { name: 'naics' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'code' })).toBeEnabled();
  });

  it('A field is hidden or disabled by a field that is itself hidden [PLUS-21]', () => {
    const form = createFilterForm({
      schema: [
        text('line'),
        text('naics', { showWhen: { field: 'line', filled: true } }),
        text('class', { showWhen: { field: 'naics', filled: true } }),
        text('code', { enableWhen: { field: 'naics', filled: true } }),
      ],
      applied: { line: 'c', naics: '11', class: 'A' },
    });
    show({ form });
    expect(screen.getByRole('textbox', { name: 'class' })).toHaveValue('A');
    act(() => form.setValue('line', undefined));
    expect(screen.queryByRole('textbox', { name: 'class' })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'code' })).toBeDisabled();
    expect(form.getStatus().filled).toBe(0);
    act(() => form.undo());
    expect(screen.getByRole('textbox', { name: 'class' })).toHaveValue('A');
    expect(screen.getByRole('textbox', { name: 'code' })).toBeEnabled();
  });

  it('The explanation of a field is before its controls in Tab order, and the controls get the focus', async () => {
    const { container } = show({
      schema: [{ id: 'name', type: 'text', config: { label: 'Name', tooltip: 'As it is licensed' } }],
    });
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'About Name' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(container.querySelectorAll('button')).toHaveLength(1);
  });

  it('FormRenderer explains a field that has a tooltip', async () => {
    show({ schema: [{ id: 'name', type: 'text', config: { label: 'Name', tooltip: 'As it is licensed' } }] });
    await userEvent.hover(screen.getByRole('button', { name: 'About Name' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('As it is licensed');
  });

  it('FormRenderer disables all fields while it is disabled', () => {
    show({ schema: [text('Name')], disabled: true });
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeDisabled();
  });

  it('FormRenderer can be disabled later, and enabled again', () => {
    const schema = [text('a')];
    const { rerender } = show({ schema });
    rerender(inTheme(<FormRenderer schema={schema} disabled />));
    expect(screen.getByRole('textbox', { name: 'a' })).toBeDisabled();
    rerender(inTheme(<FormRenderer schema={schema} />));
    expect(screen.getByRole('textbox', { name: 'a' })).toBeEnabled();
  });

  it('FormRenderer renders exactly the fields that count, even if conditions contradict each other in a cycle [PLUS-21]', async () => {
    const schema = [
      text('first', { showWhen: { field: 'second', filled: false } }),
      text('second', { showWhen: { field: 'first', filled: true } }),
      text('third'),
    ];
    const form = createFilterForm({ schema, applied: { first: 'x', second: 'y', third: 'z' } });
    show({ form });
    const drawn = () => screen.getAllByRole('textbox').map((box) => box.getAttribute('value'));
    expect([drawn(), form.getEffectiveValues()]).toEqual([['y', 'z'], { second: 'y', third: 'z' }]);
    act(() => form.setValue('second', undefined));
    expect([drawn(), form.getEffectiveValues()]).toEqual([['x', '', 'z'], { first: 'x', third: 'z' }]);
  });

  it('FormRenderer renders a form that is held elsewhere', () => {
    const form = createFilterForm({ schema: [text('Name')], applied: { Name: 'a' } });
    show({ form });
    act(() => form.setValue('Name', 'b'));
    act(() => form.undo());
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('a');
  });

  const linked = (more: object = {}): FormSchema => [
    text('state'),
    {
      id: 'city',
      type: 'autocomplete',
      config: { label: 'City', options: [], multiple: true },
      data: {
        kind: 'looker',
        params: { filter: '{state}' },
        keyValue: 'city',
        dependsOn: ['state'],
        whenUnfit: 'flag',
        ...more,
      },
    },
  ];
  const startLinked = async (schema: FormSchema) => {
    const timers = manualTimers();
    const { gateways, calls, answer } = answersByHand();
    const form = createFilterForm({ schema, applied: { state: 'TX', city: ['Austin'] } });
    const view = show({ form, gateways, timers });
    await act(() => answer(0, [{ city: 'Austin' }]));
    act(() => form.setValue('state', 'OK'));
    return { ...view, form, calls, answer: (index: number) => act(() => answer(index, [{ city: 'Tulsa' }])) };
  };

  it('FormRenderer marks a value that no longer matches the field it depends on, and announces it [PLUS-4]', async () => {
    const { form, container, answer } = await startLinked(linked());
    expect(screen.getByRole('group', { name: 'City' })).toHaveAttribute('aria-busy', 'true');
    await answer(1);
    expect(screen.getByRole('combobox', { name: 'City' })).toBeInvalid();
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveAccessibleDescription(/Austin does not fit state$/);
    expect(screen.getByText('City: Austin does not fit state')).toHaveAttribute('role', 'status');
    expect(await axe(container)).toHaveNoViolations();
    act(() => form.setValue('city', ['Tulsa']));
    expect(screen.getByRole('combobox', { name: 'City' })).toBeValid();
    expect(screen.queryByText(/does not fit/)).not.toBeInTheDocument();
  });

  it('FormRenderer removes such a value if the schema says so, and announces it [PLUS-4]', async () => {
    const { form, answer } = await startLinked(linked({ whenUnfit: 'reset' }));
    await answer(1);
    expect(form.getValues()).toEqual({ state: 'OK' });
    expect(screen.getByText('City: Austin was removed: it does not fit state')).toHaveAttribute('role', 'status');
    act(() => form.undo());
    expect(form.getValues()).toEqual({ state: 'TX', city: ['Austin'] });
  });

  it('FormRenderer says beside the error of a required field why its value was removed [PLUS-4]', async () => {
    const schema = linked({ whenUnfit: 'reset' }).map((field) =>
      field.type === 'autocomplete' ? { ...field, config: { ...field.config, required: true } } : field,
    );
    const { form, answer } = await startLinked(schema);
    await answer(1);
    act(() => expect(form.validate()).toBe(false));
    expect(screen.getByRole('combobox', { name: /^City/ })).toHaveAccessibleDescription(
      /Austin was removed: it does not fit state. City is required$/,
    );
  });

  it('FormRenderer removes a range outside the track of its new data, and reports it below the range [PLUS-4]', async () => {
    const { gateways, answer } = answersByHand();
    const schema: FormSchema = [
      text('state'),
      {
        id: 'premium',
        type: 'range-slider',
        config: { label: 'Premium' },
        data: { kind: 'looker', params: { state: '{state}' }, keyValue: 'at', dependsOn: ['state'] },
      },
    ];
    const form = createFilterForm({ schema, applied: { state: 'TX', premium: { min: 50, max: 60 } } });
    show({ form, gateways });
    await act(() => answer(0, [{ at: 0 }, { at: 100 }]));
    act(() => form.setValue('state', 'OK'));
    await act(() => answer(1, [{ at: 0 }, { at: 10 }]));
    expect(form.getValues()).toEqual({ state: 'OK' });
    expect(screen.getByText('50 to 60 was removed: it does not fit state')).toBeVisible();
    expect(screen.getByText(/^Premium: 50 to 60 was removed/)).toHaveAttribute('role', 'status');
  });

  it('FormRenderer requests nothing more for linked fields once it is unmounted', async () => {
    const { form, unmount, calls } = await startLinked(linked());
    unmount();
    expect(calls[1]?.signal.aborted).toBe(true);
    form.setValue('state', 'LA');
    expect(calls).toHaveLength(2);
  });
});
