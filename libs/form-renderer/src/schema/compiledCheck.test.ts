import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import fc from 'fast-check';
import { validateSchema } from './validateSchema.ts';

const published = JSON.parse(readFileSync(path.join(__dirname, '../../schema.generated.json'), 'utf8'));
const byAjv = new Ajv({ allErrors: true, strict: true, strictTypes: false }).compile(published);

const types: string[] = published.definitions.FieldSchema.properties.type.enum;
const scalar = fc.constantFrom<unknown>(
  'x',
  '',
  0,
  0.5,
  1,
  5,
  true,
  null,
  [],
  {},
  ['a'],
  ['a', 'a'],
  [1],
  [1, 2],
  [{ label: 'a' }],
  [{ label: 1 }],
  { min: 1, max: 2 },
  { value: { min: 1, max: null } },
);
const source = fc.constantFrom<unknown>(
  { kind: 'looker', params: {} },
  { kind: 'looker', params: {}, keyLabel: 'a', sortDirection: 'up' },
  { kind: 'looker' },
  { kind: 'askkodiak', endpointConfig: { endpoint: 'naics-summary', params: {} } },
  { kind: 'askkodiak', endpointConfig: {} },
  { kind: 'askkodiak', params: {} },
  { kind: 'sql' },
  { type: 'looker', params: {} },
  { type: 'looker', params: {}, keyLabel: 1 },
  { type: 'looker' },
  { type: 'looker', kind: 'looker', params: {} },
  { type: 'askkodiak', endpointConfig: { endpoint: 'naics-summary' } },
  { type: 'sql' },
  {},
  'rows',
);
const configKeys = [
  'label',
  'tooltip',
  'options',
  'multiple',
  'min',
  'max',
  'step',
  'minLength',
  'maxLength',
  'customLabel',
  'customValue',
  'defaultValue',
  'color',
  'expanded',
  'componentKey',
  'unknown',
];

const { field } = fc.letrec<{ field: unknown }>((tie) => ({
  field: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.record(
      {
        id: fc.constantFrom<unknown>('a', 'b', 'c', '', 1),
        type: fc.constantFrom<unknown>(...types, 'hologram', 5),
        config: fc.oneof(
          scalar,
          fc.dictionary(fc.constantFrom(...configKeys), scalar),
          fc.record({ label: fc.constant('l'), fields: fc.array(tie('field'), { maxLength: 2 }) }),
        ),
        layout: fc.constantFrom<unknown>({ split: true }, { split: 1 }, { other: 1 }, 5),
        showWhen: fc.constantFrom<unknown>({ field: 'a', oneOf: ['x', 1] }, {}, 'a'),
        data: source,
      },
      { requiredKeys: [] },
    ),
  ),
}));

/** What only the check can say, because JSON Schema cannot compare values at different places. */
const beyond =
  /^(?:Another|No field|Whether|min must be less|minLength must not|customValue must be asc|customLabel must hold|format)/;

describe('the compiled validator', () => {
  it('The compiled validator reports exactly what the published JSON Schema refuses, in addition to its own rules [FORM-SCHEMA-9]', () => {
    let valid = 0;
    fc.assert(
      fc.property(
        fc.array(field, { maxLength: 3 }).map((fields) => JSON.parse(JSON.stringify(fields)) as unknown),
        (schema) => {
          const expected = byAjv(schema);
          if (expected) valid += 1;
          const { errors, warnings } = validateSchema(schema);
          const reasons = [...errors.map(({ reason }) => reason), ...warnings.map(({ message }) => message)];
          expect({ schema, valid: reasons.every((reason) => beyond.test(reason)) }).toEqual({
            schema,
            valid: expected,
          });
        },
      ),
      { numRuns: 3000 },
    );
    expect(valid).toBeGreaterThan(20);
  });
});
