import fc from 'fast-check';
import { optionLabel } from '../dropdown/Option.ts';
import { sortOptions } from './sortOptions.ts';

describe('sortOptions', () => {
  it('sortOptions puts the pinned value first, then signs, digits and letters [KIT-SORT-1]', () => {
    const sorted = sortOptions(['beta', 'Unit 10', '9 Lives', '(none)', 'Alpha', 'unit 9', '10 Acres', 'Other'], {
      pinned: 'Other',
    });
    expect(sorted).toEqual(['Other', '(none)', '9 Lives', '10 Acres', 'Alpha', 'beta', 'unit 9', 'Unit 10']);
  });

  it('sortOptions pins by value as well as by label [KIT-SORT-1]', () => {
    expect(
      sortOptions(
        [
          { label: 'Texas', value: 'TX' },
          { label: 'Any', value: '*' },
        ],
        { pinned: 'TX' },
      ).map(optionLabel),
    ).toEqual(['Texas', 'Any']);
  });

  it('sortOptions keeps every option, does not mutate its list, and is idempotent [KIT-SORT-1]', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (labels) => {
        const before = [...labels];
        const sorted = sortOptions(labels);
        expect(labels).toEqual(before);
        expect([...sorted].sort()).toEqual([...labels].sort());
        expect(sortOptions(sorted)).toEqual(sorted);
      }),
    );
  });

  it('sortOptions never puts a letter before a digit, nor a digit before a sign [KIT-SORT-1]', () => {
    const rank = (label: string) => (/^\p{L}/u.test(label) ? 3 : /^\p{N}/u.test(label) ? 2 : 1);
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }).filter((label) => label.trim() === label)), (labels) => {
        const ranks = sortOptions(labels).map(rank);
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      }),
    );
  });
});
