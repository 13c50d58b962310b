import fc from 'fast-check';
import type { FormSchema } from '../schema/FieldSchema.ts';
import type { FormValues } from '../values/FormValues.ts';
import { createFilterForm } from './FilterForm.ts';
import type { FilterFormOptions } from './FilterForm.types.ts';

const schema: FormSchema = [
  { id: 'name', type: 'text' },
  { id: 'premium', type: 'range-slider', config: { min: 0, max: 10, step: 1 } },
];
const make = (options: Partial<FilterFormOptions> = {}) => createFilterForm({ schema, ...options });

describe('values that return as applied', () => {
  const typed = ['h', 'he', 'hel', 'hell', 'hello'];

  it('Returning values remove no typed letters, within ten seconds and with any number skipped', () => {
    const order = fc.subarray([0, 1, 2, 3, 4]);
    fc.assert(
      fc.property(order, fc.nat(4), fc.nat(9_000), (echoes, before, delayMs) => {
        let nowMs = 0;
        const form = make({ nowMs: () => nowMs, onValuesChange: () => undefined });
        for (const text of typed) form.setValue('name', text, 'type');
        nowMs = delayMs;
        for (const index of echoes.slice(0, before)) form.setApplied({ name: typed[index] as string });
        form.setValue('premium', { min: 1, max: 2 });
        for (const index of echoes.slice(before)) form.setApplied({ name: typed[index] as string });
        expect(form.getValues()).toEqual({ name: 'hello', premium: { min: 1, max: 2 } });
        const last = echoes.at(-1);
        if (last !== undefined) expect(form.getApplied()).toEqual({ name: typed[last] });
        form.undo();
        form.undo();
        expect([form.getValues(), form.getStatus().canUndo]).toEqual([{}, false]);
      }),
    );
  });

  it('Returning values count as changes the second time, later, and after other changes', () => {
    let nowMs = 0;
    const form = make({ nowMs: () => nowMs, onValuesChange: () => undefined });
    const type = () => typed.forEach((text) => form.setValue('name', text, 'type'));
    const named = () => form.getValues().name;
    type();
    form.setApplied({ name: 'h' });
    expect(named()).toBe('hello');
    form.setApplied({ name: 'hello' });
    form.setApplied({ name: 'h' });
    expect(named()).toBe('h');
    type();
    form.setApplied({ name: 'other' });
    form.setApplied({ name: 'he' });
    expect(named()).toBe('he');
    type();
    nowMs = 10_000;
    form.setApplied({ name: 'hel' });
    expect(named()).toBe('hel');
  });

  it('Chosen values that were never reported count as changes', () => {
    const form = make({ onApply: () => undefined });
    form.setValue('premium', { min: 1, max: 2 });
    form.setValue('premium', { min: 3, max: 4 });
    form.apply();
    form.setApplied({ premium: { min: 1, max: 2 } });
    expect(form.getValues()).toEqual({ premium: { min: 1, max: 2 } });
  });

  it('Typed values that were never reported count as changes', () => {
    const form = make();
    for (const text of typed) form.setValue('name', text, 'type');
    form.setApplied({ name: 'hel' });
    expect(form.getValues()).toEqual({ name: 'hel' });
  });

  it('Returning values do not affect later applied changes', () => {
    const form = make({ onApply: () => undefined });
    for (const name of ['a', 'b']) {
      form.setValue('name', name);
      form.apply();
    }
    form.setApplied({ name: 'a' });
    expect([form.getValues(), form.getApplied(), form.getStatus().canApply]).toEqual([
      { name: 'b' },
      { name: 'a' },
      true,
    ]);
  });
});

