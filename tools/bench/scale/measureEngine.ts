/* eslint-disable @nx/enforce-module-boundaries -- what is measured is the platform's own publishing, which no package exports */
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { openTarget } from '../../../apps/platform/src/data/publish/openTarget.ts';
import { type PublishedSet, publishSet } from '../../../apps/platform/src/data/publish/publishSet.ts';
import { openBareEngine } from '../search/engine.ts';
import type { EngineName } from './EngineName.ts';
import { type LoadedSet, seconds, type Sets } from './makeSets.ts';
import { type Crowd, measureCrowd, type PlatformState, type Served, thinkMs } from './measureCrowd.ts';
import { measureSearches, type SearchResult } from './measureSearches.ts';
import { openEngine, readBytes } from './openEngine.ts';
import { canMeasureTwo, measureTwo, type TwoPlatforms } from './measureTwo.ts';
import { startChild } from './startChild.ts';

/** Measurements of an engine. */
export interface EngineResult {
  engine: EngineName;
  policies: number;
  /** When it was measured, as an ISO day, and the machine's load at the end. */
  day: string;
  machineLoad: number;
  /** Bytes of the set. */
  bytes: number;
  /** What making the set took. */
  times: Sets['times'];
  /** Sending the whole set to the server, and then the same with a day more; null for the engine inside the platform. */
  publishing: { wholeSeconds: number; daySeconds: number; dayRows: number; rows: number } | null;
  searches: SearchResult[];
  /** One user without pauses. */
  alone: Crowd;
  /** Many users with pauses. */
  together: Crowd;
  /** Many users without pauses: the machine's max throughput. */
  saturated: Crowd;
  /** Absent where the machine has too few cores, and for an engine on a server, which is the same for one platform and for two. */
  two?: TwoPlatforms;
}

export interface EngineMeasuring {
  rounds: number;
  people: number;
  /** How long many users ask; one alone, and many who do not look at the answers, for a third of it. */
  seconds: number;
  tell: (text: string) => void;
}

/** Publishes a set to an engine, and measures the platform on it beside the engine itself. */
export async function measureEngine(
  engine: EngineName,
  { before, after, times }: Sets,
  measuring: EngineMeasuring,
): Promise<EngineResult> {
  const server = engine === 'duckdb' ? null : startChild('serveEngine.mjs', [engine]);
  try {
    const url = server === null ? null : (await server.next<{ url: string }>()).url;
    const publishing = url === null ? null : await measurePublishing(url, before, after, measuring);
    const measured = await measurePlatform(engine, url, after, measuring);
    const two = url === null && canMeasureTwo() ? { two: await measureTwoPlatforms(after, measuring) } : {};
    const day = new Date().toISOString().slice(0, 10);
    const machineLoad = loadavg()[0] ?? NaN;
    return { engine, policies: after.set.policies, day, machineLoad, times, publishing, ...measured, ...two };
  } finally {
    await server?.stop();
  }
}

async function measurePublishing(
  url: string,
  before: LoadedSet,
  after: LoadedSet,
  { tell }: EngineMeasuring,
): Promise<EngineResult['publishing']> {
  tell('Publishing the whole set, and then a day more');
  const whole = await seconds(() => publish(url, before));
  const day = await seconds(() => publish(url, after));
  const { rows, rowsTaken } = day.result;
  return { wholeSeconds: whole.taken, daySeconds: day.taken, dayRows: rows - rowsTaken, rows };
}

async function measureTwoPlatforms(set: LoadedSet, { people, seconds: crowdSeconds, tell }: EngineMeasuring) {
  tell('One platform, and two, each with cores of its own');
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  return measureTwo(set, { agent, people, seconds: crowdSeconds / 3 }).finally(() => agent.destroy());
}

async function publish(url: string, { warehouse }: LoadedSet): Promise<PublishedSet> {
  const target = await openTarget(url);
  try {
    return await publishSet({ warehouse, target });
  } finally {
    await target.close();
  }
}

async function measurePlatform(
  engine: EngineName,
  url: string | null,
  { dataDir, file, bytes, set }: LoadedSet,
  { rounds, people, seconds: crowdSeconds, tell }: EngineMeasuring,
): Promise<Pick<EngineResult, 'bytes' | 'searches' | 'alone' | 'together' | 'saturated'>> {
  const driver = await openEngine(url, file, set.setId);
  const checker = await openBareEngine(file);
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const platform = startChild('servePlatform.mjs', [
    dataDir,
    String(people),
    JSON.stringify(url === null ? {} : { WAREHOUSE_URL: url }),
  ]);
  try {
    await platform.next<Served>();
    const signedIn = () => platform.ask<Served>('people');
    const state = () => platform.ask<PlatformState>('state');
    tell(`Searches beside the engine, ${rounds} rounds`);
    const first = async () => {
      const { url: address, people: signed } = await signedIn();
      return { url: address, token: signed[0]?.token ?? '' };
    };
    const searches = await measureSearches({ driver, checker, signedIn: first, agent, rounds });
    const measured = url === null ? bytes : await readBytes(driver, engine === 'postgresql');
    tell(`One person, and ${people} people for ${crowdSeconds} s`);
    const short = { agent, state, seconds: crowdSeconds / 3, pauseMs: 0 };
    const served = await signedIn();
    const alone = await measureCrowd({ ...served, people: served.people.slice(0, 1) }, short);
    const looking = { agent, state, seconds: crowdSeconds, pauseMs: thinkMs };
    const together = await measureCrowd(await signedIn(), looking);
    const saturated = await measureCrowd(await signedIn(), short);
    return { bytes: measured, searches, alone, together, saturated };
  } finally {
    agent.destroy();
    await platform.stop();
    await checker.close();
    await driver.close();
  }
}
