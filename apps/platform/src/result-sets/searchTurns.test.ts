import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { inTurn } from '../warehouse/inTurn.ts';
import { readSearch } from './readSearch.ts';
import type { SetDimensions } from './SetDimensions.ts';

/** Dimensions with these names of agencies and nothing else. */
function dimensionsOf(names: readonly string[]): SetDimensions {
  const none = { lowerCase: [] };
  const totals = [0, 1, 2].map(() => ({ writtenPremium: new Float64Array(names.length) }));
  const agencies = { name: { lowerCase: names }, state: none, cityLabel: none, primaryAccount: none, totals };
  const dimensions = { agencies: { ...agencies, exists: new Uint8Array(names.length).fill(1) }, naics: [] };
  return dimensions as unknown as SetDimensions;
}

describe('a search with many patterns', () => {
  it('lets other requests have their turn while it compares names [PLAT-15]', async () => {
    const names = Array.from({ length: 50_000 }, (_, i) => `agency number ${i} of a place that has a long name`);
    const patterns = Array.from({ length: 100 }, (_, i) => `%_${i}_%a_%e%`).join(',');
    let turns = 0;
    let isDone = false;
    const search = readSearch(
      { agency_name: patterns },
      { dimensions: dimensionsOf(names), access: 'all', today: '2026-11-25' },
    ).finally(() => (isDone = true));
    while (!isDone) {
      turns += 1;
      await nextTurn();
    }
    assert.ok((await search).agencies);
    assert.ok(turns > 5, `${turns} turns of others`);
  });
});

describe('inTurn', () => {
  it('does the work of one caller one after the other, also after a failure, and lets others begin at once', async () => {
    const order: string[] = [];
    let release: () => void = () => undefined;
    const first = inTurn('ann', () => new Promise<void>((_, reject) => (release = () => reject(new Error('failed')))));
    const second = inTurn('ann', async () => void order.push('ann'));
    await inTurn('ben', async () => void order.push('ben'));
    assert.deepEqual(order, ['ben']);
    release();
    await assert.rejects(first, /failed/);
    await second;
    assert.deepEqual(order, ['ben', 'ann']);
  });
});
