import { toggleAllColumns, toggleColumn, visibleShare } from './columnChoice.ts';

const columns = [
  { id: 'name', header: 'Agency', isPinned: true as const },
  { id: 'city', header: 'City' },
  { id: 'premium', header: 'Premium' },
];

describe('column choice', () => {
  it('shows all columns, or hides all that are not pinned [TABLE-COL-6] [TABLE-COL-5]', () => {
    expect(toggleAllColumns(columns, {})).toEqual({ city: false, premium: false });
    expect(toggleAllColumns(columns, { city: false })).toEqual({ city: true, premium: true });
  });

  it.each([
    [{}, 'all'],
    [{ city: false }, 'some'],
    [{ city: false, premium: false }, 'none'],
    [{ city: false, premium: false, name: false }, 'none'],
  ])('tells of %j that %s are shown [TABLE-COL-6]', (visibility, share) => {
    expect(visibleShare(columns, visibility)).toBe(share);
  });

  it('switches one column [TABLE-COL-6]', () => {
    expect(toggleColumn({}, 'city')).toEqual({ city: false });
    expect(toggleColumn({ city: false, premium: false }, 'city')).toEqual({ city: true, premium: false });
  });
});
