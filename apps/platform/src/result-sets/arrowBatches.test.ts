import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tableFromIPC } from 'apache-arrow';
import * as fc from 'fast-check';
import type { Column } from '../warehouse/ColumnarTable.ts';
import { float64ById, int32ById, textById } from '../warehouse/lookUpColumns.ts';
import { TextPool } from '../warehouse/TextPool.ts';
import { arrowBatches } from './arrowBatches.ts';
import { endOfStream } from './arrowMessages.ts';

/** Every kind of column over the same rows; `choices` texts are shared by the rows. */
function columnsOf(rowCount: number, choices: number, pick: (row: number) => number): Column[] {
  const ids = Int32Array.from({ length: rowCount }, (_, row) => pick(row) % choices);
  const texts = Array.from({ length: choices }, (_, i) =>
    i % 7 === 3 ? '' : i % 11 === 5 ? `${'long '.repeat(20)}${i}` : `Ñame ${i} 🏢`,
  );
  const byId = Int32Array.from({ length: choices }, (_, i) => (i % 5 === 0 ? -1 : i));
  const flags = Uint8Array.from({ length: choices }, (_, i) => i % 3 && 1);
  const numbers = Float64Array.from({ length: choices }, (_, i) => i / 3);
  return [
    { name: 'id', type: 'int32', values: ids },
    { name: 'nullable_id', type: 'int32', values: ids, valid: Uint8Array.from(ids, (id) => id % 2) },
    { name: 'premium', type: 'float64', values: Float64Array.from(ids, (id) => id * 1.5) },
    float64ById('premium_by_id', { ids, byId: numbers, validById: flags }),
    int32ById('count_by_id', { ids, byId: Int32Array.from({ length: choices }, (_, i) => i * 7) }),
    { name: 'flag', type: 'bool', values: Uint8Array.from(ids, (id) => id & 1) },
    textById('own', new TextPool(texts, { repeated: false }), ids),
    textById('shared', new TextPool(texts, { repeated: true }), ids),
    textById('shared_with_nulls', new TextPool(texts, { repeated: true }), ids, byId),
    textById('own_with_nulls', new TextPool(texts, { repeated: false }), ids, byId),
    { name: 'free', type: 'utf8', values: Array.from(ids, (id) => (id % 4 === 1 ? null : `free ${id}`)) },
  ];
}

function expectedOf(column: Column, row: number): unknown {
  if (column.type === 'bool') return column.values[row] === 1;
  if (column.type === 'utf8') return column.values[row];
  return column.valid?.[row] === 0 ? null : column.values[row];
}

function check(columns: readonly Column[], rowCount: number): number {
  const pieces = [...arrowBatches({ columns, rowCount })];
  const table = tableFromIPC(Buffer.concat(pieces));
  assert.equal(table.numRows, rowCount);
  for (const column of columns) {
    const actual = table.getChild(column.name)?.toArray() as ArrayLike<unknown>;
    const vector = table.getChild(column.name);
    for (let row = 0; row < rowCount; row++) {
      const value = vector?.get(row);
      if (value !== expectedOf(column, row))
        assert.fail(
          `${column.name}[${row}] is ${String(value)} (${String(actual[row])}), not ${String(expectedOf(column, row))}`,
        );
    }
  }
  return table.batches.length;
}

describe('the Arrow stream', () => {
  for (const [rowCount, choices, batches] of [
    [0, 1, 1],
    [1, 1, 1],
    [1_000, 100, 1],
    [4_096, 127, 1],
    [4_097, 128, 2],
    [9_192, 5_000, 3],
    [40_000, 39_000, 11],
  ] as const) {
    it(`contains ${rowCount} rows over ${choices} texts in ${batches} batches [API-CAT-8]`, () => {
      assert.equal(
        check(
          columnsOf(rowCount, choices, (row) => row * 7),
          rowCount,
        ),
        batches,
      );
    });
  }

  it('contains any rows, wherever batch boundaries and nulls fall [API-CAT-8]', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(300), { maxLength: 200 }), fc.integer({ min: 1, max: 300 }), (picks, choices) => {
        check(
          columnsOf(picks.length, choices, (row) => picks[row] ?? 0),
          picks.length,
        );
      }),
      { numRuns: 100 },
    );
  });

  it('begins with a short batch, so that a page can render while the rest loads', () => {
    const [head, first] = arrowBatches({ columns: columnsOf(20_000, 200, (row) => row), rowCount: 20_000 });
    assert.ok(head && first);
    assert.ok(head.length + first.length < 250_000, `${head.length + first.length} bytes before the first rows`);
    assert.equal(tableFromIPC(Buffer.concat([head, first, endOfStream])).numRows, 1_000);
  });

  it('reads looked-up values in place, without building the whole column first', () => {
    const ids = Int32Array.from({ length: 5_000 }, (_, row) => row % 100);
    const looked = [
      int32ById('count', { ids, byId: new Int32Array(100) }),
      float64ById('premium', { ids, byId: new Float64Array(100), validById: new Uint8Array(100) }),
      textById('name', new TextPool(new Array<string>(100).fill('Ada'), { repeated: true }), ids, new Int32Array(100)),
    ];
    const made: string[] = [];
    for (const column of looked) Object.defineProperty(column, 'values', { get: () => made.push(column.name) });
    assert.ok([...arrowBatches({ columns: looked, rowCount: ids.length })].length > 0);
    assert.deepEqual(made, []);
  });

  it('contains nothing of the earlier contents of its memory [PLAT-13]', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(300), { maxLength: 200 }), fc.integer({ min: 1, max: 300 }), (picks, choices) => {
        const columns = columnsOf(picks.length, choices, (row) => picks[row] ?? 0);
        const used = { take: (size: number) => new Uint8Array(size + 100).fill(0xa5).buffer };
        const table = { columns, rowCount: picks.length };
        assert.deepEqual(Buffer.concat([...arrowBatches(table, used)]), Buffer.concat([...arrowBatches(table)]));
      }),
      { numRuns: 100 },
    );
  });
});
