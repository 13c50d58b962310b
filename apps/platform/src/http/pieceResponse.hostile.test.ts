import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { createPieceMemory, type PieceMemory } from '../result-sets/PieceMemory.ts';
import { pieceResponse, writingPieces } from './pieceResponse.ts';
import { rawClient } from './rawClient.test-support.ts';
import { serveFetch } from './serveFetch.test-support.ts';
import { itAtNight } from '../testing/checksAll.test-support.ts';

const pieceBytes = 256 * 1024;
const piecesOfAnswer = 160;
const wholeAnswer = pieceBytes * piecesOfAnswer;
/** Max bytes in the machine's buffers of a connection; a response is several times as long. */
const maxInTransit = 12 * 1024 * 1024;

/** How the making of one answer went. */
interface Making {
  made: number;
  ended: 'no' | 'whole' | 'early';
}

/** Each piece of user `n` is full of the byte `n`: a single byte of anybody else's would show. */
describe('a response in chunks', () => {
  let memory: PieceMemory;
  let makings: Map<number, Making>;
  let url: string;
  let stop: () => Promise<void>;

  function* piecesFor(person: number): Generator<Uint8Array, void> {
    const making: Making = { made: 0, ended: 'no' };
    makings.set(person, making);
    try {
      for (; making.made < piecesOfAnswer; making.made += 1) yield new Uint8Array(memory.take(pieceBytes)).fill(person);
      making.ended = 'whole';
    } finally {
      if (making.ended === 'no') making.ended = 'early';
    }
  }

  beforeEach(async () => {
    memory = createPieceMemory({ pieceBytes });
    makings = new Map();
    const answer = (request: Request): Response => {
      const { pathname } = new URL(request.url);
      const pieces = pathname === '/broken' ? brokenPieces() : piecesFor(Number(pathname.slice(1)));
      return pieceResponse({ pieces, onWritten: ({ buffer }) => memory.give(buffer) }, {});
    };
    ({ url, stop } = await serveFetch(writingPieces(answer)));
  });
  afterEach(() => stop());

  const ask = (person: number | 'broken') => rawClient(url, { path: `/${person}` });
  const wholeFor = async (person: number): Promise<void> => {
    const client = await ask(person);
    await client.send();
    assertOnly(await client.readOn(), person);
  };

  it('is generated only as far as its reader reads, and arrives complete in the end', async () => {
    const slow = await ask(7);
    await slow.send();
    await slow.readSome();
    await pause(300);
    const { made } = makings.get(7) ?? { made: 0 };
    assert.ok(made * pieceBytes < maxInTransit, `${made} pieces of ${piecesOfAnswer} are made unread`);
    await pause(100);
    assert.equal(makings.get(7)?.made, made, 'and no more with time');
    assertOnly(await slow.readOn(), 7);
    assert.equal(makings.get(7)?.ended, 'whole');
  });

  itAtNight('never reuses memory that still waits to be sent to a slow reader [PLAT-13]', async () => {
    const slow = await Promise.all([11, 12, 13].map(async (person) => ({ person, client: await ask(person) })));
    for (const { client } of slow) await client.send();
    for (const { client } of slow) await client.readSome();
    for (let person = 21; person < 25; person += 1) await wholeFor(person);
    await Promise.all([wholeFor(31), wholeFor(32)]);
    for (const { person, client } of slow) assertOnly(await client.readOn(), person);
  });

  itAtNight(
    'stops for a reader that disconnected, and its unsent memory is never reused while it waits [PLAT-13]',
    async () => {
      const staying = await ask(41);
      await staying.send();
      await staying.readSome();
      for (let person = 51; person < 55; person += 1) {
        const leaving = await ask(person);
        await leaving.send();
        await leaving.readSome();
        leaving.vanish();
        await wholeFor(person + 10);
        assert.equal(makings.get(person)?.ended, 'early');
      }
      assertOnly(await staying.readOn(), 41);
    },
  );

  it('stops for a reader that disconnects before the first byte', async () => {
    const leaving = await ask(71);
    void leaving.send();
    leaving.vanish();
    await wholeFor(72);
    assert.ok((makings.get(71)?.made ?? 0) * pieceBytes < maxInTransit, 'few pieces are made unread');
    assert.notEqual(makings.get(71)?.ended, 'whole');
  });

  it('is visibly cut off if a chunk cannot be generated, and the server keeps running', async () => {
    const client = await ask('broken');
    await client.send();
    const { whole } = await client.readOn();
    assert.equal(whole, false);
    await wholeFor(81);
  });

  itAtNight('reuses the same memory', async () => {
    await wholeFor(91);
    const taken = new Set<ArrayBuffer>();
    const { take } = memory;
    memory.take = (size) => {
      const buffer = take(size);
      taken.add(buffer);
      return buffer;
    };
    for (let person = 92; person < 95; person += 1) await wholeFor(person);
    assert.ok(taken.size < piecesOfAnswer, `${taken.size} pieces of memory for ${3 * piecesOfAnswer} pieces`);
  });
});

function* brokenPieces(): Generator<Uint8Array, void> {
  yield new Uint8Array(1_000);
  throw new Error('The second piece cannot be made.');
}

function assertOnly({ status, body, whole }: { status: number; body: Buffer; whole: boolean }, person: number): void {
  assert.equal(status, 200);
  assert.ok(whole, 'the end of the answer came');
  assert.equal(body.length, wholeAnswer);
  assert.ok(body.equals(Buffer.alloc(wholeAnswer, person)), `the answer to ${person} holds what is not theirs`);
}
