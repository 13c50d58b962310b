import fc from 'fast-check';
import { effectiveValues } from '../values/fieldCondition.ts';
import type { FieldValue, FormValues } from '../values/FormValues.ts';
import type { KeptFilter } from '../expressions/FieldCodec.ts';
import type { FormSchema } from '../schema/FieldSchema.ts';
import { describeFilters } from './describeFilters.ts';
import { formatAmount } from './formatAmount.ts';
import { joinChoices } from './joinChoices.ts';

const schema: FormSchema = [
  {
    id: 'state',
    type: 'select',
    config: {
      label: 'State',
      options: [
        { label: 'Texas', value: 'TX' },
        { label: 'Oklahoma', value: 'OK' },
      ],
      multiple: true,
    },
    summary: { phrase: 'in {data}' },
  },
  {
    id: 'more',
    type: 'accordion',
    config: {
      label: 'More',
      fields: [
        {
          id: 'premium',
          type: 'range-slider',
          config: { label: 'Written premium' },
          data: { kind: 'looker', params: {} },
          summary: { label: 'Premium', unit: 'usd' },
        },
        { id: 'carrier', type: 'autocomplete', config: { label: 'Carrier', options: [], multiple: true } },
        { id: 'naics', type: 'text', config: { label: 'NAICS code' } },
        { id: 'active', type: 'switch', config: { label: 'Active agencies only' } },
        { id: 'when', type: 'custom', config: { componentKey: 'dates', label: 'Effective' } },
      ],
    },
  },
];
const options = { subject: 'Agencies' };

