import { suggestName } from './useSuggestedName.ts';

describe('the suggested name of a search', () => {
  it('contains the values of its first filters, as many as fit a menu, and how many more there are', () => {
    expect(suggestName(['California', 'Commercial lines'], [])).toBe('California, Commercial lines');
    expect(suggestName(['California', 'Commercial lines', '23 - Construction of buildings'], [])).toBe(
      'California, Commercial lines +1',
    );
    expect(suggestName(['California', '23 - Construction of large office buildings', 'over $1M'], [])).toBe(
      'California, over $1M +1',
    );
    expect(suggestName(['Texas or Oklahoma', 'over $1.5M', 'Commercial lines'], [])).toBe(
      'Texas or Oklahoma, over $1.5M, Commercial lines',
    );
  });

  it('is not an existing name', () => {
    expect(suggestName(['Texas'], ['texas', 'Texas 2'])).toBe('Texas 3');
  });
});
