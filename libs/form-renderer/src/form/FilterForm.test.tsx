import { act, render, renderHook, screen } from '@testing-library/react';
import fc from 'fast-check';
import { toFilterExpressions } from '../expressions/toFilterExpressions.ts';
import type { FormSchema } from '../schema/FieldSchema.ts';
import { effectiveValues } from '../values/fieldCondition.ts';
import { createFilterForm } from './FilterForm.ts';
import type { FilterForm, FilterFormOptions } from './FilterForm.types.ts';
import { useFieldValue, useFilledCount, useFilterForm, useFilterFormStatus, useOptionLabels } from './formHooks.ts';

const schema: FormSchema = [
  { id: 'name', type: 'text' },
  { id: 'state', type: 'select', config: { options: [{ label: 'Texas', value: 'TX' }], multiple: true } },
  { id: 'premium', type: 'range-slider', config: { min: 0, max: 10, step: 1 } },
  { id: 'city', type: 'text', showWhen: { field: 'state', filled: true } },
];
const make = (options: Partial<FilterFormOptions> = {}) => createFilterForm({ schema, ...options });

describe('FilterForm', () => {
  it('FilterForm can apply only a different draft, and clear only existing values', () => {
    const form = make();
    expect(form.getStatus()).toEqual({
      dirty: false,
      canApply: false,
      settling: false,
      applying: false,
      canClear: false,
      canUndo: false,
      canRedo: false,
      filled: 0,
      valid: true,
    });
    form.setValue('state', ['TX']);
    expect(form.getStatus()).toMatchObject({ dirty: true, canApply: true, canClear: true, canUndo: true, filled: 1 });
    form.apply();
    expect(form.getStatus()).toMatchObject({ dirty: false, canApply: false, canClear: true });
    form.setValue('state', undefined);
    expect(form.getStatus()).toMatchObject({ canApply: true, canClear: true, filled: 0 });
    form.clear();
    expect(form.getStatus()).toMatchObject({ dirty: false, canApply: false, canClear: false, canUndo: true });
  });

  it('FilterForm reports the applied values, without those of hidden fields, and a clear', () => {
    const onApply = jest.fn();
    const onClear = jest.fn();
    const form = make({ onApply, onClear });
    form.setValue('city', 'Austin');
    form.setValue('name', 'Lone Star');
    form.apply();
    form.apply();
    expect(onApply.mock.calls).toEqual([[{ name: 'Lone Star' }]]);
    form.clear();
    form.clear();
    expect(onClear).toHaveBeenCalledTimes(1);
    form.undo();
    expect(form.getValues()).toEqual({ city: 'Austin', name: 'Lone Star' });
  });

  it('FilterForm resets a dirty draft to the applied values, as one step that can be undone [PLUS-2]', () => {
    const [onValuesChange, onApply, onClear] = [jest.fn(), jest.fn(), jest.fn()];
    const form = make({ applied: { name: 'a' }, onValuesChange, onApply, onClear });
    form.reset();
    expect(onValuesChange).not.toHaveBeenCalled();
    expect(form.getStatus().canUndo).toBe(false);
    form.setValue('name', 'b');
    form.setValue('state', ['TX']);
    form.reset();
    expect(form.getValues()).toEqual({ name: 'a' });
    expect(onValuesChange).toHaveBeenLastCalledWith({ name: 'a' }, { reason: 'reset', fieldId: null });
    expect(form.getStatus()).toMatchObject({ dirty: false, canApply: false });
    form.undo();
    expect(form.getValues()).toEqual({ name: 'b', state: ['TX'] });
    form.redo();
    expect(form.getValues()).toEqual({ name: 'a' });
    expect(onApply).not.toHaveBeenCalled();
    expect(onClear).not.toHaveBeenCalled();
  });

  it('FilterForm stores no empty values [FORM-VALUE-1] [FORM-VALUE-3]', () => {
    const form = make({ applied: { name: 'x', premium: { min: 1, max: 2 } } });
    form.setValue('name', '');
    form.setValue('premium', { min: 0, max: 10 });
    expect(form.getValues()).toEqual({});
  });

  it('FilterForm reports why values changed', () => {
    const onValuesChange = jest.fn();
    const form = make({ onValuesChange });
    form.setValue('name', 'a', 'type');
    form.undo();
    form.redo();
    form.replaceValues({ name: 'b' });
    form.setApplied({ name: 'c' });
    form.clear();
    expect(onValuesChange.mock.calls).toEqual([
      [{ name: 'a' }, { reason: 'type', fieldId: 'name' }],
      [{}, { reason: 'undo', fieldId: null }],
      [{ name: 'a' }, { reason: 'redo', fieldId: null }],
      [{ name: 'b' }, { reason: 'replace', fieldId: null }],
      [{ name: 'c' }, { reason: 'applied', fieldId: null }],
      [{}, { reason: 'clear-all', fieldId: null }],
    ]);
  });

  it('FilterForm calls its callbacks in order, even if a callback edits the form', () => {
    const told: unknown[] = [];
    const form = make({
      onValuesChange: (values, { reason }) => told.push([reason, values]),
      onApply: (values) => told.push(['apply', values]),
      onClear: () => told.push(['clear']),
    });
    form.subscribe(() => {
      const { name, state } = form.getValues();
      if (name && state) form.setValue('state', undefined);
    });
    form.setValue('state', ['TX']);
    form.setValue('name', 'a');
    expect(told.splice(0)).toEqual([
      ['choose', { state: ['TX'] }],
      ['choose', { state: ['TX'], name: 'a' }],
      ['choose', { name: 'a' }],
    ]);
    let edits = 1;
    form.subscribe(() => edits-- > 0 && form.setValue('name', 'late'));
    form.apply();
    expect(told.splice(0)).toEqual([
      ['apply', { name: 'a' }],
      ['choose', { name: 'late' }],
    ]);
    expect(form.getApplied()).toEqual({ name: 'a' });
    edits = 1;
    form.clear();
    expect(told).toEqual([['clear-all', {}], ['clear'], ['choose', { name: 'late' }]]);
  });

  it('FilterForm uses its own clock to join typing [PLUS-2]', () => {
    let nowMs = 0;
    const form = make({ nowMs: () => nowMs });
    for (const [at, text] of [
      [0, 'a'],
      [500, 'ab'],
      [1001, 'abc'],
    ] as const) {
      nowMs = at;
      form.setValue('name', text, 'type');
    }
    form.undo();
    expect(form.getValues()).toEqual({ name: 'ab' });
    form.undo();
    expect(form.getValues()).toEqual({});
  });

  it('FilterForm knows the labels of options, from the schema and from data', () => {
    const form = make();
    expect(form.getLabelOf()('state', 'TX')).toBe('Texas');
    const { result } = renderHook(() => useOptionLabels(form));
    act(() => form.rememberLabels('state', [{ value: 'OK', label: 'Oklahoma' }]));
    expect([result.current('state', 'OK'), result.current('state', 'TX'), result.current('name', 'x')]).toEqual([
      'Oklahoma',
      'Texas',
      undefined,
    ]);
  });
});

