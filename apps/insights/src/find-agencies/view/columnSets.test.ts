import { columnSets, shownSet, visibilityOf } from './columnSets.ts';

describe('sets of columns', () => {
  it('show their columns and hide all others [PLUS-12]', () => {
    expect(visibilityOf(columnSets[2]!)).toEqual({
      accounts: false,
      lines: false,
      policies: false,
      search_premium: true,
      written_premium: false,
      year_on_year: false,
      largest_carrier: false,
      primary_account: true,
      city: true,
      state: true,
    });
  });

  it.each(columnSets.map((set) => [set.name, set] as const))(
    'include %s, recognized by its columns [PLUS-12]',
    (name, set) => {
      expect(shownSet(visibilityOf(set))?.name).toBe(name);
      expect(shownSet({ ...visibilityOf(set), search_premium: false })).toBeUndefined();
    },
  );

  it('are not matched if the table shows the columns that fit [PLUS-12]', () => {
    expect(shownSet({})).toBeUndefined();
  });
});
