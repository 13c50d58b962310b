import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { UserRow } from '../database/Tables.ts';
import { createMemoryLimits } from '../limits/createMemoryLimits.ts';
import { createVerifyCredentials } from './verifyCredentials.ts';

const ada: UserRow = {
  id: 'ada',
  email: 'ada@example.com',
  email_key: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Moss',
  password_hash: 'right',
  blocked: 0,
  exchange_user_id: null,
  exchange_organization_id: null,
  last_sign_in_at: null,
  signed_out_at: null,
  language: null,
  created_at: 0,
  updated_at: 0,
};

/** Passwords are compared as they are: what is tested is what happens around the comparison. */
function verifier({ matches = async (password: string, hash: string | null) => password === hash } = {}) {
  const users = { findByEmail: async (email: string) => (email === ada.email ? ada : undefined) };
  return createVerifyCredentials({ users, noteRefused: () => undefined, limits: createMemoryLimits(() => 0), matches });
}

describe('checking credentials', () => {
  it('lets one address fail 100 times in 15 minutes over all email addresses, without affecting other addresses', async () => {
    const verify = verifier();
    const guess = (email: string, address: string) => verify({ email, password: 'wrong', address });
    for (let made = 0; made < 100; made += 1)
      assert.equal((await guess(`made-up-${made}@example.com`, '192.0.2.1')).kind, 'refused');
    assert.deepEqual(await guess('one-more@example.com', '192.0.2.1'), { kind: 'wait', waitMs: 900_000 });
    const right = { email: ada.email, password: 'right' };
    assert.equal((await verify({ ...right, address: '192.0.2.1' })).kind, 'wait');
    assert.equal((await verify({ ...right, address: '192.0.2.2' })).kind, 'accepted');
  });

  it('counts all addresses of an IPv6 network as one, and both forms of an IPv4 address as one', async () => {
    const right = { email: ada.email, password: 'right' };
    for (const [addressOf, same, other] of [
      [(made: number) => `2001:db8:0:1::${made.toString(16)}`, '2001:DB8:0:1:ffff::1', '2001:db8:0:2::1'],
      [(made: number) => (made % 2 ? '::ffff:192.0.2.1' : '192.0.2.1'), '::ffff:c000:201', '::ffff:192.0.2.2'],
    ] as const) {
      const verify = verifier();
      for (let made = 0; made < 10; made += 1)
        assert.equal((await verify({ ...right, password: 'wrong', address: addressOf(made) })).kind, 'refused');
      assert.equal((await verify({ ...right, address: same })).kind, 'wait', 'ten failures with one email address');
      assert.equal((await verify({ ...right, address: other })).kind, 'accepted');
      for (let made = 10; made < 100; made += 1)
        await verify({ email: `made-up-${made}@example.com`, password: 'x', address: addressOf(made) });
      const fresh = { email: 'fresh@example.com', password: 'x' };
      assert.equal((await verify({ ...fresh, address: same })).kind, 'wait', 'a hundred failures with any');
      assert.equal((await verify({ ...fresh, address: other })).kind, 'refused');
    }
  });

  it('lets a user fail 100 times in 15 minutes over all networks, and lets them in where they signed in before', async () => {
    const verify = verifier();
    const right = { email: ada.email, password: 'right' };
    assert.equal((await verify({ ...right, address: '192.0.2.1' })).kind, 'accepted');
    for (let made = 0; made < 100; made += 1) {
      const address = `198.51.100.${made}`;
      assert.equal((await verify({ email: 'ADA@example.com', password: 'wrong', address })).kind, 'refused');
    }
    assert.deepEqual(await verify({ ...right, address: '203.0.113.1' }), { kind: 'wait', waitMs: 900_000 });
    assert.equal((await verify({ ...right, address: '192.0.2.1' })).kind, 'accepted');
    const other = { email: 'other@example.com', password: 'wrong', address: '198.51.100.1' };
    assert.equal((await verify(other)).kind, 'refused', 'other people are not affected');
  });

  it('does not count successes against the address', async () => {
    const verify = verifier();
    for (let time = 0; time < 150; time += 1)
      assert.equal((await verify({ email: ada.email, password: 'right', address: '192.0.2.1' })).kind, 'accepted');
  });

  it('keeps a guessed account closed to the guesser during 10,000 attempts with made-up email addresses', async () => {
    const verify = verifier();
    const wrong = { email: ada.email, password: 'wrong', address: '192.0.2.1' };
    for (let time = 0; time < 10; time += 1) assert.equal((await verify(wrong)).kind, 'refused');
    for (let made = 0; made < 10_001; made += 1)
      await verify({ email: `${made}@example.com`, password: 'x', address: `192.0.2.${2 + (made % 200)}` });
    assert.equal((await verify(wrong)).kind, 'wait');
  });

  it('compares two passwords at a time, queues 32, and refuses the rest without counting them', async () => {
    let now = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    const verify = verifier({
      matches: async () => {
        most = Math.max(most, (now += 1));
        await new Promise<void>((resolve) => ends.push(resolve));
        now -= 1;
        return false;
      },
    });
    const attempt = (index: number) =>
      verify({ email: `${index}@example.com`, password: 'x', address: `192.0.2.${index}` });
    const verdicts = Array.from({ length: 40 }, (_, index) => attempt(index));
    assert.deepEqual(await Promise.all(verdicts.slice(34)), Array(6).fill({ kind: 'wait', waitMs: 2_000 }));
    const admitted = Promise.all(verdicts.slice(0, 34));
    let ended = false;
    void admitted.then(() => (ended = true));
    while (!ended) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    assert.ok((await admitted).every(({ kind }) => kind === 'refused'));
    assert.equal(most, 2);
  });
});
