import { nameWords } from './nameWords.ts';

describe('the words of a name', () => {
  it.each([
    ['Kramer & Sons Insurance', 'kramer sons insurance'],
    ['KRÄMER and sons', 'kramer sons'],
    ['O’Brien, St. Paul', 'obrien st paul'],
    ['Smith-Jones/Partners', 'smith jones partners'],
    ['A.B.C. 100% Cover', 'abc 100 cover'],
    ['Anderson', 'anderson'],
    ['and', 'and'],
    ['保険 Agency', '保険 agency'],
    [' & ; ', ''],
  ])('Of “%s” are “%s” [APP-FIND-9]', (text, words) => {
    expect(nameWords(text).join(' ')).toBe(words);
  });
});