describe('useFilterForm', () => {
  it('useFilterForm returns the same object and follows values that are applied elsewhere', () => {
    const { result, rerender } = renderHook(
      (props: { applied: FilterFormOptions['applied'] }) => useFilterForm({ schema, ...props }),
      { initialProps: { applied: { name: 'a' } } },
    );
    const form = result.current;
    act(() => form.setValue('name', 'draft'));
    rerender({ applied: { name: 'a' } });
    expect(form.getValues()).toEqual({ name: 'draft' });
    rerender({ applied: { name: 'b' } });
    expect(form.getValues()).toEqual({ name: 'b' });
    expect(result.current).toBe(form);
  });

  it('useFilterForm keeps its applied values while the application still passes the previous ones', () => {
    const { result, rerender } = renderHook(
      (props: { applied: FilterFormOptions['applied'] }) => useFilterForm({ schema, ...props }),
      { initialProps: { applied: { name: 'a' } } },
    );
    act(() => {
      result.current.setValue('name', 'b');
      result.current.apply();
    });
    rerender({ applied: { name: 'a' } });
    expect(result.current.getValues()).toEqual({ name: 'b' });
    rerender({ applied: { name: 'b' } });
    rerender({ applied: { name: 'a' } });
    expect(result.current.getValues()).toEqual({ name: 'a' });
  });

  it('useFilterForm calls the callbacks of the latest render', () => {
    const [first, second] = [jest.fn(), jest.fn()];
    const { result, rerender } = renderHook((onApply: jest.Mock) => useFilterForm({ schema, onApply }), {
      initialProps: first,
    });
    rerender(second);
    act(() => {
      result.current.setValue('name', 'a');
      result.current.apply();
    });
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('useFilterForm no longer calls a callback that the latest render omits', () => {
    const onApply = jest.fn();
    const { result, rerender } = renderHook(
      (callbacks: { onApply?: () => void }) => useFilterForm({ schema, ...callbacks }),
      { initialProps: { onApply } },
    );
    rerender({} as { onApply: typeof onApply });
    act(() => result.current.setValue('name', 'a'));
    act(() => result.current.apply());
    expect(onApply).not.toHaveBeenCalled();
  });

  it('useFilterForm re-renders only components that an edit affects', () => {
    const form = make();
    const renders = { name: 0, state: 0, status: 0, count: 0 };
    const Field = ({ id }: { id: 'name' | 'state' }) => {
      renders[id] += 1;
      return <>{JSON.stringify(useFieldValue(form, id))}</>;
    };
    const Status = () => {
      renders.status += 1;
      return <>{useFilterFormStatus(form).dirty ? 'dirty' : 'clean'}</>;
    };
    const Count = () => {
      renders.count += 1;
      return <>{useFilledCount(form, schema)} filled</>;
    };
    render(
      <>
        <Field id="name" />
        <Field id="state" />
        <Status />
        <Count />
      </>,
    );
    act(() => form.setValue('name', 'a', 'type'));
    act(() => form.setValue('name', 'ab', 'type'));
    expect(renders).toEqual({ name: 3, state: 1, status: 2, count: 2 });
    expect(screen.getByText(/1 filled/)).toBeInTheDocument();
  });
});

describe('labels of configured options', () => {
  it('Labels of configured options are read once per schema, for any number of look-ups', () => {
    let reads = 0;
    const option = (value: string) => ({
      value,
      get label() {
        reads += 1;
        return `Option ${value}`;
      },
    });
    const values = Array.from({ length: 1_000 }, (_, index) => String(index));
    const optionsOf = (label: string): FormSchema => [
      { id: 'many', type: 'select', config: { label, options: values.map(option) } },
    ];
    const form = make({ schema: optionsOf('Many') });
    const lookUpAll = () => values.map((value) => form.getLabelOf()('many', value));
    const readOnce = () => {
      reads = 0;
      expect(lookUpAll()).toEqual(values.map((value) => `Option ${value}`));
      lookUpAll();
      return reads;
    };
    expect(readOnce()).toBeLessThanOrEqual(2 * values.length);
    expect(readOnce()).toBe(0);
    form.update({ schema: optionsOf('More') });
    expect(readOnce()).toBeLessThanOrEqual(2 * values.length);
    expect(readOnce()).toBe(0);
    form.update({ schema: [{ id: 'many', type: 'select', config: { options: [{ label: 'One', value: '1' }] } }] });
    expect(form.getLabelOf()('many', '1')).toBe('One');
    expect(form.getLabelOf()('other', '1')).toBeUndefined();
  });
});

describe('incoming values', () => {
  const all: FormSchema = [
    ...schema,
    { id: 'codes', type: 'multi-text', config: { options: [] } },
    { id: 'new', type: 'checkbox' },
    { id: 'year', type: 'slider', config: { min: 0, max: 5, step: 1 } },
    { id: 'when', type: 'custom', config: { componentKey: 'dates' } },
  ];
  const range = fc.record({ min: fc.constantFrom(0, 3, null), max: fc.constantFrom(7, 10, null) });
  const values = fc.record(
    {
      name: fc.constantFrom('', 'a'),
      state: fc.constantFrom([], ['TX']),
      premium: fc.oneof(
        range,
        range.map((value) => ({ value })),
      ),
      codes: fc.constantFrom([], ['x', 'y']),
      new: fc.constantFrom(true, false),
      year: fc.constantFrom(0, 4),
      when: fc.constantFrom('', '12 months'),
    },
    { requiredKeys: [] },
  );

  it('Incoming values are normalised in the same way from every source [FORM-VALUE-1] [FORM-VALUE-3]', () => {
    fc.assert(
      fc.property(values, (raw) => {
        const [set, applied, replaced, started] = [
          make({ schema: all }),
          make({ schema: all }),
          make({ schema: all }),
          make({ schema: all, applied: raw }),
        ];
        for (const [id, value] of Object.entries(raw)) set.setValue(id, value);
        applied.setApplied(raw);
        replaced.replaceValues(raw);
        const kept = set.getValues();
        expect(started.getValues()).toEqual(kept);
        expect([applied.getValues(), applied.getApplied()]).toEqual([kept, kept]);
        expect(replaced.getValues()).toEqual(kept);
        expect(started.getStatus().canClear).toBe(Object.keys(kept).length > 0);
        expect(started.getStatus().filled).toBe(Object.keys(kept).length);
        expect(effectiveValues(all, raw)).toEqual(kept);
        expect(toFilterExpressions(all, raw)).toEqual(toFilterExpressions(all, kept));
      }),
    );
  });

  it('Incoming undefined values are not stored [FORM-VALUE-1]', () => {
    const form = make({ applied: { name: undefined } as never });
    expect(form.getStatus()).toMatchObject({ canClear: false, filled: 0 });
    form.setApplied({ premium: { min: 0, max: 10 } });
    expect([form.getValues(), form.getStatus().canUndo]).toEqual([{}, false]);
  });
});

describe('a schema created on every render', () => {
  it.each([
    ['plain', {}],
    ['with functions', { onPick: () => undefined }],
  ])(
    'A schema created on every render causes no more renders than a stable one, if labels are read (%s)',
    (_name, more) => {
      let renders = 0;
      const Labels = () => {
        renders += 1;
        if (renders > 20) throw new Error('It renders for ever');
        const form = useFilterForm({
          schema: [
            { id: 'state', type: 'select', config: { options: [{ label: 'Texas', value: 'TX' }] } },
            {
              id: 'map',
              type: 'custom',
              config: {
                componentKey: 'map',
                ...Object.fromEntries(Object.entries(more).map(([key]) => [key, () => undefined])),
              },
            },
          ],
        });
        return <>{useOptionLabels(form)('state', 'TX')}</>;
      };
      const { rerender } = render(<Labels />);
      rerender(<Labels />);
      expect(screen.getByText('Texas')).toBeInTheDocument();
      expect(renders).toBe(2);
    },
  );

  it('A schema created on every render stays the one that was validated', () => {
    const form = make();
    form.update({ schema: JSON.parse(JSON.stringify(schema)) as FormSchema });
    expect(form.schema).toBe(schema);
  });
});

describe('an application that applies every edit', () => {
  it.each([
    ['through the address', (form: FilterForm) => form.setApplied(form.getValues())],
    ['with Apply', (form: FilterForm) => form.apply()],
  ])(
    'Typing without a pause is one undo step in an application that applies every edit: %s [PLUS-2]',
    (_how, follow) => {
      let nowMs = 0;
      const form: FilterForm = make({
        nowMs: () => (nowMs += 100),
        onValuesChange: (_values, { reason }) => reason === 'type' && follow(form),
      });
      for (const text of ['a', 'ab', 'abc']) form.setValue('name', text, 'type');
      expect(form.getApplied()).toEqual({ name: 'abc' });
      form.undo();
      expect([form.getValues(), form.getStatus().canUndo]).toEqual([{}, false]);
    },
  );

  it('The form becomes empty if the application no longer has applied values', () => {
    const { result, rerender } = renderHook(
      (props: { applied: FilterFormOptions['applied'] }) => useFilterForm({ schema, ...props }),
      { initialProps: { applied: { name: 'a' } as FilterFormOptions['applied'] } },
    );
    rerender({ applied: undefined });
    expect([result.current.getValues(), result.current.getApplied()]).toEqual([{}, {}]);
  });

  it('Returning values keep the values of hidden fields, and add no undo step [PLUS-21]', () => {
    const form: FilterForm = make({
      applied: { state: ['TX'], city: 'Austin' },
      onApply: (values) => form.setApplied(values),
    });
    form.setValue('state', undefined);
    form.apply();
    expect([form.getApplied(), form.getStatus()]).toMatchObject([
      { city: 'Austin' },
      { dirty: false, canClear: false },
    ]);
    form.undo();
    expect([form.getValues(), form.getStatus().canUndo]).toEqual([{ state: ['TX'], city: 'Austin' }, false]);
    form.redo();
    form.setValue('state', ['TX']);
    expect(form.getEffectiveValues()).toEqual({ state: ['TX'], city: 'Austin' });
  });

  it('The form cannot be applied if only values of hidden fields differ', () => {
    const form = make();
    form.setValue('city', 'Austin');
    expect(form.getStatus()).toMatchObject({
      dirty: false,
      canApply: false,
      canClear: false,
      canUndo: true,
      filled: 0,
      valid: true,
    });
    form.setValue('state', ['TX']);
    expect(form.getStatus()).toMatchObject({ dirty: true, canApply: true, canClear: true, filled: 2 });
  });

  it('The form refuses a change to an invalid schema, and stays unchanged', () => {
    const form = make({ applied: { name: 'a' } });
    expect(() => form.update({ schema: [{ type: 'text' }] as unknown as FormSchema })).toThrow(
      /Argument not found: id/,
    );
    expect([form.schema, form.getValues()]).toEqual([schema, { name: 'a' }]);
  });

  it('The form reports only new labels', () => {
    const form = make();
    const listener = jest.fn();
    form.subscribe(listener);
    form.rememberLabels('name', [{ value: 'a', label: 'A' }]);
    form.rememberLabels('name', [{ value: 'a', label: 'A' }]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('The form uses the latest label from data', () => {
    const form = createFilterForm({ schema: [{ id: 'state', type: 'select', config: { options: [] } }] });
    form.rememberLabels('state', [{ value: 'OK', label: 'Oklahoma' }]);
    form.rememberLabels('state', [{ value: 'OK', label: 'The Sooner State' }]);
    expect(form.getLabelOf()('state', 'OK')).toBe('The Sooner State');
  });

  it('The form has no undo step without effect after a change of the schema [PLUS-2]', () => {
    const [a, b] = ['a', 'b'].map((id): FormSchema[number] => ({ id, type: 'text' }));
    const form = createFilterForm({ schema: [a, b] as FormSchema });
    form.setValue('a', 'x');
    form.setValue('b', 'y');
    form.update({ schema: [a] as FormSchema });
    form.undo();
    expect([form.getValues(), form.getStatus().canUndo]).toEqual([{}, false]);
    form.redo();
    expect([form.getValues(), form.getStatus().canRedo]).toEqual([{ a: 'x' }, false]);
  });

  it('The form reports no change if the draft stays the same', () => {
    const onValuesChange = jest.fn();
    const form: FilterForm = make({ applied: { name: 'a' }, onValuesChange });
    form.setValue('name', 'a');
    form.reset();
    form.undo();
    form.apply();
    form.setApplied({ name: 'a' });
    expect(onValuesChange).not.toHaveBeenCalled();
  });
});
