import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { absentEngine } from '../testing/absentEngine.test-support.ts';

/** A temporary PostgreSQL server for one test process. */
export interface ThrowawayPostgres {
  /** Creates an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /** Kills it immediately. */
  crash(): Promise<void>;
  /** Starts it again after a crash, at the same address. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Runs a program with a shell beside it, which reads from descriptor 3: if the pipe ends without a line, the parent
 * process has died, and the shell stops the program and removes its folder `$0`.
 */
const endingWithStarter = '(read -r line <&3 || { kill -QUIT $$; rm -rf "$0"; }) & exec "$@" 3<&-';

const password = 'throwaway';
const owner = 'insights_test';

/** Folder with `initdb`, `postgres` and `others`, or undefined where these are not installed together and may be absent. */
export function findPostgresBinaries(...others: readonly string[]): string | undefined {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).map((version) => join(packaged, version, 'bin')) : [];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...versions];
  const names = ['initdb', 'postgres', ...others];
  const found = folders.find((folder) => folder !== '' && names.every((name) => existsSync(join(folder, name))));
  if (found === undefined) absentEngine(`no PostgreSQL with ${names.join(', ')}`);
  return found;
}

/** The account that a server runs under. */
interface Account {
  uid: number;
  gid: number;
}

/** Server settings of tests: small, and without flushing to disk. */
const usualSettings = { fsync: 'off', shared_buffers: '16MB', max_connections: '40' };

/**
 * Starts a server on a free loopback port in a temporary folder; PostgreSQL refuses to run as root, so root lends it another
 * account. `settings`: of the server, in place of the usual ones.
 */
export async function startThrowawayPostgres(
  binaries: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ThrowawayPostgres> {
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'insights-postgres-'));
  try {
    makeCluster(binaries, folder, account);
    const port = await freePort();
    const address = (name: string) => `postgres://${owner}:${password}@127.0.0.1:${port}/${name}`;
    const all = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, ...usualSettings, ...settings };
    const launch = async (): Promise<Running> => {
      const running = launchServer(binaries, folder, { account, settings: all });
      await untilAnswering(address('postgres'), running.server).catch(async (error: unknown) => {
        await running.end('SIGINT');
        throw error;
      });
      return running;
    };
    let running = await launch();
    let made = 0;
    return {
      createDatabase: async () => {
        const name = `test_${(made += 1)}`;
        await withClient(address('postgres'), (client) => client.query(`create database ${name}`));
        return address(name);
      },
      crash: () => running.end('SIGQUIT'),
      start: async () => {
        running = await launch();
      },
      stop: async () => {
        await running.end('SIGINT');
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function makeCluster(binaries: string, folder: string, account: Account | undefined): void {
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  mkdirSync(data);
  writeFileSync(passwordFile, password);
  if (account) for (const path of [folder, data, passwordFile]) chownSync(path, account.uid, account.gid);
  const options = ['--pgdata', data, '--username', owner, '--pwfile', passwordFile, '--auth', 'scram-sha-256'];
  execFileSync(join(binaries, 'initdb'), [...options, '--encoding', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'], {
    ...account,
    stdio: 'pipe',
    env: { PATH: process.env['PATH'] },
  });
}

/** A server process. */
interface Running {
  server: ChildProcess;
  /** Stops it, and waits until it has exited. */
  end(signal: NodeJS.Signals): Promise<void>;
}

function launchServer(
  binaries: string,
  folder: string,
  { account, settings }: { account: Account | undefined; settings: Readonly<Record<string, string | number>> },
): Running {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(
    'sh',
    ['-c', endingWithStarter, folder, join(binaries, 'postgres'), '-D', join(folder, 'data'), ...options],
    { ...account, stdio: ['ignore', 'ignore', 'ignore', 'pipe'], env: { PATH: process.env['PATH'] } },
  );
  // Neither keeps this process alive.
  server.unref();
  const starter = server.stdio[3] as Socket;
  starter.unref();
  return {
    server,
    async end(signal) {
      if (server.exitCode !== null || server.signalCode !== null) return;
      starter.end('stopped\n');
      server.ref();
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
    },
  };
}

/** Runs work on a separate connection. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the account for PostgreSQL if the tests run as root. */
export function unprivilegedAccount(): Account {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The account does not exist here: try the next.
    }
  }
  throw new Error('PostgreSQL does not run as root and there is no other account for it (postgres, nobody).');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

async function untilAnswering(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`postgres ended with exit code ${server.exitCode ?? server.signalCode}.`);
    try {
      await withClient(url, (client) => client.query('select 1'));
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(100);
    }
  }
}
