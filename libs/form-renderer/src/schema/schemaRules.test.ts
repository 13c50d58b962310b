import { FormSchemaError } from '../errors/FormSchemaError.ts';
import { createFilterForm } from '../form/FilterForm.ts';
import type { FormSchema } from './FieldSchema.ts';
import { assertSchema, validateSchema } from './validateSchema.ts';

const failuresOf = (...schema: unknown[]) =>
  validateSchema(schema).errors.map(({ code, fieldId, path, reason }) => [code, fieldId, path, reason]);
const reasonsOf = (...schema: unknown[]) => validateSchema(schema).errors.map(({ reason }) => reason);
const track = { min: 0, max: 10, step: 1 };
const range = (config: object) => ({ id: 'r', type: 'range-slider', config: { ...track, ...config } });
const text = (id: string, more: object = {}) => ({ id, type: 'text', ...more });

describe('rules beyond JSON Schema', () => {
  it('The rules refuse an empty id and a type that is not a text [FORM-CHECK-1]', () => {
    expect(failuresOf(text(''))).toEqual([
      ['argument-not-found', '', '/0/id', 'Argument not found: id must not be empty'],
    ]);
    expect(failuresOf({ id: 'a', type: 5 })).toEqual([['invalid-type', 'a', '/0/type', 'type must be a string']]);
  });

  it.each([
    ['select', ['TX', 'OK', 'TX'], '/0/config/options/2'],
    ['autocomplete', ['TX', { label: 'Texas', value: 'TX' }], '/0/config/options/1'],
    ['multi-text', ['a', 'a'], '/0/config/options/1'],
    ['radio', [{ label: 'Any' }, { label: 'All', value: 'Any' }], '/0/config/options/1'],
  ])('The rules refuse two options of a %s with the same value: %j', (type, options, path) =>
    expect(failuresOf({ id: 'a', type, config: { options } })).toEqual([
      ['invalid-options', 'a', path, 'Another option has the same value: /0/config/options/0'],
    ]),
  );

  it.each([
    [{ minLength: 5, maxLength: 2 }, 'minLength must not exceed maxLength'],
    [{ minLength: -1 }, 'minLength must be an integer of at least 0'],
    [{ maxLength: 0 }, 'maxLength must be an integer of at least 1'],
    [{ maxLength: 1.5 }, 'maxLength must be an integer of at least 1'],
  ])('The rules refuse the lengths %j [FORM-SCHEMA-5]', (lengths, reason) =>
    expect(reasonsOf({ id: 'a', type: 'multi-text', config: { options: [], ...lengths } })).toEqual([reason]),
  );

  it.each([
    [{ customValue: [1, 10, 10] }, '/0/config/customValue', 'customValue must hold ascending numbers, at least two'],
    [{ customValue: [3, 2] }, '/0/config/customValue', 'customValue must hold ascending numbers, at least two'],
    [{ customValue: [3] }, '/0/config/customValue', 'customValue must hold ascending numbers, at least two'],
    [{ customValue: [1, 2, 3], customLabel: ['a', 'b'] }, '/0/config/customLabel', 'customLabel must hold 3 texts'],
    [{ customLabel: ['a', 'b'] }, '/0/config/customLabel', 'customLabel must hold 11 texts'],
  ])('The rules refuse the positions %j of a track [FORM-SCHEMA-6]', (config, path, reason) =>
    expect(failuresOf(range(config))).toEqual([['invalid-range', 'r', path, reason]]),
  );

  it('The rules leave the positions of a track to its data, and the config of a custom field to its component', () => {
    const data = { kind: 'looker', params: {} };
    expect(reasonsOf({ id: 'r', type: 'select-range', config: { customLabel: ['a'] }, data })).toEqual([]);
    const config = {
      componentKey: 'k',
      step: 0.5,
      min: 2,
      max: 1,
      options: ['a', 'a'],
      fields: [text('x'), text('x')],
    };
    expect(reasonsOf({ id: 'c', type: 'custom', config })).toEqual([]);
  });

  it.each([
    [text('a', { filter: { format: '%{date}%' } }), '{data}'],
    [text('a', { filter: { format: '{data} {date}' } }), '{data}'],
    [text('a', { filter: { format: 'all' } }), '{data}'],
    [text('a', { filter: { format: '{lower}' } }), '{data}'],
    [{ ...range({}), filter: { format: '{data}' } }, '{lower} or {upper}'],
    [{ ...range({}), filter: { format: 'x' } }, '{lower} or {upper}'],
  ])('The rules refuse a format that would be written literally: %j', (field, known) =>
    expect(failuresOf(field)).toEqual([
      ['not-allowed', field.id, '/0/filter/format', `format must hold ${known} and no other name in braces`],
    ]),
  );

  it('The rules warn of a phrase that would be read literally', () => {
    const { errors, warnings } = validateSchema([text('a', { summary: { phrase: 'in {state}, {data}' } })]);
    expect(errors).toEqual([]);
    expect(warnings.map(({ code, fieldId, path }) => [code, fieldId, path])).toEqual([
      ['unknown-place', 'a', '/0/summary/phrase'],
    ]);
    expect(warnings[0]?.message).toMatch(/^phrase must hold \{data\} and no other name in braces/);
    expect(validateSchema([text('a', { summary: { phrase: 'new, or {data}' } })]).warnings).toEqual([]);
  });

  it('The rules accept every format with placeholders for its values', () => {
    expect(
      reasonsOf(
        text('a', { filter: { format: '%{data}%' } }),
        { ...range({}), filter: { format: '>={lower}' } },
        { id: 'b', type: 'checkbox', filter: { format: 'Active' } },
      ),
    ).toEqual([]);
  });

  it('The rules report all failures at once, in the order of the schema [FORM-SCHEMA-9]', () => {
    const fields = [text(''), { id: 'b', type: 'radio', config: { options: [{ label: 'A' }, { label: 'A' }] } }];
    const schema = [
      range({ min: 20, step: 0, customValue: [2, 1] }),
      { ...text('g'), type: 'pill', config: { label: 'G', fields } },
    ];
    expect(failuresOf(...schema).map(([, , path]) => path)).toEqual([
      '/0/config',
      '/0/config/customValue',
      '/0/config/step',
      '/1/config/fields/0/id',
      '/1/config/fields/1/config/options/1',
    ]);
  });

  it('The rules report the position where a schema contains itself, instead of an endless loop', () => {
    const group = { id: 'g', type: 'pill', config: { label: 'G', fields: [] as unknown[] } };
    group.config.fields.push(text('a'), group);
    expect(failuresOf(group)).toEqual([
      ['circular', 'g', '/0/config/fields/1', 'The schema holds itself or is nested too deep'],
    ]);
    expect(() => assertSchema([group])).toThrow(FormSchemaError);
    const params: Record<string, unknown> = {};
    params.filter = { params };
    const field = { id: 's', type: 'select', config: { options: [] }, data: { kind: 'looker', params } };
    expect(failuresOf(field).map(([, , path]) => path)).toEqual(['/0/data/params/filter/params']);
    const shared = { label: 'One' };
    const ofComponent: Record<string, unknown> = { componentKey: 'k' };
    ofComponent.self = ofComponent;
    expect(
      reasonsOf(
        { id: 'a', type: 'checkbox', config: shared },
        { id: 'b', type: 'checkbox', config: shared },
        { id: 'c', type: 'custom', config: ofComponent },
      ),
    ).toEqual([]);
  });

  it('The rules refuse blank ids and component keys, with the nearest id around them [FORM-CHECK-1] [FORM-CHECK-6] [FORM-SCHEMA-9]', () => {
    const group = (...fields: unknown[]) => ({ id: 'g', type: 'pill', config: { label: 'G', fields } });
    expect(failuresOf(text('  '))).toEqual([
      ['argument-not-found', '  ', '/0/id', 'Argument not found: id must not be empty'],
    ]);
    expect(failuresOf({ id: 'c', type: 'custom', config: { componentKey: ' ' } })).toEqual([
      ['property-not-found', 'c', '/0/config', 'componentKey prop not found'],
    ]);
    expect(
      failuresOf(group(text('a'), 5, { type: 'text' }, { type: 'pill', config: { label: 'P', fields: [7] } })),
    ).toEqual([
      ['invalid-type', 'g', '/0/config/fields/1', 'Every entry must be an object'],
      ['argument-not-found', 'g', '/0/config/fields/2', 'Argument not found: id'],
      ['argument-not-found', 'g', '/0/config/fields/3', 'Argument not found: id'],
      ['invalid-type', 'g', '/0/config/fields/3/config/fields/0', 'Every entry must be an object'],
    ]);
  });

  it('The rules refuse too deep nesting in time that grows with its size [FORM-SCHEMA-7]', () => {
    const nested = (depth: number): unknown =>
      Array.from({ length: depth }).reduce<unknown>(
        (inside, _none, index) => ({ id: `g${index}`, type: 'pill', config: { label: 'G', fields: [inside] } }),
        text('a'),
      );
    expect(failuresOf(nested(99))).toEqual([]);
    expect(createFilterForm({ schema: [nested(99)] as FormSchema }).filledCount()).toBe(0);
    for (const depth of [500, 5_000])
      expect(failuresOf(nested(depth)).map(([code, , , reason]) => [code, reason])).toEqual([
        ['circular', 'The schema holds itself or is nested too deep'],
      ]);
  });

  it('The rules warn of a phrase that is the same for all values, except for a checkbox', () => {
    const summary = { phrase: 'new' };
    const warned = validateSchema([text('a', { summary }), { id: 'b', type: 'switch', summary }]).warnings;
    expect(warned.map(({ code, fieldId }) => [code, fieldId])).toEqual([['unknown-place', 'a']]);
  });

  it('The rules report ten thousand invalid options in the time of a few frames', () => {
    const options = Array.from({ length: 10_000 }, (_, index) => index);
    const start = process.cpuUsage();
    expect(reasonsOf({ id: 'a', type: 'select', config: { options } })).toHaveLength(10_000);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1_000);
  });
});

