import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Filters } from '@agency-insights/insights-api/contract';
import { inTurn } from '../turns/inTurn.ts';
import { readSearch } from './readSearch.ts';
import { TextPool } from '../warehouse/TextPool.ts';
import type { SetDimensions } from './SetDimensions.ts';

const none = { lowerCase: [] };

/** Dimensions with these values and nothing else. */
function dimensionsOf(values: { names?: string[]; codes?: string[]; naics?: string[] }): SetDimensions {
  const { names = [], codes = [], naics = [] } = values;
  const totals = [0, 1, 2].map(() => ({ writtenPremium: new Float64Array(names.length) }));
  const agencies = {
    name: new TextPool(names, { repeated: false }),
    state: none,
    cityLabel: none,
    primaryAccount: none,
    totals,
  };
  const coded = codes.map((code, id) => ({ id, code, name: code }));
  const dimensions = {
    agencies: { ...agencies, exists: new Uint8Array(names.length).fill(1) },
    carriers: coded,
    products: coded,
    states: coded,
    naics,
  };
  return dimensions as unknown as SetDimensions;
}

/** How many turns others have while a search is read. */
async function turnsDuring(filters: Filters, dimensions: SetDimensions): Promise<number> {
  let turns = 0;
  let isDone = false;
  const search = readSearch(filters, { dimensions, access: 'all', today: '2026-11-25' }).finally(() => (isDone = true));
  while (!isDone) {
    turns += 1;
    await nextTurn();
  }
  await search;
  return turns;
}

describe('a search with many patterns', () => {
  const patterns = Array.from({ length: 100 }, (_, i) => `%_${i}_%a_%e%`).join(',');

  it('lets other requests run while it compares names [PLAT-15]', async () => {
    const names = Array.from({ length: 50_000 }, (_, i) => `agency number ${i} of a place that has a long name`);
    const turns = await turnsDuring({ agency_name: patterns }, dimensionsOf({ names }));
    assert.ok(turns > 5, `${turns} turns of others`);
  });

  for (const key of ['carrier', 'product', 'policy_state'] as const)
    it(`lets other requests run while it compares each ${key} [PLAT-15]`, async () => {
      const codes = Array.from({ length: 50_000 }, (_, i) => `number ${i} of the insurers that have a long name`);
      const turns = await turnsDuring({ [key]: patterns }, dimensionsOf({ codes }));
      assert.ok(turns > 5, `${turns} turns of others`);
    });

  it('lets other requests run while it compares each NAICS code [PLAT-15]', async () => {
    // More codes than NAICS has and as many terms as a filter may have, none of which matches.
    const naics = Array.from({ length: 5_000 }, (_, i) => String(500_000 + i));
    const terms = Array.from({ length: 2_500 }, (_, i) => String(900_000 + i)).join(',');
    const turns = await turnsDuring({ naics: terms }, dimensionsOf({ naics }));
    assert.ok(turns > 5, `${turns} turns of others`);
  });
});

describe('inTurn', () => {
  it('runs the work of one caller in order, also after a failure, and starts the work of others at once', async () => {
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
