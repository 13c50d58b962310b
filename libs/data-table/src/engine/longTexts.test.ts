import fc from 'fast-check';
import { compareTexts } from './collation.ts';
import { ColumnTexts } from './ColumnTexts.ts';
import { columnSource } from './columnSource.ts';
import { facetsOf } from './facets.ts';
import { rankTexts } from './rankTexts.ts';
import { overRows, overTexts, runNow, stepCharacters, stepRows } from './steps.ts';
import type { Steps } from './steps.ts';
import { createTableEngine } from './TableEngine.ts';
import type { ColumnVector } from './TableSource.ts';
import { plainText } from './valueReading.ts';

/** The ranges in which something is gone through. */
function rangesOf(run: (each: (from: number, to: number) => void) => Steps<void>): [number, number][] {
  const ranges: [number, number][] = [];
  runNow(run((from, to) => void ranges.push([from, to])));
  return ranges;
}

function expectWhole(ranges: [number, number][], count: number) {
  let next = 0;
  for (const [from, to] of ranges) {
    expect(from).toBe(next);
    expect(to).toBeGreaterThan(from);
    expect(to - from).toBeLessThanOrEqual(stepRows);
    next = to;
  }
  expect(next).toBe(count);
}

function countSteps(steps: Steps<unknown>): number {
  let count = 1;
  while (!steps.next().done) count += 1;
  return count;
}

/** Texts of very different length, which hold the wanted words here and there. */
const longTexts = fc
  .array(fc.tuple(fc.constantFrom('Lone Star ', 'O’Brien – ', 'unit 9 ', ''), fc.nat({ max: 60_000 })), {
    maxLength: 30,
  })
  .map((parts) => parts.map(([word, length], index) => `${word.repeat(length / 10)}${index % 7}`));

describe('steps over rows', () => {
  afterEach(() => jest.restoreAllMocks());

  it('Steps over rows become short if rows are slow, and omit none', () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const ranges = rangesOf((each) =>
      overRows(1000, (from, to) => {
        now += 2 * (to - from);
        each(from, to);
      }),
    );
    expectWhole(ranges, 1000);
    // One row takes two milliseconds: after the first step, from which that is known, rows are taken one by one.
    expect(ranges).toHaveLength(1 + 1000 - (ranges[0]?.[1] ?? 0));
  });

  it('Steps over rows become long if rows are fast', () => {
    jest.spyOn(performance, 'now').mockReturnValue(0);
    const ranges = rangesOf((each) => overRows(100_000, each));
    expectWhole(ranges, 100_000);
    expect(ranges.length).toBeLessThan(20);
  });
});

describe('steps over texts', () => {
  it('Steps over texts contain at most the max number of characters, except for a single longer text', () => {
    fc.assert(
      fc.property(longTexts, (texts) => {
        const ranges = rangesOf((each) => overTexts(texts, each));
        expectWhole(ranges, texts.length);
        for (const [from, to] of ranges) {
          const butLast = texts.slice(from, to - 1).reduce((sum, text) => sum + text.length, 0);
          expect(butLast).toBeLessThan(stepCharacters);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('Steps over texts are as long as steps over rows if texts are short', () => {
    expect(rangesOf((each) => overTexts(new Array<string>(20_000).fill('TX'), each))).toHaveLength(3);
  });
});

describe('long texts', () => {
  const source = (texts: readonly string[]) => columnSource({ columns: { name: texts }, rowCount: texts.length });
  const columns = [{ id: 'name', accessor: 'name' }];

  it('Long texts are found, sorted and counted like short ones', () => {
    fc.assert(
      fc.property(longTexts, fc.constantFrom('star 3', 'star lone', '– o’', 'unit 9 unit', '5'), (texts, search) => {
        const engine = createTableEngine(source(texts), columns);
        expect([...(engine.compute({ search }).rows ?? [])]).toEqual(
          texts.flatMap((text, row) => (text.toLowerCase().includes(search) ? [row] : [])),
        );
        const rows = texts.map((_, row) => row);
        expect([...(engine.compute({ sorting: [{ id: 'name', desc: false }] }).rows ?? rows)]).toEqual(
          rows.sort((a, b) => compareTexts(texts[a] as string, texts[b] as string) || a - b),
        );
        expect(engine.facets('name').values.map(({ value }) => value)).toEqual([...new Set(texts)].sort(compareTexts));
      }),
      { numRuns: 40 },
    );
  });

  it('Long texts split a search and a sort into many steps', () => {
    const texts = Array.from({ length: 40 }, (_, index) => `${'Lone Star '.repeat(5_000)}${index}`);
    // A step ends with the text that reaches the limit.
    const few = Math.floor((40 * 50_000) / (stepCharacters + 50_000));
    const vector = source(texts).column('name') as ColumnVector;
    expect(countSteps(new ColumnTexts(vector, plainText).search('contains', 'brazos'))).toBeGreaterThanOrEqual(few);
    expect(countSteps(rankTexts(texts))).toBeGreaterThanOrEqual(few);
  });

  it('Long texts with a common start are distinguished by their ends', () => {
    const start = 'Brazos Valley Insurance Group '.repeat(100);
    const texts = Array.from({ length: 1200 }, (_, index) => `${start}${(index * 7919) % 1200}`);
    const { ranks, count } = runNow(rankTexts(texts));
    expect(count).toBe(1200);
    expect([...ranks]).toEqual(texts.map((_, index) => (index * 7919) % 1200));
  });
});

describe('many values', () => {
  it('Counting many values sorts them in steps', () => {
    const codes = Array.from({ length: 30_000 }, (_, index) => index);
    const dictionary = codes.map((code) => `Agency ${(code * 7919) % 30_000}`);
    const state = { codes, dictionary };
    const vector = columnSource({ columns: { state }, rowCount: 30_000 }).column('state') as ColumnVector;
    const text = jest.fn(plainText);
    const steps = facetsOf(
      { id: 'state', vector, text, day: Number, texts: () => new ColumnTexts(vector, text) },
      null,
    );
    let most = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      most = Math.max(most, text.mock.calls.length);
      text.mockClear();
    }
    expect(step.value.values.map(({ value }) => value)).toEqual(codes.map((code) => `Agency ${code}`));
    expect(most).toBeLessThanOrEqual(stepRows);
  });
});
