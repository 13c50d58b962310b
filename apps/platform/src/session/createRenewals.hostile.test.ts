import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { UserRow } from '../database/Tables.ts';
import { inTime, until } from '../testing/until.test-support.ts';
import { createRenewals } from './createRenewals.ts';
import { GrantRevokedError, type ProviderGrant } from './ProviderClient.ts';
import type { LiveSession } from './SessionStore.ts';

const minuteMs = 60_000;

const untilAsked = (asked: readonly unknown[], times: number) =>
  until(
    `the provider is asked for new tokens ${times} times`,
    () => asked.length,
    (count) => count >= times,
  );

/** The outcome of a request that waits for nothing outside this process; fails where it waits. */
async function atOnce<T>(request: Promise<T>): Promise<T> {
  let isDone = false;
  void request.then(
    () => (isDone = true),
    () => (isDone = true),
  );
  for (let turn = 0; turn < 50 && !isDone; turn += 1) await nextTurn();
  assert.ok(isDone, 'a request waits for the provider');
  return request;
}

/** A session whose tokens expire after 10 minutes, and a provider that answers when a test says so. */
function openSession({ waitMs = 60_000 } = {}) {
  let nowMs = 0;
  let session: LiveSession | null = {
    idHash: 'hash',
    user: {} as UserRow,
    kind: 'browser',
    tokens: { idToken: 'id', refreshToken: 'first', expiresAt: 10 * minuteMs },
    idleEndsAt: Infinity,
    expiresAt: Infinity,
  };
  let isClaimed = false;
  let claims = 0;
  const asked: { refreshToken: string | null; answer: PromiseWithResolvers<ProviderGrant> }[] = [];
  const createProcess = () =>
    createRenewals({
      store: {
        findByHash: () => Promise.resolve(session),
        beginRenewal: () => {
          claims += 1;
          const wasClaimed = isClaimed;
          isClaimed = true;
          return Promise.resolve(!wasClaimed);
        },
        giveRenewalBack: () => {
          isClaimed = false;
          return Promise.resolve();
        },
        replaceTokens: (_idHash, tokens) => {
          isClaimed = false;
          if (session !== null) session = { ...session, tokens };
          return Promise.resolve();
        },
        end: () => {
          session = null;
          return Promise.resolve();
        },
      },
      provider: {
        refresh: ({ refreshToken }) => {
          const answer = Promise.withResolvers<ProviderGrant>();
          asked.push({ refreshToken, answer });
          return answer.promise;
        },
      },
      logger: { warn: () => undefined },
      now: () => nowMs,
      waitMs,
    });
  const keepRenewed = createProcess();
  const keepRenewedElsewhere = createProcess();
  return {
    asked,
    /** How often the database was asked whether a renewal may begin. */
    claims: () => claims,
    at: (minutes: number) => void (nowMs = minutes * minuteMs),
    /** Whether a request that reads the session now goes on with it. */
    read: async () => session !== null && keepRenewed(session),
    /** The same of a request to another process. */
    readElsewhere: async () => session !== null && keepRenewedElsewhere(session),
    /** A request that read the session before, and goes on now. */
    readEarlier: () => {
      const earlier = session;
      return async () => earlier !== null && keepRenewed(earlier);
    },
    settle: async (outcome: ProviderGrant | Error) => {
      await untilAsked(asked, 1);
      const { answer } = asked.at(-1)!;
      if (outcome instanceof Error) answer.reject(outcome);
      else answer.resolve(outcome);
      for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    },
  };
}

const renewed: ProviderGrant = { idToken: 'id', refreshToken: 'second', expiresAt: 20 * minuteMs };

describe("the renewal of a session's tokens", () => {
  it('begins once before they expire, and no request waits for it', async () => {
    const { asked, claims, at, read, settle } = openSession();
    at(8);
    assert.equal(await read(), true);
    assert.equal(asked.length, 0);
    at(9.5);
    assert.deepEqual(await atOnce(Promise.all([read(), read(), read()])), [true, true, true]);
    await settle(renewed);
    assert.equal(await read(), true);
    assert.deepEqual([asked.length, claims()], [1, 1]);
  });

  it('never sends a refresh token twice, even for a request that read the session before it was renewed', async () => {
    const { asked, at, read, readEarlier, settle } = openSession();
    at(9.5);
    const late = readEarlier();
    await read();
    await settle(renewed);
    assert.equal(await late(), true);
    assert.deepEqual(
      asked.map(({ refreshToken }) => refreshToken),
      ['first'],
    );
  });

  it('is left to the process that started it, and a request at another process waits for it [PLUS-42]', async () => {
    const { asked, at, read, readElsewhere, settle } = openSession();
    at(11);
    const first = read();
    await untilAsked(asked, 1);
    const waiting = readElsewhere();
    await settle(renewed);
    assert.deepEqual([await first, await waiting], [true, true]);
    assert.equal(asked.length, 1);
  });

  it('is retried if it failed at another process [PLUS-42]', async () => {
    const { asked, at, read, readElsewhere, settle } = openSession();
    at(9.5);
    await read();
    await settle(new Error('no answer'));
    assert.equal(await readElsewhere(), true);
    await untilAsked(asked, 2);
    await settle(renewed);
    assert.equal(asked.length, 2);
  });

  it('delays a request for a limited time after they have expired, and the session continues', async () => {
    const { asked, at, read } = openSession({ waitMs: 20 });
    at(11);
    assert.equal(await inTime('a request goes on while the provider does not answer', read()), true);
    assert.equal(asked.length, 1);
  });

  it('waits longer after each failure, and no request waits meanwhile', async () => {
    const { asked, at, read, settle } = openSession();
    at(11);
    const first = read();
    await settle(new Error('no answer'));
    assert.equal(await first, true);
    for (const [minute, attempts] of [
      [11.2, 1],
      [11.25, 2],
      [11.7, 2],
      [11.75, 3],
      [12.7, 3],
      [12.75, 4],
    ] as const) {
      at(minute);
      assert.equal(await atOnce(read()), true);
      for (let turn = 0; turn < 5; turn += 1) await nextTurn();
      assert.equal(asked.length, attempts, `after ${minute} minutes`);
      if (attempts > 1) await settle(new Error('no answer'));
    }
  });

  it('ends the session if the provider refuses', async () => {
    const { at, read, settle } = openSession();
    at(9.5);
    assert.equal(await read(), true);
    await settle(new GrantRevokedError());
    assert.equal(await read(), false);
  });

  it('ends the session for the waiting request if the provider refuses', async () => {
    const { at, read, settle } = openSession();
    at(11);
    const waiting = read();
    await settle(new GrantRevokedError());
    assert.equal(await waiting, false);
  });
});
