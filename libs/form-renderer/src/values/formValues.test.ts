import fc from 'fast-check';
import type { FieldSchema, FormSchema } from '../schema/FieldSchema.ts';
import { acceptsTypedValue } from './acceptsTypedValue.ts';
import { conditionHolds, effectiveValues, hiddenIds } from './fieldCondition.ts';
import { filledCount as countOf } from './filledCount.ts';
import type { FormValues } from './FormValues.ts';
import { normaliseValue } from './normaliseValue.ts';
import { readRange } from './readRange.ts';
import { sameValue } from './sameValue.ts';
import { setFieldValue } from './setFieldValue.ts';

const range = (config: object): FieldSchema => ({
  id: 'premium',
  type: 'range-slider',
  config: { min: 0, max: 100, step: 5, ...config },
});

const filledCount = (fields: FormSchema, values: FormValues) => countOf(fields, effectiveValues(fields, values));

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
  ])(
    'The range %j is reported as %j if the full range is 0 to 100 and the default 20 to 80 [FORM-VALUE-3]',
    (value, expected) => {
      expect(normaliseValue(range({ defaultValue: { min: 20, max: 80 } }), value)).toEqual(expected);
    },
  );

  it('The positions determine the full range [FORM-VALUE-3]', () => {
    const field = range({ min: 0, max: 2, step: 1, customValue: [1, 10, 100] });
    expect(normaliseValue(field, { min: 1, max: 100 })).toBeUndefined();
    expect(normaliseValue(field, { min: null, max: 2 })).toEqual({ min: null, max: 2 });
  });

  it('Both formats of a range are read, with and without a label [FORM-SCHEMA-8]', () => {
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

  it('Empty values are not stored [FORM-VALUE-1]', () => {
    expect(normaliseValue({ id: 'a', type: 'text' }, '')).toBeUndefined();
    expect(normaliseValue({ id: 'a', type: 'select', config: { options: [] } }, [])).toBeUndefined();
    expect(normaliseValue({ id: 'a', type: 'switch' }, false)).toBeUndefined();
    expect(normaliseValue({ id: 'a', type: 'slider', config: { min: 0, max: 9, step: 1 } }, 0)).toBeUndefined();
    expect(normaliseValue({ id: 'a', type: 'slider', config: { min: 0, max: 9, step: 1 } }, 1)).toBe(1);
    const usual: FieldSchema = { id: 'a', type: 'slider', config: { min: 0, max: 9, step: 1, defaultValue: 5 } };
    expect([normaliseValue(usual, 5), normaliseValue(usual, 0)]).toEqual([undefined, 0]);
  });

  it('A typed value must be within the configured limits [FORM-SCHEMA-5]', () => {
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

  it('Values are set, changed and removed without affecting others [FORM-VALUE-1]', () => {
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

  it('Filled fields are counted at any depth [FORM-VALUE-2]', () => {
    expect(filledCount(schema, { line: 'commercial', naics: '11', product: 'x', other: 1 })).toBe(3);
    expect(filledCount(schema.slice(1), { line: 'commercial', naics: '11', product: 'x' })).toBe(2);
    expect(filledCount(schema.slice(1), {})).toBe(0);
  });

  it('The value of a hidden field neither counts nor is passed on, and unknown values are kept [PLUS-21]', () => {
    const values = { line: 'personal', naics: '11', other: 1 };
    expect(filledCount(schema, values)).toBe(1);
    expect(effectiveValues(schema, values)).toEqual({ line: 'personal', other: 1 });
    expect(effectiveValues(schema, { ...values, line: 'commercial' })).toEqual({ ...values, line: 'commercial' });
  });

  const line: FieldSchema = { id: 'line', type: 'text' };
  const when = (id: string, field: string): FieldSchema => ({ id, type: 'text', showWhen: { field, filled: true } });

  it('A hidden field has no value for the conditions of others [PLUS-21]', () => {
    const chain = [line, when('naics', 'line'), when('class', 'naics')];
    expect(effectiveValues(chain, { naics: '11', class: 'A' })).toEqual({});
    expect(effectiveValues([...chain].reverse(), { naics: '11', class: 'A' })).toEqual({});
    expect(effectiveValues(chain, { line: 'c', naics: '11', class: 'A' })).toEqual({
      line: 'c',
      naics: '11',
      class: 'A',
    });
    expect(filledCount(chain, { naics: '11', class: 'A' })).toBe(0);
  });

  it('Empty values count as empty, also in conditions [FORM-VALUE-1] [PLUS-21]', () => {
    expect(effectiveValues([line, when('naics', 'line')], { line: '', naics: '11' })).toEqual({});
  });

  it('A field is visible exactly if its conditions and those around it hold for the values that count [PLUS-21]', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const conditionOn = (before: number) =>
      fc.option(fc.record({ field: fc.constantFrom('none', ...ids.slice(0, before)), filled: fc.boolean() }), {
        nil: undefined,
      });
    const form = fc.tuple(...ids.map((_id, index) => fc.tuple(conditionOn(index), conditionOn(index))));
    const filled = fc.subarray(ids);
    fc.assert(
      fc.property(form, filled, fc.boolean(), (conditions, full, reversed) => {
        const fields = conditions.map(([own, around], index): FieldSchema => ({
          id: `group ${index}`,
          type: 'pill',
          showWhen: around,
          config: { label: 'G', fields: [{ id: ids[index] ?? '', type: 'text', showWhen: own }] },
        }));
        const all = Object.fromEntries(full.map((id) => [id, 'x']));
        const effective = effectiveValues(reversed ? fields.toReversed() : fields, all);
        for (const [index, [own, around]] of conditions.entries()) {
          const id = ids[index] ?? '';
          const shown = conditionHolds(own, effective) && conditionHolds(around, effective);
          expect(Object.hasOwn(effective, id)).toBe(shown && full.includes(id));
        }
        expect(effectiveValues(fields, effective)).toBe(effective);
      }),
      { numRuns: 1000 },
    );
  });

  it('Cyclic conditions are evaluated in finite time [PLUS-21]', () => {
    const circle = [when('a', 'b'), when('b', 'a')];
    expect(effectiveValues(circle, { a: 'x', b: 'y' })).toEqual({ a: 'x', b: 'y' });
    expect(effectiveValues(circle, { a: 'x' })).toEqual({});
  });

  it('Rendered fields and fields that count are the same, even if conditions contradict each other [PLUS-21]', () => {
    const contrary: FormSchema = [
      { id: 'a', type: 'text', showWhen: { field: 'b', filled: false } },
      { id: 'b', type: 'text', showWhen: { field: 'a', filled: true } },
    ];
    expect(effectiveValues(contrary, { a: 'x', b: 'y' })).toEqual({ b: 'y' });
    expect(effectiveValues(contrary, { b: 'y', a: 'x' })).toEqual({ b: 'y' });
    const ids = ['a', 'b', 'c', 'd'];
    const conditionOn = fc.option(fc.record({ field: fc.constantFrom(...ids), filled: fc.boolean() }), {
      nil: undefined,
    });
    const form = fc.tuple(...ids.map(() => fc.tuple(conditionOn, conditionOn)));
    fc.assert(
      fc.property(form, fc.shuffledSubarray(ids), (conditions, full) => {
        const fields = conditions.map(([own, around], index): FieldSchema => ({
          id: `group ${index}`,
          type: 'pill',
          showWhen: around,
          config: { label: 'G', fields: [{ id: ids[index] ?? '', type: 'text', showWhen: own }] },
        }));
        const values = Object.fromEntries(full.map((id) => [id, 'x']));
        const hidden = hiddenIds(fields, values);
        const drawn = ids.filter((id) => !hidden.has(id));
        expect(Object.keys(effectiveValues(fields, values)).sort()).toEqual(
          full.filter((id) => drawn.includes(id)).sort(),
        );
        for (const id of drawn) expect(hidden).not.toContain(`group ${ids.indexOf(id)}`);
        const turned = Object.fromEntries(full.toReversed().map((id) => [id, 'x']));
        expect(effectiveValues(fields, turned)).toEqual(effectiveValues(fields, values));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [undefined, true],
    [{ field: 'line', filled: true }, true],
    [{ field: 'line', filled: false }, false],
    [{ field: 'none', filled: false }, true],
    [{ field: 'line', oneOf: ['P', 'C'] }, true],
    [{ field: 'line', oneOf: ['X'] }, false],
    [{ field: 'line', filled: true, oneOf: ['X'] }, false],
  ])('The condition %j evaluates to %j [PLUS-21]', (condition, expected) => {
    expect(conditionHolds(condition, { line: ['C'] })).toBe(expected);
  });

  it('The configured track is not the full range if the data contains another one [FORM-VALUE-3]', () => {
    const config = { min: 0, max: 100, step: 1, defaultValue: { min: 5, max: 9 } };
    const data = { kind: 'looker' as const, params: {} };
    const full = { min: 0, max: 100 };
    expect(normaliseValue({ id: 'p', type: 'range-slider', config }, full)).toBeUndefined();
    expect(normaliseValue({ id: 'p', type: 'range-slider', config, data }, full)).toBe(full);
    expect(normaliseValue({ id: 'p', type: 'range-slider', config, data }, { min: 5, max: 9 })).toBeUndefined();
    expect(normaliseValue({ id: 'p', type: 'range-slider', config, data }, { min: null, max: null })).toBeUndefined();
  });

  it('A range is stored in one format, with the labels of its track [FORM-SCHEMA-6] [FORM-SCHEMA-8]', () => {
    const customLabel = ['low', 'mid', 'high'];
    const size: FieldSchema = { id: 'p', type: 'range-slider', config: { min: 0, max: 2, step: 1, customLabel } };
    const worded = { min: 1, max: null, label: { min: 'mid' } };
    expect(normaliseValue(size, { min: 1, max: null })).toEqual(worded);
    expect(normaliseValue(size, { value: { min: 1, max: null } })).toEqual(worded);
    expect(normaliseValue(size, worded)).toBe(worded);
    expect(
      normaliseValue({ ...size, config: { ...size.config, customValue: [10, 20, 40] } }, { min: 20, max: 40 }),
    ).toEqual({
      min: 20,
      max: 40,
      label: { min: 'mid', max: 'high' },
    });
  });

  it('Blank texts count as empty, and duplicate choices once [FORM-VALUE-1]', () => {
    const codes: FieldSchema = { id: 'c', type: 'multi-text', config: { options: [] } };
    const one: FieldSchema = { id: 's', type: 'select', config: { options: [] } };
    expect(normaliseValue({ id: 'a', type: 'text' }, '  ')).toBeUndefined();
    expect(normaliseValue({ id: 'a', type: 'text' }, ' a ')).toBe(' a ');
    expect(normaliseValue(codes, ['a', ' ', 'b', 'a'])).toEqual(['a', 'b']);
    expect(normaliseValue(codes, 'a')).toEqual(['a']);
    expect(normaliseValue(one, ['a'])).toBe('a');
  });

  it.each<[FieldSchema, unknown]>([
    [{ id: 'a', type: 'text' }, 5],
    [
      { id: 'a', type: 'select', config: { options: [] } },
      { min: 1, max: 2 },
    ],
    [{ id: 'a', type: 'multi-text', config: { options: [] } }, [1, true]],
    [{ id: 'a', type: 'switch' }, 'x'],
    [{ id: 'a', type: 'slider', config: { min: 0, max: 9, step: 1 } }, '5'],
    [{ id: 'a', type: 'slider', config: { min: 0, max: 9, step: 1 } }, NaN],
    [{ id: 'a', type: 'slider', config: { min: 0, max: 9, step: 1 } }, Infinity],
    [{ id: 'a', type: 'range-slider', config: { min: 0, max: 9, step: 1 } }, '5'],
  ])('The field %j does not store a value of the shape %j', (field, value) =>
    expect(normaliseValue(field, value as FormValues[string])).toBeUndefined(),
  );
});
