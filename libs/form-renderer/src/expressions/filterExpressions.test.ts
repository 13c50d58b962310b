import fc from 'fast-check';
import type { FieldFilter, FieldSchema, FormSchema } from '../schema/FieldSchema.ts';
import { validateSchema } from '../schema/validateSchema.ts';
import { describeFilters } from '../summary/describeFilters.ts';
import { effectiveValues } from '../values/fieldCondition.ts';
import { filledCount as countOf } from '../values/filledCount.ts';
import type { FormValues } from '../values/FormValues.ts';
import type { CustomFieldCodec } from './FieldCodec.ts';
import { fromFilterExpressions } from './fromFilterExpressions.ts';
import { toFilterExpressions } from './toFilterExpressions.ts';

const filledCount = (fields: FormSchema, values: FormValues) => countOf(fields, effectiveValues(fields, values));

const track = { min: 0, max: 100, step: 1 };
const schema: FormSchema = [
  { id: 'name', type: 'text', filter: { key: 'agency_name', format: '%{data}%' } },
  {
    id: 'agency',
    type: 'accordion',
    config: {
      label: 'Agency',
      fields: [
        { id: 'state', type: 'select', config: { options: [], multiple: true }, filter: { key: 'agency_state' } },
        { id: 'city', type: 'autocomplete', config: { options: [] } },
        { id: 'codes', type: 'multi-text', config: { options: [] } },
        { id: 'line', type: 'radio', config: { options: [] } },
        { id: 'active', type: 'switch' },
        { id: 'rating', type: 'slider', config: track, filter: { format: '>={data}' } },
        { id: 'premium', type: 'range-slider', config: track },
        { id: 'size', type: 'range-slider', config: {}, data: { kind: 'looker', params: {} } },
        { id: 'count', type: 'select-range', config: track, filter: { format: '{lower} to {upper}' } },
        { id: 'when', type: 'custom', config: { componentKey: 'dates' } },
      ],
    },
  },
];

const there = (values: FormValues) => toFilterExpressions(schema, values).expressions;
const back = (expressions: Record<string, string>) => fromFilterExpressions(schema, expressions);

