import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Actor, commandLine } from '../audit/Actor.ts';
import { record } from '../audit/AuditTrail.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { until } from '../testing/until.test-support.ts';
import { followTrail } from './followTrail.ts';

const silent = { warn: () => undefined };

describe('following the audit trail', () => {
  let platform: TestPlatform;
  before(async () => {
    platform = await startPlatform();
  });
  after(() => platform.stop());

  const untilEnded = (ended: readonly string[], ...wanted: readonly string[]) =>
    until(
      `these are ended: ${wanted.join(', ')}`,
      () => ended,
      () => wanted.every((what) => ended.includes(what)),
    );
  const write = (actor: Actor, action: Parameters<typeof record>[1]['action'], id: string) =>
    record(platform.database.db, { actor, action, user: { id, email: `${id}@demo.test` }, at: Date.now() });

  it('ends the running work of users who lose access through the command in another process, once [PLAT-12]', async () => {
    const ended: string[] = [];
    const access = {
      endAnswers: (id: string) => void ended.push(`answers of ${id}`),
      endExports: async (id: string) => void ended.push(`exports of ${id}`),
    };
    await write(commandLine, 'blocked', 'earlier');
    const endLost = async () => void ended.push('lost answers');
    const { db } = platform.database;
    const followed = followTrail({ db, access, endLost, hasOthers: false, logger: silent });
    await followed.started;
    await write(commandLine, 'blocked', 'ann');
    await write({ id: 'demo-admin', name: 'admin@demo.test' }, 'blocked', 'ben');
    await write(commandLine, 'invited', 'cem');
    await write(commandLine, 'second_factor_reset', 'dee');
    await write(commandLine, 'sessions_ended', 'eve');
    await write({ id: 'demo-admin', name: 'admin@demo.test' }, 'permissions_changed', 'gil');
    await write(commandLine, 'deleted', 'fay');
    await untilEnded(ended, 'exports of fay', 'lost answers');
    await pause(1_500);
    await followed.stop();
    assert.equal(ended.filter((what) => what === 'lost answers').length, 1);
    const ofCommand = ended.filter((what) => what !== 'lost answers');
    assert.deepEqual(ofCommand, [
      'answers of ann',
      'exports of ann',
      'answers of dee',
      'exports of dee',
      'answers of eve',
      'answers of fay',
      'exports of fay',
    ]);
  });

  it('cuts off responses when another platform process, which ends the exports itself, removes access [PLUS-42]', async () => {
    const ended: string[] = [];
    const access = {
      endAnswers: (id: string) => void ended.push(`answers of ${id}`),
      endExports: async (id: string) => void ended.push(`exports of ${id}`),
    };
    const { db } = platform.database;
    const endLost = () => Promise.resolve();
    const followed = followTrail({ db, access, endLost, hasOthers: true, logger: silent });
    await followed.started;
    await write({ id: 'demo-admin', name: 'admin@demo.test' }, 'blocked', 'ann');
    await write({ id: 'ben', name: 'ben@demo.test' }, 'password_changed', 'ben');
    await write({ id: 'demo-admin', name: 'admin@demo.test' }, 'invited', 'cem');
    await write(commandLine, 'deleted', 'dee');
    await untilEnded(ended, 'exports of dee');
    await followed.stop();
    assert.deepEqual(ended, ['answers of ann', 'answers of ben', 'answers of dee', 'exports of dee']);
  });
});
