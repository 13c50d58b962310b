import { describeFilters, fromFilterExpressions, toFilterExpressions } from '@agency-insights/form-renderer/filters';
import { nameSchema } from './agencyFilterSchema.ts';
import { codecs } from './codecs.ts';

function worded(expression: string) {
  const read = fromFilterExpressions(nameSchema, { agency_name: expression }, codecs);
  const { chips, sentence } = describeFilters(nameSchema, read.values, { codecs, kept: read.problems });
  const written = toFilterExpressions(nameSchema, read.values, codecs).expressions;
  return { chip: chips[0]?.text, sentence, written: written.agency_name };
}

describe('the agency name of a search', () => {
  it.each([
    ['Acme', 'Acme', 'named Acme'],
    ['Smith^, Jones & Co,Acme', 'Smith, Jones & Co or Acme', 'named Smith, Jones & Co or Acme'],
    ['%red riv%', 'contains “red riv”', 'whose name contains “red riv”'],
    ['Acme,%100^%%', 'Acme or contains “100%”', 'named Acme or whose name contains “100%”'],
    ['a,b,c,d,e', 'a, b, c and 2 more', 'named a, b, c and 2 more'],
    ['a,b,c,d', 'a, b, c or d', 'named a, b, c or d'],
  ])('%s reads "%s", and in a sentence "%s" [PLUS-15]', (expression, chip, sentence) => {
    expect(worded(expression)).toEqual({ chip, sentence, written: expression });
  });

  it.each(['-Acme', 'Acme%', '%Acme', '%100^%', '%a%b%', 'EMPTY'])(
    '%s, which the picker cannot show, is kept unchanged [PLUS-20]',
    (text) => {
      expect(worded(text)).toEqual({
        chip: text,
        sentence: expect.stringContaining(text) as unknown,
        written: undefined,
      });
    },
  );
});
