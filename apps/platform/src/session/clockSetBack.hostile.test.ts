import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { Database } from '../database/Database.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { createSealedBox } from '../secrets/createSealedBox.ts';
import { createSessionStore } from './SessionStore.ts';

const minute = 60_000;
const hour = 60 * minute;
const noon = Date.UTC(2026, 10, 25, 12);

describe('sessions after the clock was set back', () => {
  let database: Database;
  let at = noon;
  beforeEach(async () => {
    at = noon;
    database = await openDatabase({ kind: 'sqlite', file: ':memory:' });
    await database.db
      .insertInto('users')
      .values({
        id: 'ann',
        email: 'ann@demo.test',
        email_key: 'ann@demo.test',
        first_name: 'Ann',
        last_name: 'Lee',
        password_hash: null,
        blocked: 0,
        exchange_user_id: null,
        exchange_organization_id: null,
        created_at: noon,
        updated_at: noon,
      })
      .execute();
  });
  afterEach(() => database.close());

  const open = () =>
    createSessionStore({
      database,
      box: createSealedBox(randomBytes(32)),
      idleMs: 30 * minute,
      maximumMs: 12 * hour,
      now: () => at,
    });
  const begin = (store: ReturnType<typeof open>) =>
    store.begin('ann', { idToken: 'token', refreshToken: null, expiresAt: null }, { device: null });

  it('end after the idle time, counted from the first request after the change', async () => {
    const store = open();
    const { id } = await begin(store);
    at = noon - 10 * hour;
    const session = await store.findById(id);
    assert.equal(session?.idleEndsAt, at + 30 * minute);
    at += 29 * minute;
    assert.ok(await store.findPerson(session.idHash));
    at += minute;
    assert.equal(await store.findPerson(session.idHash), null);
  });

  it('end no later than the max duration of a session that begins now', async () => {
    const store = open();
    const { id } = await begin(store);
    at = noon - 10 * hour;
    assert.equal((await store.findById(id))?.expiresAt, at + 12 * hour);
  });

  it('also end without a request', async () => {
    const store = open();
    const { id } = await begin(store);
    at = noon - 10 * hour;
    await store.removeExpired();
    at += 31 * minute;
    await store.removeExpired();
    assert.deepEqual(await database.db.selectFrom('sessions').select('id_hash').execute(), []);
    assert.equal(await store.findById(id), null);
  });

  it('keep their times if the clock is a few seconds behind', async () => {
    const store = open();
    const { id } = await begin(store);
    at = noon - 5_000;
    assert.equal((await store.findById(id))?.idleEndsAt, noon + 30 * minute);
  });
});
