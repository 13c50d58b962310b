import fc from 'fast-check';
import { fromFilterExpressions } from '../expressions/fromFilterExpressions.ts';
import { toFilterExpressions } from '../expressions/toFilterExpressions.ts';
import type { FormSchema } from '../schema/FieldSchema.ts';
import { readAddress } from './readAddress.ts';
import { writeAddress } from './writeAddress.ts';

describe('the search part of an address', () => {
  it('The query string reads back unchanged, for any texts [PLUS-1]', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.dictionary(text, text, { noNullPrototype: true }), (texts) => {
        expect(readAddress(writeAddress(texts))).toEqual(texts);
        expect(readAddress(`?${writeAddress(texts)}`)).toEqual(texts);
      }),
    );
  });

  it('The query string is readable, and omits empty values', () => {
    expect(writeAddress({ state: 'TX,OK', premium: '[1000000,inf)', page: undefined, name: '' })).toBe(
      'state=TX,OK&premium=[1000000,inf%29',
    );
  });

  it('The query string contains the values of a form and restores them [PLUS-1]', () => {
    const schema: FormSchema = [
      { id: 'state', type: 'select', config: { options: [], multiple: true } },
      { id: 'name', type: 'text' },
      { id: 'premium', type: 'range-slider', config: { min: 0, max: 10, step: 1 } },
      { id: 'new', type: 'checkbox' },
    ];
    // Half a surrogate pair among them, which is lost wherever text is written as UTF-8.
    const text = fc
      .oneof(
        fc.string({ minLength: 1, unit: 'grapheme' }),
        fc.string({ minLength: 1, unit: fc.constantFrom('\ud800', '\udc00', 'a', ',') }),
      )
      .filter((one) => one.trim() !== '');
    const values = fc.record(
      {
        state: fc.uniqueArray(text, { minLength: 1, maxLength: 4 }),
        name: text,
        premium: fc.record({ min: fc.integer({ min: 1, max: 10 }), max: fc.constant(null) }),
        new: fc.constant(true),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(values, (before) => {
        const address = writeAddress(toFilterExpressions(schema, before).expressions);
        expect(fromFilterExpressions(schema, readAddress(address))).toEqual({ values: before, problems: [] });
      }),
    );
  });
});
