import fc from 'fast-check';
import { parseSearch, stringifySearch } from './addressSearch.ts';

describe('the search part of an address', () => {
  it('survives a round trip with any text [PLUS-1]', () => {
    const texts = fc.dictionary(
      fc.string({ minLength: 1, unit: 'grapheme' }),
      fc.string({ minLength: 1, unit: 'grapheme' }),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(texts, (search) => {
        expect(parseSearch(stringifySearch(search))).toEqual(search);
      }),
    );
  });

  it('is readable', () => {
    expect(stringifySearch({ agency_state: 'TX,OK', agency_written_premium: '[1000000,inf]', page: undefined })).toBe(
      '?agency_state=TX,OK&agency_written_premium=[1000000,inf]',
    );
  });
});