describe('describeFilters', () => {
  it('describeFilters describes the filters in one sentence [PLUS-15]', () => {
    expect(
      describeFilters(schema, { state: ['TX', 'OK'], premium: { min: 1_000_000, max: null } }, options).sentence,
    ).toBe('Agencies in Texas or Oklahoma with premium over $1M');
    expect(
      describeFilters(
        schema,
        { premium: { min: null, max: 2_500_000 }, carrier: ['Acme'], naics: '11', active: true },
        options,
      ).sentence,
    ).toBe('Agencies with premium at most $2.5M and carrier Acme and NAICS code 11 and active agencies only');
    expect(describeFilters(schema, {}, options)).toEqual({ chips: [], sentence: 'Agencies' });
  });

  it('describeFilters creates a chip for each filter, in the order of the form [PLUS-15]', () => {
    expect(describeFilters(schema, { active: true, premium: { min: 1e6, max: 5e6 }, state: ['TX'] }).chips).toEqual([
      { fieldId: 'state', label: 'State', text: 'Texas' },
      { fieldId: 'premium', label: 'Premium', text: '$1M to $5M' },
      { fieldId: 'active', label: 'Active agencies only', text: '' },
    ]);
  });

  it('describeFilters uses labels from data, and the texts of a custom component', () => {
    const described = describeFilters(
      schema,
      { carrier: ['7'], when: '12 months' },
      {
        labelOf: (fieldId, value) => (fieldId === 'carrier' && value === '7' ? 'Acme Mutual' : undefined),
        codecs: {
          dates: { toExpression: String, fromExpression: String, describe: (value) => `last ${String(value)}` },
        },
      },
    );
    expect(described.chips.map((chip) => chip.text)).toEqual(['Acme Mutual', 'last 12 months']);
  });

  it('describeFilters uses the labels that a range contains [FORM-SCHEMA-8]', () => {
    expect(
      describeFilters(schema, { premium: { value: { min: 1, max: 2 }, label: { min: 'small', max: 'large' } } })
        .chips[0]?.text,
    ).toBe('small to large');
  });

  it.each([
    [1_000_000, 'usd', '$1M'],
    [1_250_000, 'usd', '$1.3M'],
    [56_230_000, 'usd', '$56.2M'],
    [999_950, 'usd', '$1M'],
    [150_000, 'usd', '$150K'],
    [100_000, 'usd', '$100K'],
    [99_999, 'usd', '$99,999'],
    [1_778, 'usd', '$1,778'],
    [950, 'usd', '$950'],
    [0, 'usd', '$0'],
    [12_345, 'number', '12,345'],
    [12.5, 'percent', '12.5%'],
    [0.25, 'usd', '$0.25'],
    [0.5, 'usd', '$0.50'],
    [-1_777.5, 'usd', '-$1,777.50'],
    [0.001, 'percent', '0.001%'],
    [0.1 + 0.2, 'number', '0.3'],
  ] as const)('describeFilters writes %d %s as %s', (value, unit, expected) =>
    expect(formatAmount(value, unit)).toBe(expected),
  );

  it.each([
    [1_250, 'eur', 'de-DE', '1.250\u00a0€'],
    [1_250_000, 'gbp', 'en-GB', '£1.3m'],
    [99.5, 'chf', 'de-CH', 'CHF\u00a099.50'],
    [1_250, 'jpy', 'en-US', '¥1,250'],
  ] as const)('describeFilters writes %d %s in %s as %s', (value, unit, locale, expected) =>
    expect(formatAmount(value, unit, locale)).toBe(expected),
  );

  it.each<[number | null, number | null, string, string]>([
    [1_000_000, null, 'over $1M', 'over $1M'],
    [1_778, null, 'at least $1,778', 'at least $1,778'],
    [1_250_000, null, 'at least $1,250,000', 'at least $1,250,000'],
    [null, 1_250_000, 'at most $1,250,000', 'at most $1,250,000'],
    [1_250_000, 56_230_000, '$1,250,000 to $56,230,000', '$1,250,000 to $56,230,000'],
    [500_000, 2_500_000, '$500K to $2.5M', '$500K to $2.5M'],
    [1_050_000, 1_050_000, '$1,050,000', '$1,050,000'],
    [0, null, '$0 or more', '$0 or more'],
    [null, 5_000_000, 'at most $5M', 'at most $5M'],
    [null, 0, 'at most $0', 'at most $0'],
    [1_000, 5_000, '$1K to $5K', '$1,000 to $5,000'],
    [1_000, 1_778, '$1,000 to $1,778', '$1,000 to $1,778'],
    [1_260_000, 1_300_000, '$1,260,000 to $1,300,000', '$1,260,000 to $1,300,000'],
    [5_000, 5_000, '$5K', '$5,000'],
  ])('describeFilters writes the range from %p to %p as "%s" and "%s" [PLUS-15]', (min, max, chip, words) => {
    const described = describeFilters(schema, { premium: { min, max } });
    expect(described.chips[0]?.text).toBe(chip);
    expect(described.sentence).toBe(`with premium ${words}`);
  });

  it.each<['usd' | 'number' | 'percent', number | null, number | null, string]>([
    ['usd', 0.25, 0.5, '$0.25 to $0.50'],
    ['usd', 0.25, null, 'at least $0.25'],
    ['usd', 250_000.25, 250_000.5, '$250,000.25 to $250,000.50'],
    ['number', 0.001, 0.002, '0.001 to 0.002'],
    ['percent', null, 0.004, 'at most 0.004%'],
  ])(
    'describeFilters writes a fraction of %s from %p to %p as "%s", never as another number',
    (unit, min, max, words) => {
      const field: FormSchema[number] = {
        id: 'premium',
        type: 'range-slider',
        config: {},
        data: { kind: 'looker', params: {} },
        summary: { unit },
      };
      expect(describeFilters([field], { premium: { min, max } }).chips[0]?.text).toBe(words);
    },
  );

  it('describeFilters describes counts by the names of their positions, never as "over 0"', () => {
    const field: FormSchema = [
      {
        id: 'count',
        type: 'range-slider',
        config: { label: 'Policy count' },
        data: { kind: 'looker', params: {} },
        summary: { phrase: 'with {data} matching policies' },
      },
    ];
    const sentence = (min: number, label?: { min: string }) =>
      describeFilters(field, { count: { min, max: null, ...(label && { label }) } }).sentence;
    expect(sentence(5)).toBe('with at least 5 matching policies');
    expect(sentence(0, { min: '0' })).toBe('with 0 or more matching policies');
    expect(sentence(10_000, { min: '10,000+' })).toBe('with at least 10,000 matching policies');
  });

  it('describeFilters writes common nouns in lower case within the sentence, and names and chips unchanged [PLUS-15]', () => {
    const options = ['Commercial lines', 'Personal lines', 'E&S lines'];
    const line = (words?: 'label' | 'sentence'): FormSchema => [
      {
        id: 'line',
        type: 'select',
        config: { label: 'Line', options, multiple: true },
        summary: { phrase: 'writing {data}', case: words },
      },
    ];
    const small = describeFilters(line('sentence'), { line: options });
    expect(small.sentence).toBe('writing commercial lines, personal lines or E&S lines');
    expect(small.chips[0]?.text).toBe('Commercial lines, Personal lines or E&S lines');
    expect(describeFilters(line(), { line: options }).sentence).toBe(
      'writing Commercial lines, Personal lines or E&S lines',
    );
  });

  it.each([
    [['A'], 'A'],
    [['A', 'B'], 'A or B'],
    [['A', 'B', 'C', 'D'], 'A, B, C or D'],
    [['A', 'B', 'C', 'D', 'E'], 'A, B, C and 2 more'],
  ])('describeFilters joins %j as %s', (labels, expected) => expect(joinChoices(labels)).toBe(expected));

  it('describeFilters creates one chip for each filled field, for any values', () => {
    const value: fc.Arbitrary<FieldValue> = fc.jsonValue().filter((v) => v !== null) as fc.Arbitrary<FieldValue>;
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('state', 'premium', 'carrier', 'naics', 'when', 'other'), value),
        (values) => {
          const { chips, sentence } = describeFilters(schema, values, options);
          expect(chips.map((chip) => chip.fieldId).sort()).toEqual(
            Object.keys(effectiveValues(schema, values))
              .filter((id) => id !== 'other')
              .sort(),
          );
          expect(sentence.startsWith('Agencies')).toBe(true);
        },
      ),
    );
  });
});

