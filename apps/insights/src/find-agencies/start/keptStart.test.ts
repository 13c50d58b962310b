import {
  readStart,
  withRecent,
  writeStart,
  type KeptStart,
  type RecentSearch,
  type StartStorage,
} from './keptStart.ts';

const search = (state: string, agencies = 1): RecentSearch => ({
  filters: `?agency_state=${state}`,
  query: `?agency_state=${state}&size=25`,
  chips: `Agency state: ${state}`,
  agencies,
});

function createStorage(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content));
  const storage: StartStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
  return { items, storage: () => storage };
}

describe('the start state that a browser keeps', () => {
  it('survives a round trip, only for the same person [PLUS-7]', () => {
    const { storage } = createStorage();
    const kept: KeptStart = { opensWith: 7, recent: [search('TX')] };
    writeStart('anna', kept, storage);
    expect(readStart('anna', storage)).toEqual(kept);
    expect(readStart('ben', storage)).toEqual({ opensWith: 'start', recent: [] });
  });

  it('is removed from storage when it is empty', () => {
    const { items, storage } = createStorage();
    writeStart('anna', { opensWith: 'last', recent: [search('TX')] }, storage);
    writeStart('anna', { opensWith: 'start', recent: [] }, storage);
    expect(items.size).toBe(0);
  });

  it.each([
    ['invalid JSON', '{'],
    ['an unexpected shape', '[1]'],
    ['an unknown choice', '{"opensWith":"moon","recent":{}}'],
    ['addresses that leave the page', '{"recent":[{"filters":"//x","query":"//x","chips":"","agencies":1}]}'],
  ])('is empty if the storage contains %s', (_what, text) => {
    const { storage } = createStorage({ 'agency-insights.start.anna': text });
    expect(readStart('anna', storage)).toEqual({ opensWith: 'start', recent: [] });
  });

  it('is empty in a browser without storage', () => {
    const refuse = () => {
      throw new Error('storage is off');
    };
    expect(() => writeStart('anna', { opensWith: 'last', recent: [] }, refuse)).not.toThrow();
    expect(readStart('anna', refuse)).toEqual({ opensWith: 'start', recent: [] });
  });

  it('lists searches with the same filters once, the latest first, at most eight [PLUS-7]', () => {
    const states = ['TX', 'OK', 'KS', 'NM', 'AR', 'LA', 'CO', 'MO', 'NE'];
    const recent = states.reduce<RecentSearch[]>((list, state) => withRecent(list, search(state)), []);
    expect(recent.map(({ chips }) => chips)).toEqual(
      ['NE', 'MO', 'CO', 'LA', 'AR', 'NM', 'KS', 'OK'].map((s) => `Agency state: ${s}`),
    );
    const again = withRecent(recent, { ...search('LA', 5), query: '?agency_state=LA&sort=city+asc' });
    expect(again).toHaveLength(8);
    expect(again[0]).toMatchObject({ chips: 'Agency state: LA', agencies: 5, query: '?agency_state=LA&sort=city+asc' });
  });
});
