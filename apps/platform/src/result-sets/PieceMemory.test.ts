import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPieceMemory } from './PieceMemory.ts';

describe('the pool of response buffers', () => {
  it('reuses a returned buffer, and never lends it twice at a time', () => {
    const memory = createPieceMemory({ pieceBytes: 64 });
    const first = memory.take(10);
    const second = memory.take(64);
    assert.notEqual(first, second);
    memory.give(first);
    memory.give(first);
    assert.equal(memory.take(1), first);
    assert.notEqual(memory.take(1), first);
  });

  it('allocates a buffer for a larger chunk, and keeps no foreign buffers', () => {
    const memory = createPieceMemory({ pieceBytes: 64 });
    const large = memory.take(65);
    assert.equal(large.byteLength, 65);
    memory.give(large);
    const foreign = new ArrayBuffer(64);
    memory.give(foreign);
    assert.notEqual(memory.take(64), foreign);
  });

  it('keeps no more than its limit', () => {
    const memory = createPieceMemory({ pieceBytes: 64, mostKept: 1 });
    const pieces = [memory.take(1), memory.take(1)];
    for (const piece of pieces) memory.give(piece);
    assert.equal(memory.take(1), pieces[0]);
    assert.ok(!pieces.includes(memory.take(1)));
  });
});
