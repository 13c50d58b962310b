import { columnVisibilityFor, isCrowded } from './agencyColumns.tsx';
import { hiddenColumnsNote } from './hiddenColumnsNote.ts';

const room = { hasTouch: false, sortedBy: ['search_premium'], isWholeBook: false };
const columns = ['agency_name', 'accounts', 'lines', 'policies', 'written_premium', 'largest_carrier', 'city'].map(
  (id) => ({ id, header: id }),
);
const note = (byRoom: Record<string, boolean>, more = {}) =>
  hiddenColumnsNote({
    ...{ columns, byRoom, chosen: {}, isWholeBook: false },
    t: (text, values) => text.replace('{columns}', String(values?.columns)),
    ...more,
  });

describe('columns of the results by the available width', () => {
  const shownAt = (width: number, more = {}) => {
    const visibility = columnVisibilityFor({ ...room, width, ...more });
    return Object.keys(visibility).filter((id) => visibility[id]);
  };

  it('are hidden before names are cut, lines before counts', () => {
    expect(shownAt(712)).toEqual(['search_premium', 'year_on_year', 'accounts']);
    expect(shownAt(1112)).toContain('written_premium');
    expect(shownAt(358)).toEqual(['search_premium']);
  });

  it('are visible if the table is sorted by them, and others are hidden instead', () => {
    expect(shownAt(712, { sortedBy: ['lines'] })).toEqual(['lines', 'search_premium']);
    expect(shownAt(712, { sortedBy: ['city'] })).toContain('city');
    const isTight = (...sortedBy: string[]) => isCrowded({ ...room, width: 712, sortedBy });
    expect([isTight('lines'), isTight('lines', 'accounts')]).toEqual([false, true]);
  });

  it('omit written premium if it equals search premium', () => {
    expect(shownAt(1112, { isWholeBook: true })).not.toContain('written_premium');
  });

  it('have a note that names hidden ones and the reason', () => {
    const hidden = note(columnVisibilityFor({ ...room, width: 900 }));
    expect(hidden).toBe('Hidden so that names are not cut off: lines, written_premium, largest_carrier.');
    const byRoom = columnVisibilityFor({ ...room, width: 1400, isWholeBook: true });
    expect(note(byRoom, { isWholeBook: true })).toBe('Written premium is hidden while it equals search premium.');
    expect(note(byRoom, { isWholeBook: true, chosen: { written_premium: false } })).toBeUndefined();
    expect(note(columnVisibilityFor({ ...room, width: 1400 }))).toBeUndefined();
  });
});