describe('cyclic conditions', () => {
  const warningsOf = (...schema: unknown[]) =>
    validateSchema(schema).warnings.map(({ code, fieldId, path }) => [code, fieldId, path]);
  const when = (id: string, field: string, name = 'showWhen') => text(id, { [name]: { field, filled: true } });

  it('Cyclic conditions log a warning, whichever condition closes the cycle [PLUS-21]', () => {
    expect(warningsOf(text('a'), when('b', 'a'), when('c', 'b'))).toEqual([]);
    expect(warningsOf(when('a', 'a'))).toEqual([['circular-condition', 'a', '/0/showWhen/field']]);
    expect(warningsOf(when('a', 'b'), when('b', 'a', 'enableWhen'))).toEqual([
      ['circular-condition', 'a', '/0/showWhen/field'],
      ['circular-condition', 'b', '/1/enableWhen/field'],
    ]);
    const { errors, warnings } = validateSchema([when('a', 'a')]);
    expect(errors).toEqual([]);
    expect(warnings[0]?.message).toBe('a depends on this field in turn (field "a" at /0/showWhen/field)');
  });

  it('Cycles through the group around a field are found [PLUS-21]', () => {
    const group = { ...when('g', 'a'), type: 'pill', config: { label: 'G', fields: [text('a')] } };
    expect(warningsOf(group)).toEqual([['circular-condition', 'g', '/0/showWhen/field']]);
  });
});
