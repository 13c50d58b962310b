import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPieceMemory } from './PieceMemory.ts';

describe('the memory of answers', () => {
  it('comes back for the next piece, and never twice at a time', () => {
    const memory = createPieceMemory({ pieceBytes: 64 });
    const first = memory.take(10);
    const second = memory.take(64);
    assert.notEqual(first, second);
    memory.give(first);
    memory.give(first);
    assert.equal(memory.take(1), first);
    assert.notEqual(memory.take(1), first);
  });

  it('is made for a piece that is larger, and keeps nothing of others', () => {
    const memory = createPieceMemory({ pieceBytes: 64 });
    const large = memory.take(65);
    assert.equal(large.byteLength, 65);
    memory.give(large);
    const foreign = new ArrayBuffer(64);
    memory.give(foreign);
    assert.notEqual(memory.take(64), foreign);
  });

  it('keeps no more than it may', () => {
    const memory = createPieceMemory({ pieceBytes: 64, mostKept: 1 });
    const pieces = [memory.take(1), memory.take(1)];
    for (const piece of pieces) memory.give(piece);
    assert.equal(memory.take(1), pieces[0]);
    assert.ok(!pieces.includes(memory.take(1)));
  });
});
