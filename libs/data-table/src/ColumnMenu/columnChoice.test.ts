import { hideableColumns, toggleColumns, visibleShare } from './columnChoice.ts';

const columns = [
  { id: 'name', header: 'Agency', isPinned: true as const },
  { id: 'city', header: 'City' },
  { id: 'premium', header: 'Premium' },
];

const hideable = hideableColumns(columns, { left: [], right: [] });

describe('column choice', () => {
  it('The column choice excludes columns pinned by their definition or by the user [TABLE-COL-5]', () => {
    expect(hideable.map((column) => column.id)).toEqual(['city', 'premium']);
    expect(hideableColumns(columns, { left: [], right: ['premium'] }).map((column) => column.id)).toEqual(['city']);
  });

  it('The column choice shows all columns, or hides all that are not pinned [TABLE-COL-6] [TABLE-COL-5]', () => {
    expect(toggleColumns(hideable, {})).toEqual({ city: false, premium: false });
    expect(toggleColumns(hideable, { city: false })).toEqual({ city: true, premium: true });
  });

  it.each([
    [{}, 'all'],
    [{ city: false }, 'some'],
    [{ city: false, premium: false }, 'none'],
    [{ city: false, premium: false, name: false }, 'none'],
  ])('The column choice for %j reports that %s are visible [TABLE-COL-6]', (visibility, share) => {
    expect(visibleShare(hideable, visibility)).toBe(share);
  });

  it('The column choice switches one column [TABLE-COL-6]', () => {
    const city = hideable.slice(0, 1);
    expect(toggleColumns(city, {})).toEqual({ city: false });
    expect(toggleColumns(city, { city: false, premium: false })).toEqual({ city: true, premium: false });
  });
});
