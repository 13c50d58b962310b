import fc from 'fast-check';
import type { FormSchema } from '../schema/FieldSchema.ts';
import { createFilterForm } from './FilterForm.ts';
import type { FilterFormOptions } from './FilterForm.types.ts';

const schema: FormSchema = [
  { id: 'name', type: 'text' },
  { id: 'premium', type: 'range-slider', config: { min: 0, max: 10, step: 1 } },
];
const make = (options: Partial<FilterFormOptions> = {}) => createFilterForm({ schema, ...options });

describe('values that come back as applied', () => {
  const typed = ['h', 'he', 'hel', 'hell', 'hello'];

  it('take no letters away, in whatever order and however late they come within ten seconds', () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4]);
    fc.assert(
      fc.property(order, fc.nat(4), fc.nat(9_000), fc.boolean(), (echoes, before, delayMs, tells) => {
        let nowMs = 0;
        const form = make({ nowMs: () => nowMs, ...(tells && { onValuesChange: () => undefined }) });
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

  it('are news the second time, later, and after other news', () => {
    let nowMs = 0;
    const form = make({ nowMs: () => nowMs });
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

  it('are news where they were chosen and handed out to nobody', () => {
    const form = make({ onApply: () => undefined });
    form.setValue('premium', { min: 1, max: 2 });
    form.setValue('premium', { min: 3, max: 4 });
    form.apply();
    form.setApplied({ premium: { min: 1, max: 2 } });
    expect(form.getValues()).toEqual({ premium: { min: 1, max: 2 } });
  });

  it('leave alone what was applied and changed since', () => {
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

describe('a schema that changes', () => {
  const text = (id: string): FormSchema[number] => ({ id, type: 'text' });

  it('takes the values along that its fields can show, and tells of those that go', () => {
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

  it('tells of no change where every value stays', () => {
    const onValuesChange = jest.fn();
    const form = make({ schema: [text('a')], applied: { a: 'x' }, onValuesChange });
    form.update({ schema: [text('b'), text('a')] });
    expect(onValuesChange).not.toHaveBeenCalled();
  });
});

describe('a listener that throws', () => {
  it('keeps nobody else from hearing of the edit', () => {
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
