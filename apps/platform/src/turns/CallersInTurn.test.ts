import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CallersInTurn } from './CallersInTurn.ts';

describe('callers in turn', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  /** Requests of callers whose work ends when the test says so, and the order in which they started. */
  function requests(places: number) {
    const turns = new CallersInTurn(places);
    const started: string[] = [];
    const ends = new Map<string, () => void>();
    return {
      started,
      /** Sends a request, named by its caller and a number: `ann 1`. */
      send: (name: string) =>
        turns.run(name.split(' ', 1)[0] ?? '', () => {
          started.push(name);
          return new Promise<void>((resolve) => ends.set(name, resolve));
        }),
      async finish(...names: string[]) {
        for (const name of names) ends.get(name)?.();
        await nextTurn();
      },
    };
  }

  it('serve all requests of a page before those of the next page', async () => {
    const { send, finish, started } = requests(1);
    for (const name of ['ann 1', 'ben 1', 'ann 2', 'cleo 1', 'ben 2']) void send(name);
    assert.deepEqual(started, ['ann 1', 'ann 2']);
    await finish('ann 1');
    assert.deepEqual(started, ['ann 1', 'ann 2']);
    await finish('ann 2');
    assert.deepEqual(started.slice(2), ['ben 1', 'ben 2']);
    await finish('ben 1', 'ben 2');
    assert.deepEqual(started.slice(4), ['cleo 1']);
  });

  it('serve as many callers at a time as there are places', async () => {
    const { send, finish, started } = requests(2);
    for (const name of ['ann 1', 'ben 1', 'cleo 1']) void send(name);
    assert.deepEqual(started, ['ann 1', 'ben 1']);
    await finish('ben 1');
    assert.deepEqual(started.slice(2), ['cleo 1']);
  });

  it('keep the place of a page that asks for more within a moment, and of no other', async () => {
    const { send, finish, started } = requests(1);
    for (const name of ['ann 1', 'ben 1', 'cleo 1']) void send(name);
    await finish('ann 1');
    mock.timers.tick(49);
    void send('ann 2');
    await finish('ben 1');
    assert.deepEqual(started.slice(2), ['ann 2']);
    await finish('ann 2');
    assert.deepEqual(started.slice(3), ['cleo 1']);
    mock.timers.tick(50);
    for (const name of ['dan 1', 'ann 3']) void send(name);
    await finish('cleo 1');
    assert.deepEqual(started.slice(4), ['dan 1']);
  });

  it('end a long turn: others are served while its requests go on, and its later ones wait', async () => {
    const { send, finish, started } = requests(1);
    const slow = send('ann 1');
    void send('ben 1');
    mock.timers.tick(249);
    await nextTurn();
    assert.deepEqual(started, ['ann 1']);
    mock.timers.tick(1);
    await nextTurn();
    assert.deepEqual(started, ['ann 1', 'ben 1']);
    void send('ann 2');
    await finish('ann 1');
    await slow;
    assert.deepEqual(started, ['ann 1', 'ben 1']);
    await finish('ben 1');
    assert.deepEqual(started.slice(2), ['ann 2']);
  });

  it('go on after a request that fails', async () => {
    const turns = new CallersInTurn(1);
    const failing = turns.run('ann', () => Promise.reject(new Error('broken')));
    const next = turns.run('ben', () => Promise.resolve('served'));
    await assert.rejects(failing, /broken/);
    assert.equal(await next, 'served');
  });
});
