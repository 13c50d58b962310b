import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addPerson, describeOnEveryDatabase } from '../../database/everyDatabase.test-support.ts';
import { createSealedBox } from '../../secrets/createSealedBox.ts';
import { createSecondFactors, removeExpiredEnrollments } from './createSecondFactors.ts';
import { createEnrollmentTickets } from './EnrollmentTickets.ts';

const box = createSealedBox(Buffer.alloc(32, 7));

const tables = ['mfa_factors', 'mfa_recovery_codes', 'mfa_tickets', 'mfa_steps'] as const;

describeOnEveryDatabase('second factors', (underTest) => {
  const factors = () =>
    createSecondFactors({
      database: underTest.database(),
      tickets: createEnrollmentTickets({ database: underTest.database(), box, now: () => 0 }),
      issuer: () => 'https://sign-in.example.com',
    });

  async function addEverything(userId: string): Promise<void> {
    const { db } = underTest.database();
    await addPerson(underTest.database(), userId);
    const factor = { user_id: userId, name: 'Phone', confirmed_at: 1 };
    await db
      .insertInto('mfa_factors')
      .values([
        { ...factor, id: `${userId}-1`, type: 'totp', secret_sealed: 'sealed' },
        { ...factor, id: `${userId}-2`, type: 'passkey', credential_id: `${userId}-a`, passkey: '{}', counter: 0 },
        { ...factor, id: `${userId}-3`, type: 'passkey', credential_id: `${userId}-b`, passkey: '{}', counter: 0 },
      ])
      .execute();
    await db.insertInto('mfa_recovery_codes').values({ user_id: userId, code_hash: 'c' }).execute();
    await db.insertInto('mfa_tickets').values({ ticket_hash: userId, user_id: userId, expires_at: 1 }).execute();
    await db.insertInto('mfa_steps').values({ step_hash: userId, user_id: userId, expires_at: 1 }).execute();
  }
  const rowsOf = async (userId: string): Promise<number[]> => {
    const counts = tables.map((table) =>
      underTest.database().db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute(),
    );
    return (await Promise.all(counts)).map((rows) => rows.length);
  };

  it('list each kind of factor once, and none for a user without any', async () => {
    await addEverything('enrolled');
    await addPerson(underTest.database(), 'fresh');
    assert.deepEqual(await factors().methodsOf('enrolled'), ['passkey', 'totp']);
    assert.deepEqual(await factors().methodsOf('fresh'), []);
  });

  it('remove all factors of one user at a reset, and none of another [PLAT-6]', async () => {
    await addEverything('reset');
    await addEverything('other');
    await factors().reset('reset');
    assert.deepEqual(await rowsOf('reset'), [0, 0, 0, 0]);
    assert.deepEqual(await factors().methodsOf('reset'), []);
    assert.deepEqual(await rowsOf('other'), [3, 1, 1, 1]);
    await factors().reset('reset');
  });

  it('start an enrolment at an address with a secret that the database does not store', async () => {
    await addPerson(underTest.database(), 'enrolling');
    const url = await factors().beginEnrollment('enrolling');
    const secret = /^https:\/\/sign-in\.example\.com\/mfa\/enroll\/([\w-]{43})$/.exec(url)?.[1];
    assert.ok(secret);
    const rows = await underTest.database().db.selectFrom('mfa_tickets').selectAll().execute();
    assert.ok(rows.some((row) => row.user_id === 'enrolling') && !JSON.stringify(rows).includes(secret));
  });

  it('let only one of 50 concurrent requests redeem a ticket, even if all of them have already found it', async () => {
    await addPerson(underTest.database(), 'hasty');
    const tickets = createEnrollmentTickets({ database: underTest.database(), box, now: () => 0 });
    const ticket = await tickets.issue('hasty');
    assert.ok((await tickets.find(ticket)) !== undefined);
    const secrets = await Promise.all(Array.from({ length: 50 }, () => tickets.redeem(ticket, true)));
    const [secret, ...others] = secrets.filter((given) => given !== null);
    assert.deepEqual([typeof secret, others], ['string', []]);
    assert.equal((await tickets.findRedeemed(secret ?? ''))?.user_id, 'hasty');
  });

  it('delete tickets and unfinished sign-ins once they have expired', async () => {
    await addEverything('late');
    await removeExpiredEnrollments(underTest.database(), 1);
    assert.deepEqual(await rowsOf('late'), [3, 1, 0, 0]);
  });

  it('are deleted with their user', async () => {
    await addEverything('gone');
    await underTest.database().db.deleteFrom('users').where('id', '=', 'gone').execute();
    assert.deepEqual(await rowsOf('gone'), [0, 0, 0, 0]);
  });
});
