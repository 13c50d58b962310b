import { englishWords } from '../language/createWords.ts';
import { toolbarRoom, type ToolbarParts } from './toolbarRoom.ts';

const roomIn = (width: number, parts: Partial<ToolbarParts> = {}) =>
  toolbarRoom(width, {
    ...{ hasSaved: true, isSearching: false, exportLabel: 'Export', t: englishWords.t },
    ...parts,
  });

describe('the buttons above the results', () => {
  it('all show their names on a wide screen', () => {
    const all = { namesTools: true, namesSave: 'whole', namesSaved: 'whole' };
    expect(roomIn(1400)).toEqual(all);
    expect(roomIn(1112, { hasSaved: false })).toEqual(all);
  });

  it('become icons in less space, the least important first', () => {
    expect([1060, 960, 712].map((width) => roomIn(width))).toEqual([
      { namesTools: true, namesSave: 'short', namesSaved: 'whole' },
      { namesTools: false, namesSave: 'whole', namesSaved: 'whole' },
      { namesTools: false, namesSave: null, namesSaved: null },
    ]);
  });

  it('show their names before the selected saved search shows all of its own, unless it is modified', () => {
    expect(roomIn(1112, { chosen: 'Texas growth' })).toMatchObject({ namesTools: true, namesSaved: 'whole' });
    const long = { chosen: 'West and Texas commercial' };
    expect(roomIn(1130, long)).toMatchObject({ namesTools: true, namesSaved: 'whole' });
    expect(roomIn(1080, long)).toEqual({ namesTools: true, namesSave: 'short', namesSaved: 'short' });
    expect(roomIn(1080, { ...long, isModified: true })).toMatchObject({ namesTools: false, namesSaved: 'whole' });
    expect(roomIn(1030, long)).toMatchObject({ namesTools: false, namesSaved: 'whole' });
    expect(roomIn(960, { chosen: 'x'.repeat(80) })).toMatchObject({ namesSaved: 'whole' });
  });

  it('make room for the search in the table while it is open', () => {
    expect(roomIn(1112, { isSearching: true })).toEqual({ namesTools: false, namesSave: 'whole', namesSaved: 'whole' });
    expect(roomIn(1060, { isSearching: true }).namesSave).toBe('short');
  });

  it('make room for the label of an export of more than the table shows', () => {
    expect(roomIn(950, { hasSaved: false }).namesTools).toBe(true);
    expect(roomIn(950, { hasSaved: false, exportLabel: 'Export all 19,268' }).namesTools).toBe(false);
  });

  it('make room for the words that filters are not applied, where at least icons are left', () => {
    expect(roomIn(1112, { isDraftHidden: true })).toEqual({
      ...{ namesTools: false, namesSave: 'whole', namesSaved: 'whole' },
      namesDraft: true,
    });
    expect(roomIn(712, { isDraftHidden: true }).namesDraft).toBeUndefined();
    expect(roomIn(350, { isDraftHidden: true }).namesDraft).toBeUndefined();
  });

  it('have more space without saved searches', () => {
    expect(roomIn(960, { hasSaved: false }).namesTools).toBe(true);
  });

  it('keep a word that fits beside an open panel on a screen of 1440 px', () => {
    expect(roomIn(711, { hasSaved: false })).toEqual({ namesTools: false, namesSave: 'short', namesSaved: 'whole' });
  });

  it('keep as much of the name of the selected saved search as fits', () => {
    const long = { chosen: 'West and Texas commercial' };
    expect(roomIn(830, long)).toMatchObject({ namesSaved: 'short', namesSave: 'short' });
    expect(roomIn(810, { chosen: 'Texas growth' }).namesSaved).toBe('whole');
    // Beside an open panel on a screen of 1280 px.
    expect(roomIn(767, long)).toMatchObject({ namesSaved: 'short', namesSave: null });
  });

  it('leave the picker of names 300 px beside an open panel, which shows the name of the saved search [APP-FIND-1]', () => {
    const icons = { namesTools: false, namesSave: null, namesSaved: null };
    expect(roomIn(711, { chosen: 'Texas growth' })).toEqual(icons);
    expect(roomIn(711)).toEqual(icons);
  });

  it('are measured with the names of the language', () => {
    const t = (text: string) => `${text} en allemand`;
    expect(roomIn(1112, { t })).toEqual({
      namesTools: false,
      namesSave: 'short',
      namesSaved: 'whole',
    });
  });
});
