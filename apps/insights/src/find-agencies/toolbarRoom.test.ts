import { toolbarRoom } from './toolbarRoom.ts';

describe('the buttons above the results', () => {
  it('all bear their names on a wide screen', () => {
    const all = { namesTools: true, namesSave: true, namesSaved: true };
    expect(toolbarRoom(1400, true)).toEqual(all);
    expect(toolbarRoom(1112, false)).toEqual(all);
  });

  it('become icons from the least needed on, where there is less room', () => {
    const narrower = [1112, 960, 712].map((width) => toolbarRoom(width, true));
    expect(narrower).toEqual([
      { namesTools: true, namesSave: false, namesSaved: true },
      { namesTools: false, namesSave: false, namesSaved: true },
      { namesTools: false, namesSave: false, namesSaved: false },
    ]);
  });

  it('have more room without saved searches', () => {
    expect(toolbarRoom(960, false).namesTools).toBe(true);
  });
});
