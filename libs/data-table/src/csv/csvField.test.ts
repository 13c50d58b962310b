import fc from 'fast-check';
import { withoutFormula } from '../texts/withoutFormula.ts';
import { csvField, tsvField } from './csvField.ts';

describe('withoutFormula', () => {
  it.each(['=1+1', '+A1', '-A1', '@SUM(A1)', '\t1', '\r1', '＝1+1', '-2+3+cmd|’ /C calc’!A0', '+1-800-555-0100x'])(
    'withoutFormula puts an apostrophe before %j, which spreadsheets would run [PLUS-41]',
    (text) => expect(withoutFormula(text)).toBe(`'${text}`),
  );

  // Excel in languages with a decimal comma ends a cell at a semicolon, and knows quotes at the beginning of a cell alone.
  it.each([
    ['Smith;=1+1', "Smith;'=1+1"],
    ['Smith;"=1+1"', `Smith;"'=1+1"`],
    ['Smith\t@SUM(A1)', "Smith\t'@SUM(A1)"],
    ['a;=1;-2', "a;'=1;'-2"],
    ['Semi;colon Group', 'Semi;colon Group'],
  ])(
    'withoutFormula puts an apostrophe in %j, where a spreadsheet with another separator would start a formula',
    (text, safe) => expect(withoutFormula(text)).toBe(safe),
  );

  it.each(['-5', '+1,234.50', '-$1,234', '-3 %', '-€ 5', 'Lone Star', '3-4', '', ' =1'])(
    'withoutFormula leaves %j unchanged: it is not a formula',
    (text) => expect(withoutFormula(text)).toBe(text),
  );
});

describe('csvField', () => {
  it('csvField quotes separators, quotes, line breaks and spaces at an end', () => {
    const fields = ['a,b', 'a;b', 'say "no"', 'two\nlines', ' a', 'plain'].map((text) => csvField(text, ','));
    expect(fields).toEqual(['"a,b"', 'a;b', '"say ""no"""', '"two\nlines"', '" a"', 'plain']);
  });

  it('csvField output reads back unchanged, for any text', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(',', ';', '\t'), (text, separator) => {
        const field = csvField(text, separator);
        const read = field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
        expect(read).toBe(withoutFormula(text));
        if (!field.startsWith('"')) expect(field).not.toMatch(new RegExp(`["\r\n${separator}]`));
      }),
    ));
});

describe('tsvField', () => {
  it('tsvField keeps a cell in one cell', () => expect(tsvField('=a\tb\r\nc')).toBe("'=a b c"));
});