describe('values that return as applied, and then Back', () => {
  /** A form whose parent hands back applied values at once, and at times of its own. */
  const following = (options: Partial<FilterFormOptions> = {}) => {
    const clock = { nowMs: 0 };
    const form = make({ nowMs: () => clock.nowMs, onApply: () => undefined, ...options });
    const apply = () => {
      form.apply();
      form.setApplied(form.getApplied());
    };
    return { form, clock, apply };
  };

  it('Back returns to the typed and applied values [PLUS-1]', () => {
    const { form, clock, apply } = following();
    for (const name of ['a', 'ab', 'abc']) {
      clock.nowMs += 100;
      form.setValue('name', name, 'type');
    }
    clock.nowMs = 1_000;
    apply();
    clock.nowMs = 4_000;
    form.setValue('name', 'abcd', 'type');
    clock.nowMs = 5_000;
    apply();
    clock.nowMs = 8_000;
    form.setApplied({ name: 'abc' });
    expect([form.getValues(), form.getStatus().dirty]).toEqual([{ name: 'abc' }, false]);
  });

  it('Back returns to the chosen and applied values, reported or not [PLUS-1]', () => {
    for (const onValuesChange of [undefined, () => undefined]) {
      const { form, apply } = following({ onValuesChange });
      form.setValue('name', 'a');
      apply();
      form.setValue('premium', { min: 1, max: 2 });
      apply();
      form.setApplied({ name: 'a' });
      expect([form.getValues(), form.getStatus().dirty]).toEqual([{ name: 'a' }, false]);
    }
  });

  it.each<[string, Partial<FilterFormOptions>]>([
    ['no parent', { onApply: undefined }],
    ['who applies', {}],
    ['who follows as well', { onValuesChange: () => undefined }],
  ])('Back returns to intermediate values, reported to %s [PLUS-1]', (_whom, options) => {
    const { form, clock } = following(options);
    for (const min of [1, 2, 3, 4, 5]) form.setValue('premium', { min, max: 9 }, 'drag');
    clock.nowMs = 1_500;
    form.apply();
    form.setApplied({ premium: { min: 5, max: 9 } });
    clock.nowMs = 4_500;
    form.setApplied({ premium: { min: 2, max: 9 } });
    expect([form.getValues(), form.getStatus().dirty]).toEqual([{ premium: { min: 2, max: 9 } }, false]);
  });

  it('Back returns to a choice that a slow address has skipped [PLUS-1]', () => {
    const states: FormSchema = [{ id: 's', type: 'multi-text', config: { options: ['TX', 'OK'] } }];
    const { form, clock } = following({ schema: states, onValuesChange: () => undefined });
    form.setValue('s', ['TX']);
    form.setValue('s', ['TX', 'OK']);
    form.setApplied({ s: ['TX', 'OK'] });
    clock.nowMs = 4_000;
    form.setApplied({ s: ['TX'] });
    expect([form.getValues(), form.getStatus().dirty]).toEqual([{ s: ['TX'] }, false]);
  });

  it('Back returns to the values before Apply or Clear, even if the parent never responds to these', () => {
    for (const press of ['apply', 'clear'] as const) {
      const { form } = following({ onValuesChange: () => undefined });
      for (const name of ['a', 'ab', 'abc']) form.setValue('name', name, 'type');
      form[press]();
      form.setApplied({ name: 'ab' });
      expect([form.getValues(), form.getStatus().dirty]).toEqual([{ name: 'ab' }, false]);
    }
  });

  it('The last edit remains, whether a parent returns all values late or skips some, and later changes are followed', () => {
    const edit = fc.constantFrom('a', 'ab', 'abc', 'b');
    fc.assert(
      fc.property(fc.array(fc.tuple(edit, fc.boolean()), { minLength: 1, maxLength: 8 }), fc.nat(7), (edits, news) => {
        const told: FormValues[] = [];
        const form = make({ onValuesChange: (values) => told.push(values) });
        for (const [name] of edits) form.setValue('name', name, 'type');
        const last = form.getValues();
        const answers = [...told].filter((_values, at) => at === told.length - 1 || edits[at]?.[1]);
        for (const values of answers) {
          form.setApplied(values);
          expect(form.getValues()).toBe(last);
        }
        expect([form.getApplied(), form.getStatus().dirty]).toEqual([last, false]);
        // Only a value that occurs once identifies its response.
        const next = told[news % told.length] as FormValues;
        if (told.filter(({ name }) => name === last.name).length > 1) return;
        form.setApplied(next);
        expect([form.getValues(), form.getStatus().dirty]).toEqual([next, false]);
      }),
    );
  });

  it('Back returns to values that were passed twice [PLUS-1]', () => {
    const { form, apply } = following({ onValuesChange: () => undefined });
    form.setValue('name', 'a');
    apply();
    for (const name of ['b', 'a', 'c']) form.setValue('name', name);
    apply();
    form.setApplied({ name: 'a' });
    expect(form.getValues()).toEqual({ name: 'a' });
    form.setApplied({});
    expect(form.getValues()).toEqual({});
  });

  it('Returning values remove no letters that were typed twice, however late they arrive', () => {
    const form = make({ applied: { name: 'h' }, onValuesChange: () => undefined });
    const typed = ['he', 'h', 'he', 'h', 'ho'];
    for (const name of typed) form.setValue('name', name, 'type');
    for (const name of typed) {
      form.setApplied({ name });
      expect(form.getValues()).toEqual({ name: 'ho' });
    }
  });

  it('Returning values remove no letters if they contain values of hidden fields', () => {
    const hidden: FormSchema = [
      { id: 'name', type: 'text' },
      { id: 'more', type: 'text' },
      { id: 'hidden', type: 'text', showWhen: { field: 'more', filled: true } },
    ];
    const told: FormValues[] = [];
    const form = make({ schema: hidden, applied: { hidden: 'x' }, onValuesChange: (values) => told.push(values) });
    for (const name of ['1', '12', '123']) form.setValue('name', name, 'type');
    for (const values of told) form.setApplied(values);
    expect([form.getValues(), form.getApplied()]).toEqual([
      { name: '123', hidden: 'x' },
      { name: '123', hidden: 'x' },
    ]);
    form.setApplied(told[0] as FormValues);
    expect(form.getValues()).toEqual({ name: '1', hidden: 'x' });
  });
});

