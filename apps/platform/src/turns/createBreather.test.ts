import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createBreather } from './createBreather.ts';

/** Ten works of five pieces each; returns how many pieces went on in each turn of the event loop after their first. */
async function piecesByTurn(callers: readonly (string | null)[]): Promise<number[]> {
  const pieces: number[] = [];
  let turn = 0;
  let isDone = false;
  const work = async (askedBy: string | null) => {
    const breather = createBreather({ longestMs: 0, askedBy });
    for (let piece = 0; piece < 5; piece += 1) {
      await breather.breathe();
      pieces[turn] = (pieces[turn] ?? 0) + 1;
    }
  };
  const all = Promise.all(callers.map(work)).finally(() => (isDone = true));
  for (; !isDone; turn += 1) await nextTurn();
  await all;
  return pieces.filter((count) => count > 0);
}

describe('a breather', () => {
  it("runs one chunk of a caller's work in each turn [PLAT-15]", async () => {
    const pieces = await piecesByTurn(Array<string>(10).fill('ann'));
    assert.deepEqual(pieces, Array(50).fill(1));
  });

  it("never makes a caller wait for another, nor the platform's work for any caller", async () => {
    const ofCallers = await piecesByTurn(Array.from({ length: 10 }, (_, caller) => `person ${caller}`));
    assert.ok(ofCallers.length < 15, `${ofCallers.length} turns`);
    assert.ok((await piecesByTurn(Array<null>(10).fill(null))).length < 15);
  });
});
