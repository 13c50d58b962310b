import { keepSearchUse, readSearchUse, type SearchUseStorage } from './searchUse.ts';

function createStorage(content: Record<string, string> = {}): () => SearchUseStorage {
  const items = new Map(Object.entries(content));
  return () => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
  });
}

describe('the last use of saved searches', () => {
  it('is stored per search and person [PLUS-7]', () => {
    const storage = createStorage();
    keepSearchUse('anna', '7', '2026-11-25T09:00:00Z', storage);
    keepSearchUse('anna', '8', '2026-11-25T10:00:00Z', storage);
    keepSearchUse('anna', '7', '2026-11-26T09:00:00Z', storage);
    expect(readSearchUse('anna', storage)).toEqual({ 7: '2026-11-26T09:00:00Z', 8: '2026-11-25T10:00:00Z' });
    expect(readSearchUse('ben', storage)).toEqual({});
  });

  it('is stored only for the latest hundred searches', () => {
    const storage = createStorage();
    for (let id = 0; id < 120; id += 1)
      keepSearchUse('anna', String(id), new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString(), storage);
    const kept = Object.keys(readSearchUse('anna', storage));
    expect(kept).toHaveLength(100);
    expect(kept).not.toContain('19');
    expect(kept).toContain('20');
  });

  it.each(['', '{', 'null', '[1]', '{"7":5,"8":"x"}'])('is unknown if the browser stores %j', (kept) => {
    expect(readSearchUse('anna', createStorage({ 'agency-insights.searches-used.anna': kept }))).toEqual({});
  });
});
