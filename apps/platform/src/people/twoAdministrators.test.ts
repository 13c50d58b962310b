import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import type { Permission } from '@agency-insights/insights-api/contract';
import { readAuditPage } from '../audit/AuditTrail.ts';
import { openTestRights, setAdministrator } from '../authorization-store/product/openTestRights.test-support.ts';
import type { Rights } from '../authorization-store/product/Rights.ts';
import { addPerson, describeOnEveryDatabase } from '../database/everyDatabase.test-support.ts';
import { outsideSecondFactors } from '../identity/outsideSecondFactors.ts';
import { noProviderBlocks } from '../identity/ProviderBlocks.ts';
import { createPeople, type People } from './createPeople.ts';

describeOnEveryDatabase('two administrators at the same time', (underTest) => {
  let people: People;
  let rights: Rights;
  before(async () => {
    const database = underTest.database();
    rights = await openTestRights(database);
    people = createPeople({
      database,
      rights,
      secondFactors: outsideSecondFactors,
      providerBlocks: noProviderBlocks,
      access: { endExports: () => Promise.resolve(), endAnswers: () => undefined },
      passwordLinkUrl: (token) => token,
      now: Date.now,
    });
  });

  /** Adds an administrator who can sign in, and returns who that is as an actor. */
  async function addAdministrator(id: string) {
    await addPerson(underTest.database(), id);
    const { db } = underTest.database();
    await db.updateTable('users').set({ password_hash: 'a hash' }).where('id', '=', id).execute();
    await setAdministrator(underTest.database(), id, true);
    return { id, name: id };
  }

  it('leave a user with the permissions that one of them set [PLUS-39]', async () => {
    await addPerson(underTest.database(), 'shared');
    const wanted: Permission[][] = [['viewable:insights_pl'], ['viewable:insights_cl', 'viewable:benchmarks']];
    for (let round = 0; round < 20; round += 1) {
      await people.setPermissions({ id: 'a', name: 'a' }, 'shared', []);
      await Promise.all(
        wanted.map((permissions, at) => people.setPermissions({ id: `${at}`, name: '' }, 'shared', permissions)),
      );
      const { permissions } = await rights.of('shared');
      assert.ok(
        wanted.some((given) => given.join() === permissions.join()),
        `neither gave ${permissions.join() || 'nothing'}`,
      );
    }
    const { items } = await readAuditPage(underTest.database().db, { user_id: 'shared' }, { page: 0, size: 100 });
    const changes = items.toReversed().map(({ details }) => details);
    for (const [at, change] of changes.entries())
      assert.deepEqual(change.before, changes[at - 1]?.after ?? [], 'each line goes on from the one before');
  });

  it('cannot both lose the role, however they remove each other: one of them remains an administrator [PLUS-39]', async () => {
    type Way = (actor: { id: string; name: string }, id: string) => Promise<unknown>;
    const ways: Record<string, Way> = {
      demote: (actor, id) => people.update(actor, id, { administrator: false }),
      block: (actor, id) => people.block(actor, id),
      remove: (actor, id) => people.remove(actor, id),
    };
    for (const [first, one] of Object.entries(ways))
      for (const [second, other] of Object.entries(ways)) {
        const name = `${first} and ${second}`;
        const pair = [await addAdministrator(`${name} 1`), await addAdministrator(`${name} 2`)] as const;
        const outcomes = await Promise.allSettled([one(pair[0], pair[1].id), other(pair[1], pair[0].id)]);
        const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
        assert.deepEqual(
          refusals.map(({ reason }) => (reason as { code: string }).code),
          ['last_administrator'],
          name,
        );
        const { db } = underTest.database();
        const active = await db.selectFrom('users').select('id').where('blocked', '=', 0).execute();
        const left = (await rights.administrators()).filter((id) => active.some((user) => user.id === id));
        assert.equal(left.length, 1, name);
        for (const { id } of pair) await setAdministrator(underTest.database(), id, false);
      }
  });
});
