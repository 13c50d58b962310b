import assert from 'node:assert/strict';
import { it } from 'node:test';
import { deleteInBatches } from './deleteInBatches.ts';

it('deleting many rows lets requests run after each batch', async () => {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  const left: number[] = [];
  let rows = 2_600;
  await deleteInBatches((limit) => {
    const deleted = Math.min(limit, rows);
    rows -= deleted;
    left.push(rows);
    return Promise.resolve(deleted);
  });
  clearImmediate(next);
  assert.deepEqual(left, [2_100, 1_600, 1_100, 600, 100, 0]);
  assert.ok(turns >= left.length - 1, `${turns} turns`);
});
