import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LoadedSets } from '../result-sets/LoadedSets.ts';
import { until } from '../testing/until.test-support.ts';
import type { Query } from '../warehouse/Query.ts';
import type { WarehouseSet } from '../warehouse/Warehouse.ts';
import { serveBenchmarks } from './benchmarks/benchmarkRecords.test-support.ts';
import { createSetMemory } from './createSetMemory.ts';
import { serveTermTiles } from './tiles/termTiles.test-support.ts';

const selects = (query: Query, name: string): boolean => query.select.some((one) => one.name === name);
const addsUp = (query: Query): boolean => query.groupBy !== undefined || query.groupingSets !== undefined;

/** Creates sets that hold back some queries until a tile has sent `others` others. Counts all queries. */
function holdBack(isHeld: (query: Query) => boolean, others: number) {
  const seen = { asked: 0, others: 0 };
  const held = createSetMemory(() => ({ set: null as WarehouseSet | null }));
  const holding = (set: WarehouseSet): WarehouseSet => ({
    id: set.id,
    async run(query, options) {
      if (!addsUp(query) && !isHeld(query)) return set.run(query, options);
      seen.asked += 1;
      if (isHeld(query))
        await until(
          'the other questions are asked',
          () => seen.others,
          (count) => count >= others,
        );
      else seen.others += 1;
      return set.run(query, options);
    },
  });
  const wrap = (sets: LoadedSets): LoadedSets => ({
    use: (work) =>
      sets.use((loaded) => {
        const memory = held(loaded.set);
        memory.set ??= holding(loaded.set);
        return work({ ...loaded, set: memory.set });
      }),
  });
  return { wrap, seen };
}

describe('tiles that need several queries', () => {
  it("query other agencies while the agency's own policies load, and nothing twice", async () => {
    const isOwn = (query: Query) => selects(query, 'is_numbered');
    const { wrap, seen } = holdBack(isOwn, 3);
    const server = await serveTermTiles({ wrap });
    try {
      const { rows } = await server.answer('summary', 1, { comparison: 'state' });
      assert.equal(typeof rows.find(({ scope }) => scope === 'compared')?.premium, 'number');
      // Own policies and the header; of others: policies by account, and their months.
      assert.equal(seen.asked, 4);
    } finally {
      await server.stop();
    }
  });

  it('query carriers while the sums of each agency are added up, and nothing twice', async () => {
    const isLedger = (query: Query) => addsUp(query) && !selects(query, 'carrier_id');
    const { wrap, seen } = holdBack(isLedger, 2);
    const server = await serveBenchmarks({ wrap });
    try {
      const answer = await server.answer('carriers', { compare: `agency:${server.agencyId(1)}` });
      assert.ok(answer.rows.length > 0);
      assert.equal(seen.asked, 6);
    } finally {
      await server.stop();
    }
  });
});
