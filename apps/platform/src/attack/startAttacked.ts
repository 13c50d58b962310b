import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { openDatabase } from '../database/openDatabase.ts';
import { peopleOf } from '../testing/peopleOf.test-support.ts';
import type { TestPlatform } from '../testing/startPlatform.test-support.ts';
import type { AttackedAddresses, Health, HealthQuestion } from './serveAttacked.ts';

/** A platform in a child process, to be attacked. */
export interface AttackedPlatform {
  platform: TestPlatform;
  /** Returns the health of the process; `memory` collects garbage first. */
  health(question: HealthQuestion): Promise<Health>;
}

/** Starts the platform with sample data in a temporary folder. */
export async function startAttacked(): Promise<AttackedPlatform> {
  const child = fork(path.join(import.meta.dirname, 'serveAttacked.ts'), {
    execArgv: [...process.execArgv, '--expose-gc'],
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The platform exited.')));
  ended.catch(() => undefined);
  const message = async <T>() => (await Promise.race([once(child, 'message'), ended])) as [T];
  const [addresses] = await message<AttackedAddresses>();
  const database = await openDatabase({ kind: 'sqlite', file: path.join(addresses.dataDir, 'insights.sqlite') });
  return {
    platform: {
      ...addresses,
      ...peopleOf(addresses.url),
      metricsUrl: null,
      database,
      async stop() {
        await database.close();
        const gone = once(child, 'exit');
        child.disconnect();
        await gone;
      },
    },
    async health(question) {
      const answer = message<Health>();
      child.send(question);
      const [health] = await answer;
      return health;
    },
  };
}
