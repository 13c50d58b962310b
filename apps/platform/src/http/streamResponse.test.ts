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

  it('arrives complete, also if the stream is empty', async () => {
    for (const pieces of [['one, ', 'two, ', 'three'], []]) {
      stream = streamOf(pieces);
      const { status, body, whole } = await read();
      assert.deepEqual([status, body.toString(), whole], [200, pieces.join(''), true]);
    }
    assert.deepEqual(broken, []);
  });

  it('does not start if the stream fails before its first bytes, so that the failure becomes a response', async () => {
    await assert.rejects(streamResponse(streamOf([failure]), {}), failure);
  });

  it('is cut off if the stream fails later, without details of the error, which is reported', async () => {
    stream = streamOf(['first', failure]);
    const { body, whole } = await read();
    assert.equal(whole, false);
    assert.doesNotMatch(body.toString(), /Error|secrets/);
    assert.deepEqual(broken, [failure]);
  });

  it('stops reading after the client disconnects, and reports nothing', async () => {
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
