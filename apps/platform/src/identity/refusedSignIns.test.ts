import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { pino } from 'pino';
import { addPerson, describeOnEveryDatabase } from '../database/everyDatabase.test-support.ts';
import { codeAt, enrollApp, givePassword } from '../identity-provider/second-factor/enroll.test-support.ts';
import { callEndpoint } from '../people/administration.test-support.ts';
import { Browser } from '../testing/Browser.test-support.ts';
import { type SignedIn, startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { createRefusedSignIns } from './createRefusedSignIns.ts';

const hourMs = 3_600_000;

/** Lines are written after the answer. */
async function until<T>(read: () => Promise<T[]>, count: number): Promise<T[]> {
  for (let round = 0; round < 100; round += 1) {
    const found = await read();
    if (found.length >= count) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return read();
}

describe('refused sign-ins', () => {
  let platform: TestPlatform;
  let admin: SignedIn;
  before(async () => {
    platform = await startPlatform();
    admin = await platform.signIn('admin');
  });
  after(() => platform.stop());

  const refusalsOf = async (user_id: string) =>
    (await callEndpoint(platform, 'auditTrail.page', admin.headers, { query: { user_id, action: 'sign_in_refused' } }))
      .body.items;
  const attempt = async (email: string, password: string) =>
    (await callEndpoint(platform, 'identity.signIn', {}, { body: { email, password } })).status;

  it('are recorded in the audit trail of their user: with the wrong password on the page and by a call [PLUS-39]', async () => {
    const browser = new Browser();
    await browser.submit(await platform.openSignIn(browser), { email: 'Personal@demo.test', password: 'wrong' });
    const [line] = await until(() => refusalsOf('demo-personal'), 1);
    assert.deepEqual(
      [line?.actor, line?.email, line?.details],
      ['sign-in', 'personal@demo.test', { reason: 'password', attempts: 1 }],
    );
    for (let made = 1; made < 10; made += 1) assert.equal(await attempt('personal@demo.test', 'wrong'), 401);
    const lines = await until(() => refusalsOf('demo-personal'), 2);
    assert.deepEqual(
      lines.map(({ details }) => details.attempts),
      [10, 1],
    );
  });

  it('are recorded for a blocked user with the right password, and for a wrong second factor [PLUS-39]', async () => {
    assert.equal(await attempt('blocked@demo.test', 'insights-demo'), 403);
    const [blocked] = await until(() => refusalsOf('demo-blocked'), 1);
    assert.deepEqual(blocked?.details, { reason: 'blocked', attempts: 1 });

    const app = await enrollApp(platform, await platform.signIn('commercial'), Date.now());
    const { browser, page } = await givePassword(platform, 'commercial');
    const right = codeAt(app.secret, Date.now());
    await browser.submit(page, { answer: right === '000000' ? '000001' : '000000' });
    const [factor] = await until(() => refusalsOf('demo-commercial'), 1);
    assert.deepEqual(factor?.details, { reason: 'second_factor', attempts: 1 });
  });

  it('are not recorded for unknown addresses, nor after a successful sign-in', async () => {
    assert.equal(await attempt('stranger@demo.test', 'wrong'), 401);
    assert.equal(await attempt('benchmarks@demo.test', 'insights-demo'), 200);
    // Written after the others, so that theirs would be there.
    await attempt('analyst@demo.test', 'wrong');
    await until(() => refusalsOf('demo-analyst'), 1);
    const all = await callEndpoint(platform, 'auditTrail.page', admin.headers, {
      query: { action: 'sign_in_refused', search: 'stranger' },
    });
    assert.deepEqual([all.body.total, await refusalsOf('demo-benchmarks')], [0, []]);
  });
});

describeOnEveryDatabase('the audit entries of refused sign-ins', (underTest) => {
  const lines = () =>
    underTest
      .database()
      .db.selectFrom('audit_entries')
      .select(['user_id', 'details'])
      .where('action', '=', 'sign_in_refused')
      .orderBy('id')
      .execute();

  it('are limited to four a day for one user, and to a fixed number an hour in total', async () => {
    let now = 0;
    const { db } = underTest.database();
    for (let index = 0; index < 20; index += 1) await addPerson(underTest.database(), `p${index}`);
    const note = createRefusedSignIns({ db, logger: pino({ level: 'silent' }), maxLinesPerHour: 10, now: () => now });
    for (let made = 0; made < 9_600; made += 1) note('p0', 'password');
    assert.deepEqual(
      (await until(lines, 4)).map(({ details }) => details).sort(),
      [1, 10, 100, 1_000].map((attempts) => JSON.stringify({ reason: 'password', attempts })).sort(),
    );
    for (let index = 1; index < 20; index += 1) note(`p${index}`, 'password');
    note('nobody-has-this-id', 'password');
    assert.equal((await until(lines, 10)).length, 10);
    now += hourMs;
    note('p19', 'blocked');
    assert.equal((await until(lines, 11)).length, 11);
    now += 24 * hourMs;
    note('p0', 'password');
    const newest = (await until(lines, 12)).at(-1);
    assert.deepEqual([newest?.user_id, newest?.details], ['p0', JSON.stringify({ reason: 'password', attempts: 1 })]);
  });
});
