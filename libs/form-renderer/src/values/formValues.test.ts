import fc from 'fast-check';
import type { FieldSchema, FormSchema } from '../schema/FieldSchema.ts';
import { acceptsTypedValue } from './acceptsTypedValue.ts';
import { conditionHolds, effectiveValues } from './fieldCondition.ts';
import { filledCount } from './filledCount.ts';
import { normaliseValue } from './normaliseValue.ts';
import { readRange } from './readRange.ts';
import { sameValue } from './sameValue.ts';
import { setFieldValue } from './setFieldValue.ts';

const range = (config: object): FieldSchema => ({
  id: 'premium',
  type: 'range-slider',
  config: { min: 0, max: 100, step: 5, ...config },
});

describe('the rules of values', () => {
  it.each([
    [{ min: 0, max: 100 }, undefined],
    [{ value: { min: 0, max: 100 } }, undefined],
    [{ min: null, max: null }, undefined],
    [{ min: null, max: 100 }, undefined],
    [{ min: 20, max: 80 }, undefined],
    [
      { min: 20, max: 100 },
      { min: 20, max: 100 },
    ],
    [
      { min: 20, max: null },
      { min: 20, max: null },
    ],
  ])('reports the range %j as %j where all is 0 to 100 and the default 20 to 80 [FORM-VALUE-3]', (value, expected) => {
    expect(normaliseValue(range({ defaultValue: { min: 20, max: 80 } }), value)).toEqual(expected);
  });

  it('takes the full range from the numbers that stand for the positions [FORM-VALUE-3]', () => {
    const field = range({ min: 0, max: 2, step: 1, customValue: [1, 10, 100] });
    expect(normaliseValue(field, { min: 1, max: 100 })).toBeUndefined();
    expect(normaliseValue(field, { min: null, max: 2 })).toEqual({ min: null, max: 2 });
  });

  it('reads both spellings of a range, with and without a label [FORM-SCHEMA-8]', () => {
    const label = { min: 'low', max: 'high' };
    expect(readRange({ min: 1, max: 2 })).toEqual({ min: 1, max: 2 });
    expect(readRange({ value: { min: 1, max: 2 }, label })).toEqual({ min: 1, max: 2, label });
    expect(readRange({ min: 1, max: Infinity, label })).toEqual({ min: 1, max: null, label });
    expect([readRange('1'), readRange({}), readRange([1, 2]), readRange({ min: 'x', max: 2 })]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('keeps nothing for what says nothing [FORM-VALUE-1]', () => {
    expect(normaliseValue({ id: 'a', type: 'text' }, '')).toBeUndefined();
    expect(normaliseValue({ id: 'a', type: 'select', config: { options: [] } }, [])).toBeUndefined();
    expect(normaliseValue({ id: 'a', type: 'switch' }, false)).toBeUndefined();
    expect(normaliseValue({ id: 'a', type: 'slider', config: { min: 0, max: 9, step: 1 } }, 0)).toBe(0);
  });

  it('takes a typed value only within the bounds that are set [FORM-SCHEMA-5]', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.option(fc.nat(8), { nil: undefined }),
        fc.option(fc.nat(8), { nil: undefined }),
        (text, minLength, maxLength) => {
          const length = Array.from(text).length;
          expect(acceptsTypedValue(text, { minLength, maxLength })).toBe(
            !(length < (minLength ?? 0)) && !(length > (maxLength ?? Infinity)),
          );
        },
      ),
    );
  });

  it('sets, changes and removes values without touching the others [FORM-VALUE-1]', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.integer()),
        fc.string(),
        fc.option(fc.integer(), { nil: undefined }),
        (values, id, value) => {
          const next = setFieldValue(values, id, value);
          expect(Object.hasOwn(next, id)).toBe(value !== undefined);
          for (const [other, kept] of Object.entries(values)) if (other !== id) expect(next[other]).toBe(kept);
          if (sameValue(next, values)) expect(next).toBe(values);
        },
      ),
    );
  });

  const schema: FormSchema = [
    { id: 'line', type: 'text' },
    {
      id: 'policy',
      type: 'pill',
      config: {
        label: 'Policy',
        fields: [
          { id: 'naics', type: 'text', showWhen: { field: 'line', oneOf: ['commercial'] } },
          { id: 'inner', type: 'accordion', config: { label: 'Inner', fields: [{ id: 'product', type: 'text' }] } },
        ],
      },
    },
  ];

  it('counts the filled fields at any depth [FORM-VALUE-2]', () => {
    expect(filledCount(schema, { line: 'commercial', naics: '11', product: 'x', other: 1 })).toBe(3);
    expect(filledCount(schema.slice(1), { line: 'commercial', naics: '11', product: 'x' })).toBe(2);
    expect(filledCount(schema.slice(1), {})).toBe(0);
  });

  it('neither counts nor passes on the value of a hidden field, and keeps what it does not know [PLUS-21]', () => {
    const values = { line: 'personal', naics: '11', other: 1 };
    expect(filledCount(schema, values)).toBe(1);
    expect(effectiveValues(schema, values)).toEqual({ line: 'personal', other: 1 });
    expect(effectiveValues(schema, { ...values, line: 'commercial' })).toEqual({ ...values, line: 'commercial' });
  });

  it.each([
    [undefined, true],
    [{ field: 'line', filled: true }, true],
    [{ field: 'line', filled: false }, false],
    [{ field: 'none', filled: false }, true],
    [{ field: 'line', oneOf: ['P', 'C'] }, true],
    [{ field: 'line', oneOf: ['X'] }, false],
    [{ field: 'line', filled: true, oneOf: ['X'] }, false],
  ])('judges the condition %j as %j [PLUS-21]', (condition, expected) => {
    expect(conditionHolds(condition, { line: ['C'] })).toBe(expected);
  });
});
