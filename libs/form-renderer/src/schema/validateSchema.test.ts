import { assertSchema, validateSchema } from './validateSchema.ts';
import { FormSchemaError } from '../errors/FormSchemaError.ts';

const failuresOf = (schema: unknown) =>
  validateSchema(schema).errors.map(({ code, fieldId, path, reason }) => ({ code, fieldId, path, reason }));
const warningsOf = (schema: unknown) => validateSchema(schema).warnings.map(({ code, fieldId }) => ({ code, fieldId }));
const select = (config: object, id = 'state') => ({ id, type: 'select', config });

describe('validateSchema', () => {
  it('validateSchema accepts every field type, nested to any depth [FORM-SCHEMA-2] [FORM-SCHEMA-7]', () => {
    const track = { min: 0, max: 10, step: 1 };
    const schema = [
      { id: 'a', type: 'text', layout: { split: true } },
      { id: 'b', type: 'multi-text', config: { options: ['x'], minLength: 2, maxLength: 5 } },
      {
        id: 'c',
        type: 'select',
        config: {
          options: ['x', { label: 'Y', value: 'y' }],
          multiple: true,
          caseInsensitive: true,
          label: 'C',
          tooltip: 'T',
          fullWidth: true,
          color: 'secondary',
        },
      },
      { id: 'd', type: 'radio', config: { options: [{ label: 'X' }] } },
      { id: 'e', type: 'checkbox' },
      {
        id: 'f',
        type: 'autocomplete',
        config: { options: [] },
        data: { kind: 'askkodiak', endpointConfig: { endpoint: 'naics-summary', params: { type: 'sector' } } },
      },
      { id: 'g', type: 'slider', config: track },
      { id: 'h', type: 'switch', config: { label: 'On' } },
      {
        id: 'i',
        type: 'range-slider',
        config: {
          ...track,
          customLabel: ['a', 'b'],
          customValue: [1, 2],
          defaultValue: { value: { min: 1, max: 2 }, label: { min: 'a' } },
          clearButton: true,
          clearButtonText: 'Clear',
        },
      },
      { id: 'j', type: 'select-range', config: {}, data: { kind: 'looker', params: {} } },
      {
        id: 'k',
        type: 'pill',
        config: {
          label: 'K',
          fields: [
            {
              id: 'l',
              type: 'accordion',
              config: {
                label: 'L',
                expanded: true,
                showDivider: true,
                fields: [{ id: 'm', type: 'custom', config: { componentKey: 'map', anything: 1 } }],
              },
            },
          ],
        },
      },
    ];
    expect(validateSchema(schema)).toEqual({ errors: [], warnings: [] });
  });

  it('validateSchema requires a string id [FORM-CHECK-1] [FORM-SCHEMA-1]', () => {
    expect(failuresOf([{ type: 'text' }, { id: 4, type: 'text' }])).toEqual([
      { code: 'argument-not-found', fieldId: null, path: '/0', reason: 'Argument not found: id' },
      { code: 'argument-not-found', fieldId: null, path: '/1/id', reason: 'Argument not found: id must be a string' },
    ]);
  });

  it.each(['select', 'autocomplete', 'multi-text'])(
    'validateSchema requires the options of a %s as an array of strings [FORM-CHECK-2]',
    (type) => {
      expect(failuresOf([{ id: 'state', type, config: {} }])).toEqual([
        { code: 'property-not-found', fieldId: 'state', path: '/0/config', reason: 'options prop not found' },
      ]);
      expect(failuresOf([{ id: 'state', type, config: { options: 'TX' } }])).toEqual([
        {
          code: 'invalid-options',
          fieldId: 'state',
          path: '/0/config/options',
          reason: 'options must be an array of strings',
        },
      ]);
      expect(failuresOf([{ id: 'state', type, config: { options: ['TX', 5] } }])).toEqual([
        {
          code: 'invalid-options',
          fieldId: 'state',
          path: '/0/config/options/1',
          reason: 'options must be an array of strings',
        },
      ]);
    },
  );

  it('validateSchema accepts labelled options only if the type allows them [FORM-CHECK-2] [FORM-SCHEMA-4]', () => {
    const options = [{ label: 'Texas', value: 'TX' }];
    expect(failuresOf([select({ options })])).toEqual([]);
    expect(failuresOf([{ id: 'codes', type: 'multi-text', config: { options } }])).toHaveLength(1);
  });

  it('validateSchema requires radio options as objects with a string label [FORM-CHECK-3]', () => {
    const reason = 'options must be an array of objects, each with a string label';
    expect(failuresOf([{ id: 'r', type: 'radio', config: { options: ['x', { value: 'y' }] } }])).toEqual([
      { code: 'invalid-options', fieldId: 'r', path: '/0/config/options/0', reason },
      { code: 'invalid-options', fieldId: 'r', path: '/0/config/options/1', reason },
    ]);
  });

  it.each(['slider', 'range-slider', 'select-range'])(
    'validateSchema requires numeric step, min and max of a %s [FORM-CHECK-4]',
    (type) => {
      expect(
        failuresOf([{ id: 'p', type, config: {} }])
          .map((f) => f.reason)
          .sort(),
      ).toEqual(['max prop not found', 'min prop not found', 'step prop not found']);
      expect(failuresOf([{ id: 'p', type, config: { min: '0', max: 5, step: 1 } }])).toEqual([
        { code: 'invalid-type', fieldId: 'p', path: '/0/config/min', reason: 'min must be a number' },
      ]);
      expect(failuresOf([{ id: 'p', type, config: { min: 5, max: 5, step: 1 } }]).map((f) => f.reason)).toEqual([
        'min must be less than max',
      ]);
      expect(failuresOf([{ id: 'p', type, config: { min: 0, max: 5, step: 0.5 } }]).map((f) => f.reason)).toEqual([
        'step must be an integer of at least 1',
      ]);
    },
  );

  it('validateSchema requires no numbers of a range that comes from data [FORM-CHECK-4]', () => {
    const data = { kind: 'looker', params: {} };
    expect(
      failuresOf([
        { id: 'a', type: 'range-slider', config: {}, data },
        { id: 'b', type: 'select-range', config: {}, data },
      ]),
    ).toEqual([]);
  });

  it.each([[undefined], [null], ['x']])('validateSchema reports that %j is not a list [FORM-SCHEMA-9]', (schema) =>
    expect(validateSchema(schema).errors.map((f) => [f.path, f.reason])).toEqual([
      ['', expect.stringContaining('The schema must be an array of fields: [')],
    ]),
  );

  it('validateSchema reports that a hole in a list is not a field', () => {
    const schema: unknown[] = [];
    schema[1] = { id: 'a', type: 'text' };
    expect(validateSchema(schema).errors.map((f) => f.path)).toEqual(['/0']);
  });

  it('validateSchema does not check the numbers of a range that comes from data [FORM-CHECK-4]', () => {
    const data = { kind: 'looker', params: {} };
    const wrong = (type: string, more: object) => [{ id: 'a', type, config: { min: 9, max: 1, step: 0.5 }, ...more }];
    for (const type of ['range-slider', 'select-range']) {
      expect(validateSchema(wrong(type, { data })).errors).toEqual([]);
      expect(validateSchema(wrong(type, {})).errors).toHaveLength(2);
    }
  });

  it('validateSchema requires a label and a list of fields in pills and accordions [FORM-CHECK-5]', () => {
    expect(failuresOf([{ id: 'a', type: 'pill', config: { fields: [] } }]).map((f) => f.reason)).toEqual([
      'label prop not found',
    ]);
    expect(failuresOf([{ id: 'a', type: 'accordion', config: { label: 1, fields: [] } }]).map((f) => f.reason)).toEqual(
      ['label must be a string'],
    );
    expect(
      failuresOf([{ id: 'a', type: 'accordion', config: { label: 'A', fields: {} } }]).map((f) => f.reason),
    ).toEqual(['fields must be an array of objects']);
    expect(failuresOf([{ id: 'a', type: 'accordion', config: { label: 'A', fields: [1] } }])).toEqual([
      { code: 'invalid-type', fieldId: 'a', path: '/0/config/fields/0', reason: 'Every entry must be an object' },
    ]);
  });

  it('validateSchema requires the component key of a custom field [FORM-CHECK-6]', () => {
    expect(failuresOf([{ id: 'a', type: 'custom', config: {} }]).map((f) => f.reason)).toEqual([
      'componentKey prop not found',
    ]);
  });

  it('validateSchema only warns of an unknown type [FORM-CHECK-7]', () => {
    const report = validateSchema([{ id: 'a', type: 'hologram' }]);
    expect(report.errors).toEqual([]);
    expect(report.warnings.map((w) => w.message)).toEqual([
      expect.stringMatching(
        /^Unknown field type: hologram\. Known types: .*\bautocomplete, .*text.* \(field "a" at \/0\/type\)$/,
      ),
    ]);
  });

  it.each(['text', 'multi-text', 'radio', 'checkbox', 'slider', 'switch', 'pill', 'accordion'])(
    'validateSchema warns of data on a %s [FORM-CHECK-8]',
    (type) => {
      const configs: Record<string, object> = {
        'multi-text': { options: [] },
        radio: { options: [] },
        slider: { min: 0, max: 1, step: 1 },
        pill: { label: 'P', fields: [] },
        accordion: { label: 'A', fields: [] },
      };
      const schema = [
        {
          id: 'a',
          type,
          config: configs[type] ?? {},
          data: { kind: 'looker', params: {} },
          searchData: { kind: 'looker', params: {} },
        },
      ];
      expect(validateSchema(schema).errors).toEqual([]);
      expect(warningsOf(schema)).toEqual([
        { code: 'misplaced-data', fieldId: 'a' },
        { code: 'misplaced-data', fieldId: 'a' },
      ]);
    },
  );

  it('validateSchema leaves an unknown gateway or endpoint to the loader [FORM-ERR-2] [FORM-ERR-3]', () => {
    const schema = [
      { ...select({ options: [] }), data: { kind: 'sql', params: {} } },
      { ...select({ options: [] }, 'b'), data: { kind: 'askkodiak', endpointConfig: { endpoint: 'codes' } } },
    ];
    expect(validateSchema(schema).errors).toEqual([]);
    expect(warningsOf(schema)).toEqual([
      { code: 'unsupported-data', fieldId: 'state' },
      { code: 'unsupported-data', fieldId: 'b' },
    ]);
  });

  it('validateSchema accepts `type` in place of `kind` in a data source [FORM-SCHEMA-3]', () => {
    const sourced = (data: object) => [{ ...select({ options: [] }), data }];
    expect(validateSchema(sourced({ type: 'looker', params: {} }))).toEqual({ errors: [], warnings: [] });
    const endpointConfig = { endpoint: 'naics-summary' };
    expect(validateSchema(sourced({ type: 'askkodiak', endpointConfig }))).toEqual({ errors: [], warnings: [] });
    expect(failuresOf(sourced({ type: 'looker' }))).toMatchObject([
      { path: '/0/data', reason: 'params prop not found' },
    ]);
    expect(validateSchema(sourced({ type: 'sql' })).warnings).toMatchObject([
      { code: 'unsupported-data', path: '/0/data/type' },
    ]);
  });

  it('validateSchema reports every failure at once, with the field and the path to it [FORM-SCHEMA-9]', () => {
    const schema = [
      select({}),
      {
        id: 'g',
        type: 'accordion',
        config: {
          label: 'G',
          fields: [
            { id: 'n', type: 'custom', config: {} },
            { id: 'state', type: 'text' },
          ],
        },
      },
    ];
    expect(failuresOf(schema)).toEqual([
      { code: 'property-not-found', fieldId: 'state', path: '/0/config', reason: 'options prop not found' },
      {
        code: 'property-not-found',
        fieldId: 'n',
        path: '/1/config/fields/0/config',
        reason: 'componentKey prop not found',
      },
      {
        code: 'duplicate-id',
        fieldId: 'state',
        path: '/1/config/fields/1',
        reason: 'Another field has the same id: /0',
      },
    ]);
  });

  it('validateSchema accepts exactly two cases for labels in a sentence', () => {
    const withCase = (words: string) => [{ ...select({ options: [] }), summary: { case: words } }];
    expect(failuresOf(withCase('sentence'))).toEqual([]);
    expect(failuresOf(withCase('label'))).toEqual([]);
    expect(failuresOf(withCase('upper'))).toMatchObject([{ fieldId: 'state', path: '/0/summary/case' }]);
  });

  it('validateSchema throws one typed error that carries all failures [FORM-SCHEMA-9]', () => {
    const attempt = () => assertSchema([select({}), { type: 'text' }]);
    expect(attempt).toThrow(FormSchemaError);
    expect(attempt).toThrow('options prop not found (field "state" at /0/config)');
    expect(attempt).toThrow('Argument not found: id (field without an id at /1)');
    expect(() => assertSchema({})).toThrow(/^The schema must be an array of fields: \[.*\]$/);
    try {
      attempt();
    } catch (error) {
      expect((error as FormSchemaError).failures.map((f) => f.path)).toEqual(['/0/config', '/1']);
    }
  });

  it.each([[null], ['text'], [{}], [[null]], [[[]]], [[{ id: 'a' }]]])(
    'validateSchema refuses %j without an exception',
    (schema) => {
      expect(validateSchema(schema).errors.length).toBeGreaterThan(0);
    },
  );

  it('validateSchema names unknown dependencies of a linked field, and cyclic ones [PLUS-4]', () => {
    const linked = (id: string, ...dependsOn: string[]) => ({
      ...select({ options: [] }, id),
      data: { kind: 'looker', params: {}, dependsOn },
    });
    const place = { id: 'place', type: 'pill', config: { label: 'Place', fields: [linked('city', 'state')] } };
    expect(failuresOf([linked('state'), place])).toEqual([]);
    expect(failuresOf([linked('state', 'county', 'place'), place])).toEqual([
      {
        code: 'unknown-field',
        fieldId: 'state',
        path: '/0/data/dependsOn/0',
        reason: 'No field holds a value under the id county',
      },
      {
        code: 'unknown-field',
        fieldId: 'state',
        path: '/0/data/dependsOn/1',
        reason: 'No field holds a value under the id place',
      },
    ]);
    expect(failuresOf([linked('state', 'city'), place])).toMatchObject([
      { code: 'circular', path: '/0/data/dependsOn/0', reason: 'city depends on this field in turn' },
      { code: 'circular', path: '/1/config/fields/0/data/dependsOn/0' },
    ]);
    expect(failuresOf([linked('state', 'state')])).toMatchObject([{ code: 'circular' }]);
  });

  it('validateSchema warns of a condition on a missing field [PLUS-21]', () => {
    const schema = [{ id: 'a', type: 'text', showWhen: { field: 'b', filled: true } }];
    expect(warningsOf(schema)).toEqual([{ code: 'unknown-field', fieldId: 'a' }]);
    expect(failuresOf(schema)).toEqual([]);
  });
});

describe('filter keys', () => {
  const text = (id: string, key?: string) => ({ id, type: 'text', ...(key === undefined ? {} : { filter: { key } }) });

  it.each([
    [text('a', 'k'), text('b', 'k'), '/1/filter/key'],
    [text('a'), text('b', 'a'), '/1/filter/key'],
    [text('a', 'b'), text('b'), '/1'],
  ])('Filter keys are refused if two fields share one', (one, other, path) =>
    expect(failuresOf([one, other])).toEqual([
      { code: 'duplicate-filter-key', fieldId: 'b', path, reason: 'Another field has the same filter key: /0' },
    ]),
  );

  it('Filter keys can be swapped with ids', () => expect(failuresOf([text('a', 'b'), text('b', 'a')])).toEqual([]));
});
