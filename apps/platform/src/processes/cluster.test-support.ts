import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildSampleSet } from '../data/ensureSampleSet.ts';
import type { Database } from '../database/Database.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { startThrowawayPostgres } from '../database/throwawayPostgres.test-support.ts';
import { type PlatformProcess, startPlatformProcess } from '../saved-filters/platformProcess.test-support.ts';
import { freePorts } from '../testing/freePorts.test-support.ts';
import { peopleOf, type TestPeople } from '../testing/peopleOf.test-support.ts';
import { type Balancer, startBalancer } from './balancer.test-support.ts';

/** A platform process of a cluster. */
export interface Member {
  /** Its own address, past the balancer. */
  url: string;
  /** Id of the process. */
  pid: number;
  /** Stops it as an operator does, and waits for its end. */
  stop(): Promise<void>;
  /** Kills it, and waits for its end. */
  kill(): Promise<void>;
}

/** Platform processes on one PostgreSQL and one folder, behind balancers. */
export interface Cluster extends TestPeople {
  /** The public address. */
  url: string;
  dataDir: string;
  database: Database;
  members: Member[];
  /** Starts one more, and waits until it is ready. */
  add(): Promise<Member>;
  stop(): Promise<void>;
}

/** Starts `size` processes, one after the other. `binaries`: the folder of PostgreSQL. Cleans up if it fails. */
export async function startCluster(size: number, binaries: string): Promise<Cluster> {
  const opened = new AsyncDisposableStack();
  try {
    return await start(size, binaries, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** Starts the processes; `opened` closes what it opens. */
async function start(size: number, binaries: string, opened: AsyncDisposableStack): Promise<Cluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'insights-cluster-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const postgres = opened.adopt(await startThrowawayPostgres(binaries), (server) => server.stop());
  const databaseUrl = await postgres.createDatabase();
  await buildSampleSet({ dataDir, agencies: 300, policies: 6_000 });
  const balancer = async () => opened.adopt(await startBalancer(), (started) => started.stop());
  const balancers = { app: await balancer(), provider: await balancer(), dashboards: await balancer() };
  const url = `http://localhost:${balancers.app.port}`;
  const members: Member[] = [];
  const add = async (): Promise<Member> => {
    const member = await startMember(dataDir, databaseUrl, balancers);
    members.push(member);
    return member;
  };
  opened.defer(async () => void (await Promise.all(members.map((member) => member.kill()))));
  opened.adopt(
    watchReadiness(() => members, balancers),
    (watch) => watch.stop(),
  );
  for (let started = 0; started < size; started += 1) await add();
  const database = opened.adopt(await openDatabase({ kind: 'postgres', url: databaseUrl }), (open) => open.close());
  return {
    url,
    dataDir,
    database,
    members,
    add,
    ...peopleOf(url),
    stop: () => opened.disposeAsync(),
  };
}

type Balancers = Record<'app' | 'provider' | 'dashboards', Balancer>;

const longestStartMs = 120_000;

const portsOf = new WeakMap<Member, Record<keyof Balancers, number>>();

async function startMember(dataDir: string, databaseUrl: string, balancers: Balancers): Promise<Member> {
  const [app = 0, provider = 0, dashboards = 0] = await freePorts(3);
  const started = await startPlatformProcess(dataDir, {
    DATABASE_URL: databaseUrl,
    PORT: String(app),
    IDP_PORT: String(provider),
    DASHBOARDS_PORT: String(dashboards),
    PUBLIC_URL: `http://localhost:${balancers.app.port}`,
    IDP_PUBLIC_URL: `http://localhost:${balancers.provider.port}`,
    DASHBOARDS_PUBLIC_URL: `http://localhost:${balancers.dashboards.port}`,
    DRAIN_SECONDS: '1',
    SAVED_SEARCHES_MAX: '10000',
    SERVICE_CLIENTS: 'nightly:a-secret-of-more-than-32-characters-here',
    SERVICE_REQUESTS_PER_MINUTE: '10',
  });
  const member: Member = {
    url: `http://127.0.0.1:${app}`,
    pid: started.process.pid ?? 0,
    stop: () => endWith(started, 'SIGTERM'),
    kill: () => endWith(started, 'SIGKILL'),
  };
  portsOf.set(member, { app, provider, dashboards });
  for (const deadline = Date.now() + longestStartMs; !(await isReady(member)); await delay(50)) {
    if (Date.now() < deadline) continue;
    await member.kill();
    throw new Error(`The process at ${member.url} was not ready within ${longestStartMs / 1_000} seconds.`);
  }
  return member;
}

async function endWith({ process: child }: PlatformProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Turns the balancers to the processes that say that they are ready, again and again. */
function watchReadiness(members: () => readonly Member[], balancers: Balancers): { stop(): Promise<void> } {
  let isStopped = false;
  async function watch(): Promise<void> {
    while (!isStopped) {
      const ready = await Promise.all(members().map(async (member) => ((await isReady(member)) ? [member] : [])));
      for (const name of ['app', 'provider', 'dashboards'] as const)
        balancers[name].turnTo(ready.flat().map((member) => `http://127.0.0.1:${portsOf.get(member)?.[name]}`));
      await delay(50);
    }
  }
  const watching = watch();
  return {
    async stop() {
      isStopped = true;
      await watching;
    },
  };
}

async function isReady({ url }: Member): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}
