import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Actor, commandLine } from '../audit/Actor.ts';
import { record } from '../audit/AuditTrail.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { followCommand } from './followCommand.ts';

const silent = { warn: () => undefined };

describe('what the people command does in a process of its own', () => {
  let platform: TestPlatform;
  before(async () => {
    platform = await startPlatform();
  });
  after(() => platform.stop());

  const write = (actor: Actor, action: Parameters<typeof record>[1]['action'], id: string) =>
    record(platform.database.db, { actor, action, user: { id, email: `${id}@demo.test` }, at: Date.now() });

  it('ends here what is under way for people whom it takes access from, once [PLAT-12]', async () => {
    const ended: string[] = [];
    const access = {
      endAnswers: (id: string) => void ended.push(`answers of ${id}`),
      endExports: async (id: string) => void ended.push(`exports of ${id}`),
    };
    await write(commandLine, 'blocked', 'earlier');
    const followed = followCommand({ db: platform.database.db, access, logger: silent });
    await followed.started;
    await write(commandLine, 'blocked', 'ann');
    await write({ id: 'demo-admin', name: 'admin@demo.test' }, 'blocked', 'ben');
    await write(commandLine, 'invited', 'cem');
    await write(commandLine, 'second_factor_reset', 'dee');
    await write(commandLine, 'sessions_ended', 'eve');
    await write(commandLine, 'deleted', 'fay');
    while (!ended.includes('exports of fay')) await pause(20);
    await pause(1_500);
    await followed.stop();
    assert.deepEqual(ended, [
      'answers of ann',
      'exports of ann',
      'answers of dee',
      'exports of dee',
      'answers of eve',
      'answers of fay',
      'exports of fay',
    ]);
  });
});