describe('a schema that changes', () => {
  const text = (id: string): FormSchema[number] => ({ id, type: 'text' });

  it('A new schema is adopted together with its values', () => {
    const onValuesChange = jest.fn();
    const form = make({ schema: [text('a')], applied: { a: 'x' }, onValuesChange });
    form.update({ schema: [text('b')], applied: { b: 'y' } });
    expect([form.getValues(), form.getApplied()]).toEqual([{ b: 'y' }, { b: 'y' }]);
    expect(onValuesChange.mock.calls).toEqual([[{ b: 'y' }, { reason: 'applied', fieldId: null }]]);
    form.update({ schema: [text('c')], applied: { b: 'y', c: 'z' } });
    expect(onValuesChange).toHaveBeenLastCalledWith({ c: 'z' }, { reason: 'schema', fieldId: null });
  });

  it('A new schema keeps the typed text if it arrives with a returning value', () => {
    const form = make({ schema: [text('a'), text('b')], applied: { b: 'x' }, onValuesChange: () => undefined });
    for (const letters of ['1', '12', '123']) form.setValue('a', letters, 'type');
    form.update({ schema: [text('a')], applied: { a: '1', b: 'x' } });
    expect([form.getValues(), form.getApplied()]).toEqual([{ a: '123' }, { a: '1' }]);
  });

  it('A new schema drops the loaded labels of a field with other options', () => {
    const field = (options: { label: string; value: string }[], more = {}): FormSchema => [
      { id: 'c', type: 'select', config: { options }, ...more },
    ];
    const form = make({ schema: field([], { data: { kind: 'looker', params: {} } }) });
    form.rememberLabels('c', [{ label: 'Austin', value: 'A' }]);
    expect(form.getLabelOf()('c', 'A')).toBe('Austin');
    form.update({ schema: [...field([], { data: { kind: 'looker', params: {} } }), text('more')] });
    expect(form.getLabelOf()('c', 'A')).toBe('Austin');
    form.update({ schema: field([{ label: 'Albany', value: 'A' }]) });
    expect(form.getLabelOf()('c', 'A')).toBe('Albany');
  });

  it('A new schema keeps the values that its fields support, and reports the dropped ones', () => {
    const [onValuesChange, onApply] = [jest.fn(), jest.fn()];
    const form = make({
      schema: [text('gone'), text('kept'), text('list'), text('flag')],
      applied: { gone: 'a', later: 'z' },
      onValuesChange,
      onApply,
    });
    form.replaceValues({ gone: 'b', kept: 'c', list: 'd', flag: 'e', later: 'z' });
    form.update({
      schema: [
        text('kept'),
        { id: 'list', type: 'multi-text', config: { options: [] } },
        { id: 'flag', type: 'switch' },
        text('later'),
      ],
    });
    const values = { kept: 'c', list: ['d'], later: 'z' };
    expect(onValuesChange).toHaveBeenLastCalledWith(values, { reason: 'schema', fieldId: null });
    expect([form.getValues(), form.getApplied(), form.getStatus().filled]).toEqual([values, { later: 'z' }, 3]);
    form.undo();
    expect(form.getValues()).toEqual({ later: 'z' });
    form.redo();
    form.apply();
    expect(onApply).toHaveBeenCalledWith(values);
  });

  it('A new schema reports no change if every value stays', () => {
    const onValuesChange = jest.fn();
    const form = make({ schema: [text('a')], applied: { a: 'x' }, onValuesChange });
    form.update({ schema: [text('b'), text('a')] });
    expect(onValuesChange).not.toHaveBeenCalled();
  });
});

describe('a listener that throws', () => {
  it('A listener that throws does not prevent other listeners from receiving the edit', () => {
    const [field, all, onValuesChange] = [jest.fn(), jest.fn(), jest.fn()];
    const form = make({ onValuesChange });
    const broken = () => {
      throw new Error('broken');
    };
    form.subscribeToField('name', broken);
    form.subscribeToField('name', field);
    form.subscribe(broken);
    form.subscribe(all);
    expect(() => form.setValue('name', 'a')).toThrow('broken');
    for (const listener of [field, all, onValuesChange]) expect(listener).toHaveBeenCalledTimes(1);
    expect(form.getValues()).toEqual({ name: 'a' });
  });
});
