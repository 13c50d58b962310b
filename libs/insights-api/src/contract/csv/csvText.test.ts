import { csvText } from './csvText.ts';

describe('csvText', () => {
  it.each(['=1+1', '+A1', '-A1', '@SUM(A1)', '\t1', '＝1+1'])('csvText puts an apostrophe before %j', (text) =>
    expect(csvText(text)).toBe(`'${text}`),
  );

  // In languages with a decimal comma, Excel ends a cell at a semicolon, and recognises quotes only at the start of a
  // cell.
  it.each([
    ['Smith;=1+1', "Smith;'=1+1"],
    ['Smith;"=1+1"', `"Smith;""'=1+1"""`],
    ['Smith\t@SUM(A1)', "Smith\t'@SUM(A1)"],
    ['Smith\n=1+1', `"Smith\n'=1+1"`],
    ['a;=1;-2', "a;'=1;'-2"],
  ])(
    'csvText puts an apostrophe in %j, where a spreadsheet with another separator would start a formula',
    (text, field) => expect(csvText(text)).toBe(field),
  );

  it.each(['Semi;colon Group', 'a = b; c', 'St. Paul - North', ''])('csvText leaves %j unchanged', (text) =>
    expect(csvText(text)).toBe(text),
  );

  it('csvText puts quotes around commas, quotes and line breaks', () =>
    expect(['a,b', 'say "no"', 'two\nlines'].map(csvText)).toEqual(['"a,b"', '"say ""no"""', '"two\nlines"']));
});
