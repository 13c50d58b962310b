import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ConnectionPool } from './ConnectionPool.ts';

/** The outcome of asking for a connection that is free, which takes no time. */
function handedOut<T>(taking: Promise<T> | undefined): Promise<T | undefined> {
  return Promise.race([taking, nextTurn().then(() => assert.fail('No connection was handed out.'))]);
}

describe('ConnectionPool', () => {
  /** Asks for connections on behalf of callers; returns the order in which they were handed out. */
  function askAll(pool: ConnectionPool<number>, callers: readonly (string | null)[]) {
    const order: (string | null)[] = [];
    const held = callers.map((askedBy) =>
      pool.take({ askedBy }).then((connection) => {
        order.push(askedBy);
        return connection;
      }),
    );
    return { order, held };
  }

  it('gives a new caller the next free connection, however many queries of another caller wait', async () => {
    const pool = new ConnectionPool([1]);
    const { order, held } = askAll(pool, ['greedy', 'greedy', 'greedy', 'greedy', 'greedy', 'other']);
    pool.give((await handedOut(held[0])) ?? 0);
    pool.give((await handedOut(held[1])) ?? 0);
    await handedOut(held[5]);
    assert.deepEqual(order, ['greedy', 'greedy', 'other']);
  });

  it('lets no caller hold more than half of the connections, except the platform itself', async () => {
    const pool = new ConnectionPool([1, 2, 3, 4]);
    const { order, held } = askAll(pool, ['greedy', 'greedy', 'greedy', 'other', null]);
    await handedOut(held[4]);
    assert.deepEqual(order, ['greedy', 'greedy', 'other', null]);
    pool.give((await handedOut(held[0])) ?? 0);
    await handedOut(held[2]);
    assert.deepEqual(order.slice(4), ['greedy']);
  });

  it('runs the queries of one caller in order', async () => {
    const pool = new ConnectionPool([1]);
    const order: number[] = [];
    const all = [0, 1, 2].map(async (question) => {
      const connection = await pool.take({ askedBy: 'ann' });
      order.push(question);
      pool.give(connection);
    });
    await handedOut(Promise.all(all));
    assert.deepEqual(order, [0, 1, 2]);
  });

  it('refuses a caller with too many waiting queries, and no other caller', async () => {
    const pool = new ConnectionPool([1]);
    const { held } = askAll(pool, ['ann', ...Array.from({ length: 60 }, () => 'ann')]);
    await assert.rejects(handedOut(pool.take({ askedBy: 'ann' })), { status: 429, code: 'too_many_questions' });
    const other = pool.take({ askedBy: 'ben' });
    pool.give((await handedOut(held[0])) ?? 0);
    pool.give((await handedOut(held[1])) ?? 0);
    assert.equal(await handedOut(other), 1);
  });

  it('removes a caller that stops waiting', async () => {
    const pool = new ConnectionPool([1]);
    const first = await pool.take({ askedBy: 'ann' });
    const leaving = new AbortController();
    const left = pool.take({ askedBy: 'ann', signal: leaving.signal });
    const next = pool.take({ askedBy: 'ann' });
    leaving.abort(new Error('gone'));
    await assert.rejects(left, /gone/);
    pool.give(first);
    assert.equal(await handedOut(next), 1);
  });
});