describe('filter expressions of a form', () => {
  it.each<[FormValues, Record<string, string>]>([
    [{ name: '50% off, now' }, { agency_name: '%50^% off^, now%' }],
    [{ state: ['TX', 'OK'] }, { agency_state: 'TX,OK' }],
    [{ city: 'Austin, TX' }, { city: 'Austin^, TX' }],
    [{ codes: ['a,b', '-c'] }, { codes: 'a^,b,^-c' }],
    [{ line: 'commercial' }, { line: 'commercial' }],
    [{ active: true }, { active: 'Yes' }],
    [{ rating: 3 }, { rating: '>=3' }],
    [{ size: { min: 1_000_000, max: null } }, { size: '[1000000,inf)' }],
    [{ premium: { min: null, max: 5 } }, { premium: '(-inf,5]' }],
    [{ count: { min: 2, max: 9 } }, { count: '2 to 9' }],
    [{ when: '12 months ago for 12 months' }, { when: '12 months ago for 12 months' }],
  ])('The values %j are written as %j and read back [API-FILTER-1]', (values, expressions) => {
    expect(there(values)).toEqual(expressions);
    expect(back(expressions)).toEqual({ values, problems: [] });
  });

  it.each([
    ['[1,]', { min: 1, max: null }],
    ['(,5]', { min: null, max: 5 }],
    ['>=1.5', { min: 1.5, max: null }],
    ['<= -2', { min: null, max: -2 }],
    ['7', { min: 7, max: 7 }],
    ['[ 1 , 2e3 ]', { min: 1, max: 2000 }],
  ])('Other spellings of a range are read: %s', (expression, range) =>
    expect(back({ size: expression }).values).toEqual({ size: range }),
  );

  it.each([
    ['premium', '(1,5]'],
    ['premium', '[1,inf]'],
    ['premium', '[-inf,5]'],
    ['premium', '(1,inf)'],
    ['premium', 'NOT 5'],
    ['premium', '[5,1]'],
    ['premium', '1,5'],
    ['agency_state', 'T%'],
    ['agency_state', '-TX'],
    ['city', 'a,b'],
    ['rating', '>=x'],
    ['active', 'No'],
    ['agency_state', 'TX,'],
    ['size', '02'],
    ['size', '2.'],
  ])('The form reports that the field of %s has no value for %s, with the expression', (key, expression) =>
    expect(back({ [key]: expression }).problems).toMatchObject([{ code: 'unreadable', key, expression }]),
  );

  it('An empty key counts as none: the filter uses the id', () => {
    const schema = ['a', 'b'].map((id): FieldSchema => ({ id, type: 'text', filter: { key: '' } }));
    expect(validateSchema(schema)).toEqual({ errors: [], warnings: [] });
    const { expressions } = toFilterExpressions(schema, { a: 'x', b: 'y' });
    expect(expressions).toEqual({ a: 'x', b: 'y' });
    expect(fromFilterExpressions(schema, expressions)).toEqual({ values: { a: 'x', b: 'y' }, problems: [] });
  });

  it('The form reports a range that its format cannot express, instead of half of it', () => {
    const least: FormSchema = [{ id: 'a', type: 'range-slider', config: track, filter: { format: '>={lower}' } }];
    expect(toFilterExpressions(least, { a: { min: 2, max: null } })).toEqual({
      expressions: { a: '>=2' },
      problems: [],
    });
    expect(toFilterExpressions(least, { a: { min: 2, max: 5 } })).toMatchObject({
      expressions: {},
      problems: [{ code: 'unwritable', key: 'a' }],
    });
  });

  it('The form reports values that its format cannot read back, and keeps the others', () => {
    const read = (field: FieldSchema, value: FormValues[string]) => {
      const { expressions, problems } = toFilterExpressions([field], { a: value });
      if (problems.length > 0) return problems.map(({ code }) => code);
      const { values, problems: lost } = fromFilterExpressions([field], expressions);
      return [values.a, ...lost];
    };
    const range = (format: string): FieldSchema => ({
      id: 'a',
      type: 'range-slider',
      config: { min: -10, max: 10, step: 1 },
      filter: { format },
    });
    const texts = (format: string): FieldSchema => ({
      id: 'a',
      type: 'multi-text',
      config: { options: [] },
      filter: { format },
    });
    const dashed = range('{lower}-{upper}');
    expect(read(dashed, { min: 1, max: 5 })).toEqual([{ min: 1, max: 5 }]);
    expect(read(dashed, { min: -5, max: -1 })).toEqual(['unwritable']);
    expect(read(dashed, { min: null, max: 5 })).toEqual(['unwritable']);
    expect(read(texts('%{data}%'), ['a,b', '50%'])).toEqual([['a,b', '50%']]);
    for (const format of ['{data},{data}', '{data}{data}', 'x,{data}', ' {data} ', '{data}^', '{data}\\'])
      expect([format, ...read(texts(format), ['a', 'a,b'])]).toEqual([format, 'unwritable']);
    expect(read(texts('\\{data}'), ['"', 'zz'])).toEqual(['unwritable']);
  });

  it('No format writes a value that would read back as another one', () => {
    const format = fc
      .array(fc.constantFrom('{data}', 'x', ',', ' ', '^', '\\', '"', '%', '-'), { maxLength: 4 })
      .map((parts) => parts.join(''))
      .filter((one) => one.includes('{data}'));
    const values = fc.uniqueArray(
      fc.string({ unit: fc.constantFrom('a', 'x', ',', ' ', '^', '\\', '"', '-'), minLength: 1, maxLength: 3 }),
      { minLength: 1, maxLength: 2 },
    );
    fc.assert(
      fc.property(format, values, (pattern, chosen) => {
        const fields: FormSchema = [
          { id: 'a', type: 'multi-text', config: { options: [] }, filter: { format: pattern } },
        ];
        const kept = effectiveValues(fields, { a: chosen });
        const { expressions, problems } = toFilterExpressions(fields, kept);
        if (problems.length > 0) return;
        expect({ pattern, expressions, ...fromFilterExpressions(fields, expressions) }).toEqual({
          pattern,
          expressions,
          values: kept,
          problems: [],
        });
      }),
      { numRuns: 3_000 },
    );
  });

  it('The form reports a key without a field, and keeps the others [PLUS-20]', () => {
    expect(back({ agency_state: 'TX', region: 'south' })).toEqual({
      values: { state: ['TX'] },
      problems: [
        {
          code: 'unknown-key',
          key: 'region',
          fieldId: null,
          expression: 'south',
          message: 'No field has the filter "region"',
        },
      ],
    });
  });

  it('The form reports a value without a field or an expression', () => {
    const { expressions, problems } = toFilterExpressions(schema, { state: ['TX'], when: { deep: [1] }, gone: 1 });
    expect(expressions).toEqual({ agency_state: 'TX' });
    expect(problems.map(({ code, key }) => ({ code, key }))).toEqual([
      { code: 'unwritable', key: 'when' },
      { code: 'unknown-key', key: 'gone' },
    ]);
  });

  it('A custom component can define its own format', () => {
    const dates: CustomFieldCodec = {
      toExpression: (value) => (Array.isArray(value) ? value.join(' to ') : undefined),
      fromExpression: (expression) => expression.split(' to '),
    };
    expect(toFilterExpressions(schema, { when: ['a', 'b'] }, { dates }).expressions).toEqual({ when: 'a to b' });
    expect(fromFilterExpressions(schema, { when: 'a to b' }, { dates }).values).toEqual({ when: ['a', 'b'] });
  });

  it('A codec that throws counts as one without a result [PLUS-20]', () => {
    const fail = () => {
      throw new Error('broken');
    };
    const codecs = { dates: { toExpression: fail, fromExpression: fail } };
    expect(toFilterExpressions(schema, { when: 'x', city: 'Austin' }, codecs)).toMatchObject({
      expressions: { city: 'Austin' },
      problems: [{ code: 'unwritable', key: 'when' }],
    });
    expect(fromFilterExpressions(schema, { when: 'x', city: 'Austin' }, codecs)).toMatchObject({
      values: { city: 'Austin' },
      problems: [{ code: 'unreadable', key: 'when', expression: 'x' }],
    });
  });

  it.each([[{ premium: '[0,100]' }], [{ premium: '[0,inf)' }], [{ count: '0 to 100' }], [{ rating: '>=0' }]])(
    'The expression %j, which matches everything, reads as no value and no problem [FORM-VALUE-3]',
    (expressions) => expect(back(expressions)).toEqual({ values: {}, problems: [] }),
  );

  it('Filter expressions contain no value of a hidden field [PLUS-21]', () => {
    const hiding: FormSchema = [
      { id: 'a', type: 'text' },
      { id: 'b', type: 'text', showWhen: { field: 'a', filled: true } },
    ];
    expect(toFilterExpressions(hiding, { b: 'x' })).toEqual({ expressions: {}, problems: [] });
  });

  it('Every written expression is read back [API-FILTER-1]', () => {
    const text = fc
      .oneof(
        fc.string({ minLength: 1 }),
        fc.string({ minLength: 1, unit: fc.constantFrom('a', ' ', ',', '^', '%', '_', '-', '"', '\\', '}') }),
      )
      // Blank texts say nothing.
      .filter((one) => one.trim() !== '');
    const end = fc.option(
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
      { nil: null },
    );
    const range = fc
      .tuple(end, end)
      .filter(([a, b]) => a !== null || b !== null)
      .map(([a, b]) => (a !== null && b !== null && a > b ? { min: b, max: a } : { min: a, max: b }));
    const filter = fc.constantFrom<FieldFilter | undefined>(
      undefined,
      { format: '%{data}%' },
      { format: 'NOT {data}' },
    );
    fc.assert(
      fc.property(fc.uniqueArray(text, { minLength: 1 }), range, filter, (texts, ends, format) => {
        const fields: FieldSchema[] = [
          { id: 't', type: 'multi-text', config: { options: [] }, filter: format },
          { id: 'r', type: 'range-slider', config: {}, data: { kind: 'looker', params: {} } },
        ];
        const { expressions, problems } = toFilterExpressions(fields, { t: texts, r: ends });
        expect(problems).toEqual([]);
        expect(fromFilterExpressions(fields, expressions)).toEqual({ values: { t: texts, r: ends }, problems: [] });
      }),
      { numRuns: 500 },
    );
  });
});

