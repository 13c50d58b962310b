import type { Agent } from 'node:http';
import { availableParallelism, platform as system } from 'node:os';
import type { LoadedSet } from './makeSets.ts';
import { measureCrowd, type PlatformState, type Served } from './measureCrowd.ts';
import { type Child, startChild } from './startChild.ts';

/** Requests per second of one platform and of two, each with the same number of cores. */
export interface TwoPlatforms {
  coresEach: number;
  one: number;
  two: number;
}

/** Cores that two platforms, their database and the program that asks need beside each other. */
export const coresOfTwo = 4;

export interface TwoMeasuring {
  agent: Agent;
  people: number;
  seconds: number;
}

/** Whether two platforms can be measured here: each gets its cores from Linux's `taskset`. */
export function canMeasureTwo(): boolean {
  return system() === 'linux' && availableParallelism() >= coresOfTwo;
}

/** Lets users ask without a pause, of one platform, and of two on the same database and set. */
export async function measureTwo({ dataDir }: LoadedSet, measuring: TwoMeasuring): Promise<TwoPlatforms> {
  const coresEach = Math.max(1, Math.floor((availableParallelism() - 2) / 2));
  const database = startChild('serveEngine.mjs', ['postgresql']);
  try {
    const { url } = await database.next<{ url: string }>();
    const throughputOf = (count: number) => answersASecond({ dataDir, url, count, coresEach }, measuring);
    return { coresEach, one: await throughputOf(1), two: await throughputOf(2) };
  } finally {
    await database.stop();
  }
}

interface Platforms {
  dataDir: string;
  /** The database that they share. */
  url: string;
  count: number;
  coresEach: number;
}

async function answersASecond(
  { dataDir, url, count, coresEach }: Platforms,
  { agent, people, seconds }: TwoMeasuring,
): Promise<number> {
  const args = [dataDir, String(Math.floor(people / count)), JSON.stringify({ DATABASE_URL: url })];
  const platforms: { child: Child; served: Served }[] = [];
  try {
    for (let at = 0; at < count; at += 1) {
      const child = startChild('servePlatform.mjs', args, `${at * coresEach}-${(at + 1) * coresEach - 1}`);
      platforms.push({ child, served: await child.next<Served>() });
    }
    const crowds = await Promise.all(
      platforms.map(({ child, served }) => {
        const state = () => child.ask<PlatformState>('state');
        return measureCrowd(served, { agent, seconds, pauseMs: 0, state });
      }),
    );
    return crowds.reduce((sum, { load, seconds: taken }) => sum + (load.requests - load.errors) / taken, 0);
  } finally {
    for (const { child } of platforms) await child.stop();
  }
}
