import { englishWords } from '../language/createWords.ts';
import { toolbarRoom, type ToolbarParts } from './toolbarRoom.ts';

const roomIn = (width: number, parts: Partial<ToolbarParts> = {}) =>
  toolbarRoom(width, { hasSaved: true, isSearching: false, exportLabel: 'Export', t: englishWords.t, ...parts });

describe('the buttons above the results', () => {
  it('all show their names on a wide screen', () => {
    const all = { namesTools: true, namesSave: 'whole', namesSaved: true };
    expect(roomIn(1400)).toEqual(all);
    expect(roomIn(1112, { hasSaved: false })).toEqual(all);
  });

  it('become icons in less space, the least important first', () => {
    expect([1112, 960, 712].map((width) => roomIn(width))).toEqual([
      { namesTools: true, namesSave: 'short', namesSaved: true },
      { namesTools: false, namesSave: 'whole', namesSaved: true },
      { namesTools: false, namesSave: null, namesSaved: false },
    ]);
  });

  it('show their names only after the selected saved search has its whole name', () => {
    expect(roomIn(1112, { chosen: 'Texas growth' }).namesTools).toBe(true);
    const modified = { chosen: 'Texas growth · Modified' };
    expect(roomIn(1112, modified)).toEqual({ namesTools: false, namesSave: 'whole', namesSaved: true });
    expect(roomIn(1400, modified).namesTools).toBe(true);
    const long = { chosen: 'x'.repeat(80) };
    expect(roomIn(860, long)).toMatchObject({ namesSaved: true });
  });

  it('make room for the search in the table while it is open', () => {
    expect(roomIn(1112, { isSearching: true })).toEqual({ namesTools: false, namesSave: 'whole', namesSaved: true });
    expect(roomIn(1100, { isSearching: true }).namesSave).toBe('short');
  });

  it('make room for the label of an export of more than the table shows', () => {
    expect(roomIn(950, { hasSaved: false }).namesTools).toBe(true);
    expect(roomIn(950, { hasSaved: false, exportLabel: 'Export all 19,268' }).namesTools).toBe(false);
  });

  it('have more space without saved searches', () => {
    expect(roomIn(960, { hasSaved: false }).namesTools).toBe(true);
  });

  it('keep a word that fits beside an open panel on a screen of 1440 px', () => {
    expect(roomIn(711, { hasSaved: false })).toEqual({ namesTools: false, namesSave: 'short', namesSaved: true });
  });

  it('are measured with the names of the language', () => {
    const t = (text: string) => `${text} en allemand`;
    expect(roomIn(1112, { t })).toEqual({ namesTools: false, namesSave: null, namesSaved: true });
  });
});
