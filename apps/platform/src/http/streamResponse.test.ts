import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { until } from '../testing/until.test-support.ts';
import { rawClient } from './rawClient.test-support.ts';
import { serveFetch } from './serveFetch.test-support.ts';
import { streamResponse, writingStreams } from './streamResponse.ts';

const failure = new Error('no such table: secrets');

function streamOf(pieces: readonly (string | Error)[]): Readable {
  function* read(): Generator<Buffer> {
    for (const piece of pieces) {
      if (piece instanceof Error) throw piece;
      yield Buffer.from(piece);
    }
  }
  return Readable.from(read(), { objectMode: false });
}

describe('a response from a stream', () => {
  let stream: Readable;
  let broken: unknown[];
  let url: string;
  let stop: () => Promise<void>;

  beforeEach(async () => {
    broken = [];
    const fetch = () => streamResponse(stream, { headers: { 'x-kind': 'stream' } });
    ({ url, stop } = await serveFetch(writingStreams(fetch, (error) => broken.push(error))));
  });
  afterEach(() => stop());

  async function read() {
    const client = await rawClient(url, { path: '/' });
    await client.send();
    return client.readOn();
  }

  it('comes whole, also where the stream is empty', async () => {
    for (const pieces of [['one, ', 'two, ', 'three'], []]) {
      stream = streamOf(pieces);
      const { status, body, whole } = await read();
      assert.deepEqual([status, body.toString(), whole], [200, pieces.join(''), true]);
    }
    assert.deepEqual(broken, []);
  });

  it('is not begun where the stream fails before its first bytes, so that the failure becomes a response', async () => {
    await assert.rejects(streamResponse(streamOf([failure]), {}), failure);
  });

  it('is cut off where the stream fails later, without a word of the error, which is reported', async () => {
    stream = streamOf(['first', failure]);
    const { body, whole } = await read();
    assert.equal(whole, false);
    assert.doesNotMatch(body.toString(), /Error|secrets/);
    assert.deepEqual(broken, [failure]);
  });

  it('reads no further for a client that has gone, and is not reported', async () => {
    stream = Readable.from(endless(), { objectMode: false });
    const client = await rawClient(url, { path: '/' });
    await client.send();
    await client.readSome();
    client.vanish();
    await until(
      'the stream is destroyed',
      () => stream.destroyed,
      (isDestroyed) => isDestroyed,
    );
    assert.deepEqual(broken, []);
  });
});

function* endless(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(64 * 1024);
}