describe('describeFilters with empty or duplicate values', () => {
  it('describeFilters creates no chip for empty or duplicate values [FORM-VALUE-1] [FORM-VALUE-3]', () =>
    expect(describeFilters(schema, { premium: { min: null, max: null }, state: [], naics: '', active: false })).toEqual(
      {
        chips: [],
        sentence: '',
      },
    ));

  it('describeFilters shows a kept filter only until its field is filled again, or its key returns [PLUS-20]', () => {
    const kept = (key: string, fieldId: string | null): KeptFilter => ({
      code: fieldId === null ? 'unknown-key' : 'unreadable',
      key,
      fieldId,
      expression: '-x',
      message: '',
    });
    const all = [kept('naics', 'naics'), kept('region', null), kept('region', null)];
    const textsOf = (values: FormValues) =>
      describeFilters(schema, values, { kept: all }).chips.map(({ fieldId, text }) => [fieldId, text]);
    expect(textsOf({})).toEqual([
      ['naics', '-x'],
      ['region', '-x'],
    ]);
    expect(textsOf({ naics: '11' })).toEqual([
      ['naics', '11'],
      ['region', '-x'],
    ]);
  });

  it('describeFilters works if the codec of a custom field throws', () => {
    const fail = () => {
      throw new Error('broken');
    };
    const codecs = { dates: { toExpression: String, fromExpression: String, describe: fail } };
    expect(describeFilters(schema, { when: '12 months' }, { codecs }).chips[0]?.text).toBe('12 months');
  });
});

describe('describeFilters with options of another shape', () => {
  it.each([
    { id: 'a', type: 'custom', config: { componentKey: 'k', options: { a: 1 } } },
    { id: 'a', type: 'custom', config: { componentKey: 'k', options: [null, 1] } },
    { id: 'a', type: 'gauge', config: { options: 5 } },
  ])('describeFilters leaves options of another shape to the component: %j', (field) =>
    expect(describeFilters([field] as unknown as FormSchema, { a: 'x' }).chips).toEqual([
      { fieldId: 'a', label: 'a', text: 'x' },
    ]),
  );
});
