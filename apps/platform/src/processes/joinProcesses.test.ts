import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { describeOnEveryDatabase } from '../database/everyDatabase.test-support.ts';
import { makeSecrets, type Secrets } from '../secrets/Secrets.ts';
import { joinProcesses } from './joinProcesses.ts';

describeOnEveryDatabase('processes that share one database', (underTest) => {
  let now = 0;
  const join = (secrets: Secrets) =>
    joinProcesses({
      database: underTest.database(),
      secrets,
      dataDir: '/srv/data',
      logger: { warn: () => undefined },
      now: () => now,
    });
  beforeEach(async () => {
    now = 1_000_000;
    await underTest.database().db.deleteFrom('platform_processes').execute();
  });

  it('are refused with different keys until the others have left or been silent for 30 seconds [PLUS-42]', async () => {
    const [ours, others] = [await makeSecrets(0), await makeSecrets(0)];
    const members = [await join(ours), await join(ours)];
    const refusal = {
      name: 'StartProblem',
      message:
        /^DATA_DIR: the keys in \/srv\/data\/secrets differ from those of the platform processes .* copy their secrets folder/,
    };
    await assert.rejects(join(others), refusal);
    await members[0]?.leave();
    await assert.rejects(join(others), refusal);
    await members[1]?.leave();
    const other = await join(others);
    await other.leave();

    const killed = await join(ours);
    now += 29_000;
    await assert.rejects(join(others), refusal);
    now += 1_000;
    await (await join(others)).leave();
    await killed.leave();
  });
});
