import fc from 'fast-check';
import { optionIndexOf } from './OptionIndex.ts';
import { pastedCodes } from './pastedCodes.ts';

const index = optionIndexOf([
  { label: 'Texas', value: 'TX' },
  { label: 'Oklahoma', value: 'OK' },
  { label: 'Kansas', value: 'KS', disabled: true },
  'Smith, Jones',
]);

describe('pasted codes', () => {
  it.each([
    ['TX\nOK', ['TX', 'OK'], []],
    ['TX\r\nOK\r\n', ['TX', 'OK'], []],
    ['tx\tok\tZZ', ['TX', 'OK'], ['ZZ']],
    ['Texas; OK; Guam', ['TX', 'OK'], ['Guam']],
    ['"TX"\n"OK"\n""', ['TX', 'OK'], []],
    ['TX\nTX\ntx\nZZ\nzz', ['TX'], ['ZZ']],
    ['TX\nKS', ['TX'], ['KS']],
    ['TX, OK, ZZ', ['TX', 'OK'], ['ZZ']],
  ])('Pasted codes in %p are found by value or label, the rest is reported [PLUS-13]', (text, found, notFound) => {
    expect(pastedCodes(index, text)).toEqual({ found, notFound });
  });

  it.each(['Texas', ' TX ', 'Smith, Jones', 'Smith, Wesson', 'TX, Guam', '', '\n', 'TX\n'])(
    'The text %p contains no codes and is searched for',
    (text) => expect(pastedCodes(index, text)).toBeNull(),
  );

  it('Each pasted code is found or reported, for any text [PLUS-13]', () => {
    const code = fc.oneof(fc.constantFrom('TX', 'OK', 'Texas'), fc.stringMatching(/^[A-Z0-9]{1,6}$/));
    fc.assert(
      fc.property(fc.uniqueArray(code, { minLength: 2 }), (codes) => {
        const pasted = pastedCodes(index, codes.join('\n'));
        for (const one of codes) {
          const known = ['TX', 'OK', 'TEXAS', 'OKLAHOMA'].includes(one.toUpperCase());
          expect(pasted?.notFound.includes(one)).toBe(!known);
        }
        expect(new Set(pasted?.found).size).toBe(pasted?.found.length);
      }),
    );
  });

  it('Pasted codes never throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => expect(() => pastedCodes(index, text)).not.toThrow()),
    );
  });
});
