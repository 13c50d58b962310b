import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { readClickHouseAddress } from '../../config/ClickHouseAddress.ts';
import { absentEngine } from '../../testing/absentEngine.test-support.ts';

/** A ClickHouse server for one test process. */
export interface ThrowawayClickHouse {
  /** Its HTTP interface, like http://127.0.0.1:8123. */
  origin: string;
  /** The address of a database to which nothing was published, as its owner. */
  createDatabase(): Promise<string>;
  /** Sends a signal to its process. */
  signal(name: NodeJS.Signals): void;
  /** Kills it immediately. */
  crash(): Promise<void>;
  /** Starts it again after a crash, at the same address. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const tools = join(import.meta.dirname, '../../../../../tools');
const folder = join(tools, 'clickhouse');
/** Ends the server also where this process is killed. */
const endWithParent = join(tools, 'endWithParent.mjs');

/** The reason why there is no ClickHouse for tests; false if there is one. */
export const noClickHouse: string | false = existsSync(join(folder, 'node_modules/@chdb'))
  ? false
  : absentEngine('no ClickHouse: run "node tools/run.mjs tools/clickhouse/install.ts"');

/** The owner and a writer, who may do everything, and a reader, who may read granted tables. */
const owner = 'owner:throwaway';
const accounts = `${owner},writer:writes,reader:reads`;

/** A busy machine loads the engine in some seconds. */
const longestStartMs = 120_000;

/**
 * Starts a server on a free loopback port in a temporary folder. `configuration`: its `config.xml`; default: none. `inside`: where
 * that folder is made; default: where temporary files are.
 */
export async function startThrowawayClickHouse({
  configuration,
  inside = tmpdir(),
}: { configuration?: string; inside?: string } = {}): Promise<ThrowawayClickHouse> {
  const data = mkdtempSync(join(inside, 'insights-clickhouse-'));
  // The engine looks for it in its process's folder.
  if (configuration !== undefined) writeFileSync(join(data, 'config.xml'), configuration);
  let running = await launch(data).catch((error: unknown) => {
    rmSync(data, { recursive: true, force: true });
    throw error;
  });
  const { origin } = running;
  let made = 0;
  return {
    origin,
    createDatabase: () =>
      Promise.resolve(`${origin.replace('http:', 'clickhouse:').replace('//', `//${owner}@`)}/test_${(made += 1)}`),
    signal: (name) => void running.server.kill(name),
    crash: () => running.end(),
    start: async () => {
      running = await launch(data, new URL(origin).port);
    },
    stop: async () => {
      await running.end();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A server process. */
interface Running {
  server: ChildProcessByStdio<Writable, Readable, null>;
  origin: string;
  /** Kills it, and waits until it has exited. */
  end(): Promise<void>;
}

/** Starts a server process on a folder, and waits until it listens. Default port: a free one. */
async function launch(data: string, port = '0'): Promise<Running> {
  const server = spawn(process.execPath, [`--import=${endWithParent}`, join(folder, 'serve.ts'), data, port], {
    cwd: data,
    stdio: ['pipe', 'pipe', 'inherit'],
    // Statements take threads of this pool for as long as they run.
    env: { PATH: process.env.PATH, ACCOUNTS: accounts, UV_THREADPOOL_SIZE: '64' },
  });
  // The engine adds what it reads there to the rows of an INSERT.
  server.stdin.end();
  const endWithUs = () => server.kill('SIGKILL');
  process.on('exit', endWithUs);
  const ended = once(server, 'exit');
  const end = async () => {
    process.off('exit', endWithUs);
    server.ref();
    server.kill('SIGKILL');
    if (server.exitCode === null && server.signalCode === null) await ended;
  };
  const origin = await addressOf(server).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return { server, origin, end };
}

/** The address that a server prints once it listens. */
async function addressOf(server: ChildProcessByStdio<Writable, Readable, null>): Promise<string> {
  const signal = AbortSignal.timeout(longestStartMs);
  const started = once(server.stdout, 'data', { signal }) as Promise<[Buffer]>;
  const first = await Promise.race([started, once(server, 'exit').then(() => null)]);
  if (first === null) throw new Error(`ClickHouse ended with exit code ${server.exitCode}.`);
  // From now on it does not keep this process from ending.
  server.unref();
  if (server.stdout instanceof Socket) server.stdout.unref();
  return first[0].toString().trim();
}

/** Runs a statement as the user of the address, and returns what comes back. */
export async function runClickHouse(url: string, sql: string, settings: Record<string, number> = {}): Promise<string> {
  const { origin, username, password } = readClickHouseAddress(url) ?? {};
  const query = new URLSearchParams(
    Object.entries(settings).map(([name, value]) => [name, String(value)] as [string, string]),
  );
  const response = await fetch(`${origin}/?${query}`, {
    method: 'POST',
    body: sql,
    headers: { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
