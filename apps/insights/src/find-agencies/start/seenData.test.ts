import { isUnchanged, newsOf, seeData, type DataSet, type SeenDataStorage } from './seenData.ts';

const october: DataSet = {
  loadedAt: '2026-11-02T06:00:00.000Z',
  policies: 500_000,
  agencies: 5_000,
  lastEffectiveDate: '2026-10-31',
};
const november: DataSet = {
  loadedAt: '2026-12-02T06:00:00.000Z',
  policies: 512_340,
  agencies: 4_999,
  lastEffectiveDate: '2026-11-30',
};
const hourMs = 3_600_000;

function createStorage(content: Record<string, string> = {}): () => SeenDataStorage {
  const items = new Map(Object.entries(content));
  return () => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
  });
}

/** What is new for Anna at a time, in ms. */
function newsAt(time: number, data: DataSet, storage: () => SeenDataStorage): string[] {
  return newsOf(seeData('anna', data, time, storage), time);
}

describe('the data change since the last visit', () => {
  it('is empty on the first visit, and while the data is the same', () => {
    const storage = createStorage();
    expect(newsAt(0, october, storage)).toEqual([]);
    expect(newsAt(hourMs, october, storage)).toEqual([]);
  });

  it('contains the change in policies and agencies and the last date of the data, for a day', () => {
    const storage = createStorage();
    newsAt(0, october, storage);
    const news = ['12,340 more policies', '1 fewer agency', 'Policies effective up to Nov 30, 2026'];
    expect(newsAt(hourMs, november, storage)).toEqual(news);
    expect(newsAt(20 * hourMs, november, storage)).toEqual(news);
    expect(newsAt(26 * hourMs, november, storage)).toEqual([]);
  });

  it('is known to be empty on a later visit with the same data', () => {
    const storage = createStorage();
    expect(isUnchanged(seeData('anna', october, 0, storage), 0)).toBe(false);
    expect(isUnchanged(seeData('anna', october, hourMs, storage), hourMs)).toBe(true);
  });

  it('is empty after the same data was reloaded', () => {
    const storage = createStorage();
    newsAt(0, october, storage);
    expect(newsAt(hourMs, { ...october, loadedAt: november.loadedAt }, storage)).toEqual([]);
  });

  it('is tracked per person', () => {
    const storage = createStorage();
    newsAt(0, october, storage);
    expect(newsOf(seeData('ben', november, hourMs, storage), hourMs)).toEqual([]);
  });

  it.each(['', '{', '{"latest":{}}', 'null'])('is empty if the browser keeps %j', (kept) => {
    expect(newsAt(0, november, createStorage({ 'agency-insights.data-set.anna': kept }))).toEqual([]);
  });

  it('is empty in a browser without storage', () => {
    const refuse = () => {
      throw new DOMException('The storage is closed.', 'SecurityError');
    };
    expect(newsAt(0, november, refuse)).toEqual([]);
  });
});
