import { matchingItems, type PaletteItem } from './PaletteItem.ts';

const item = (label: string, group = 'Pages'): PaletteItem => ({ id: label, group, label, run: () => undefined });
const items = [item('Home'), item('Find agencies'), item('Café Zürich', 'Saved searches'), item('Dark', 'Appearance')];
const found = (text: string) => matchingItems(items, text).map(({ label }) => label);

describe('a match in the palette', () => {
  it('is every item for an empty text', () => {
    expect(found('  ')).toEqual(['Home', 'Find agencies', 'Café Zürich', 'Dark']);
  });

  it('contains every word, in any order and case, with or without accents', () => {
    expect(found('AGENCIES find')).toEqual(['Find agencies']);
    expect(found('zurich cafe')).toEqual(['Café Zürich']);
    expect(found('find home')).toEqual([]);
  });

  it('ignores punctuation and “and”, as the search of agencies does', () => {
    const named = [item('Kramer & Sons'), item('Agencies with premium over $1M')];
    const labels = (text: string) => matchingItems(named, text).map(({ label }) => label);
    expect(labels('sons and krämer')).toEqual(['Kramer & Sons']);
    expect(labels('over 1m')).toEqual(['Agencies with premium over $1M']);
  });

  it('is also found by other words', () => {
    expect(matchingItems([{ ...item('Log out'), words: 'Sign out' }], 'sign out')).toHaveLength(1);
  });

  it('is also found by its heading', () => {
    expect(found('appearance')).toEqual(['Dark']);
  });
});
