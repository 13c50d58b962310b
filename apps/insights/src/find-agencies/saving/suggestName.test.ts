import { suggestName } from './useSuggestedName.ts';

describe('the name that a search is offered', () => {
  it('has the values of its first filters, as many as a menu has room for', () => {
    expect(suggestName(['California', 'Commercial lines'], [])).toBe('California, Commercial lines');
    expect(suggestName(['California', 'Commercial lines', '23 - Construction of buildings'], [])).toBe(
      'California, Commercial lines',
    );
    expect(suggestName(['California', '23 - Construction of large buildings', 'over $1M'], [])).toBe(
      'California, over $1M',
    );
  });

  it('is not one that is taken', () => {
    expect(suggestName(['Texas'], ['texas', 'Texas 2'])).toBe('Texas 3');
  });
});