describe('empty filter expressions', () => {
  it('Empty filter expressions yield no value', () => {
    const empty = Object.fromEntries(
      ['agency_name', 'agency_state', 'city', 'codes', 'line', 'premium'].map((key) => [key, '']),
    );
    expect(back(empty)).toEqual({ values: {}, problems: [] });
    expect(back({ agency_name: '%%', codes: ',' }).values).toEqual({});
  });
});

describe('values that the control of their field cannot show', () => {
  const shown: FormSchema = [
    { id: 'slider', type: 'slider', config: { min: 1, max: 10, step: 2 } },
    { id: 'range', type: 'range-slider', config: { min: 0, max: 100, step: 5 } },
    { id: 'count', type: 'select-range', config: { min: 0, max: 2, step: 1, customValue: [0, 5, 50] } },
    { id: 'line', type: 'select', config: { options: ['P', 'C'] } },
    { id: 'lines', type: 'select', config: { options: ['P', 'C'], multiple: true } },
    { id: 'name', type: 'text' },
    { id: 'map', type: 'custom', config: { componentKey: 'map' } },
  ];

  it.each([
    ['slider', '9999'],
    ['slider', '4'],
    ['slider', '0x3'],
    ['range', '[500,900]'],
    ['range', '[50,900]'],
    ['range', '[3,10]'],
    ['range', '[8,2]'],
    ['count', '[7,inf)'],
    ['line', 'X'],
    ['line', 'P,C'],
    ['lines', 'P,X'],
    ['name', 'a,b'],
  ])('Unsupported values are kept unchanged, and are not shown in the form: %s %s [PLUS-20]', (key, expression) =>
    expect(fromFilterExpressions(shown, { [key]: expression })).toMatchObject({
      values: {},
      problems: [{ code: 'unreadable', key, fieldId: key, expression }],
    }),
  );

  it.each<[string, string, FormValues[string]]>([
    ['slider', '3', 3],
    ['slider', '10', 10],
    ['range', '[5,inf)', { min: 5, max: null }],
    ['count', '[5,50]', { min: 5, max: 50 }],
    ['lines', 'P,P,C', ['P', 'C']],
  ])('Supported values are distinguished from unsupported ones: %s %s', (key, expression, value) =>
    expect(fromFilterExpressions(shown, { [key]: expression })).toEqual({ values: { [key]: value }, problems: [] }),
  );

  it.each<[string, unknown]>([
    ['slider', 9999],
    ['range', { min: 8, max: 2 }],
    ['lines', ['P', 'X']],
    ['map', ['a', 'b']],
    ['map', 5],
    ['map', true],
    ['map', { min: 1, max: 2 }],
    ['map', ' a '],
    ['map', 'a\ud800'],
  ])('Unsupported values are not written, which is reported: %s %j', (key, value) =>
    expect(toFilterExpressions(shown, { [key]: value as FormValues[string] })).toMatchObject({
      expressions: {},
      problems: [{ code: 'unwritable', key, fieldId: key, expression: null }],
    }),
  );

  it('A value keeps its type or is dropped: a text of a component without a codec', () => {
    const { expressions } = toFilterExpressions(shown, { map: 'a,b' });
    expect(fromFilterExpressions(shown, expressions).values).toEqual({ map: 'a,b' });
  });

  it('Values are in a plain object, which server-rendered pages can pass on', () =>
    expect(Object.getPrototypeOf(fromFilterExpressions(shown, { slider: '3' }).values)).toBe(Object.prototype));
});

describe('fields named like properties of every object', () => {
  it.each(['constructor', 'toString', '__proto__'])('The field %s has its own value or none', (id) => {
    const named: FormSchema = [
      { id, type: 'text' },
      { id: 'other', type: 'text', showWhen: { field: id, filled: true } },
    ];
    const values = Object.fromEntries([[id, 'a']]);
    expect(describeFilters(named, {}).chips).toEqual([]);
    expect(filledCount(named, {})).toBe(0);
    expect(effectiveValues(named, { other: 'b' })).toEqual({});
    expect(Object.entries(toFilterExpressions(named, values).expressions)).toEqual([[id, 'a']]);
    expect(Object.entries(fromFilterExpressions(named, values).values)).toEqual([[id, 'a']]);
    expect(filledCount(named, values)).toBe(1);
  });
});
