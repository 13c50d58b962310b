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

  it('is also found by its heading', () => {
    expect(found('appearance')).toEqual(['Dark']);
  });
});
