import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL server of its own for one test process. */
export interface ThrowawayPostgres {
  /** Makes an empty database and answers its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Becomes the program of its arguments, with a shell beside it. That waits for a line on descriptor 3: where the pipe ends
 * without one, the process that started it is gone, and the shell ends the program and removes its folder, which is `$0`.
 */
const endingWithStarter = '(read -r line <&3 || { kill -QUIT $$; rm -rf "$0"; }) & exec "$@" 3<&-';

const password = 'throwaway';
const owner = 'insights_test';

/** Folder with `initdb`, `postgres` and `others`, or undefined where these are not installed together. */
export function findPostgresBinaries(...others: readonly string[]): string | undefined {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).map((version) => join(packaged, version, 'bin')) : [];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...versions];
  return folders.find(
    (folder) => folder !== '' && ['initdb', 'postgres', ...others].every((name) => existsSync(join(folder, name))),
  );
}

/** Starts a server on a free loopback port in a temporary folder; PostgreSQL refuses to run as root, so root lends it another account. */
export async function startThrowawayPostgres(binaries: string): Promise<ThrowawayPostgres> {
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'insights-postgres-'));
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  mkdirSync(data);
  writeFileSync(passwordFile, password);
  if (account) for (const path of [folder, data, passwordFile]) chownSync(path, account.uid, account.gid);
  try {
    execFileSync(
      join(binaries, 'initdb'),
      [
        '--pgdata',
        data,
        '--username',
        owner,
        '--pwfile',
        passwordFile,
        '--auth',
        'scram-sha-256',
        '--encoding',
        'UTF8',
        '--locale',
        'C.UTF-8',
        '--no-sync',
      ],
      { ...account, stdio: 'pipe', env: { PATH: process.env['PATH'] } },
    );
    const port = await freePort();
    const server = spawn(
      'sh',
      [
        '-c',
        endingWithStarter,
        folder,
        join(binaries, 'postgres'),
        '-D',
        data,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-k',
        folder,
        '-c',
        'fsync=off',
        '-c',
        'shared_buffers=16MB',
        '-c',
        'max_connections=40',
      ],
      { ...account, stdio: ['ignore', 'ignore', 'ignore', 'pipe'], env: { PATH: process.env['PATH'] } },
    );
    // Neither keeps this process from ending.
    server.unref();
    const starter = server.stdio[3] as Socket;
    starter.unref();
    const end = async () => {
      starter.end('stopped\n');
      await stopServer(server);
    };
    const address = (name: string) => `postgres://${owner}:${password}@127.0.0.1:${port}/${name}`;
    await untilAnswering(address('postgres'), server).catch(async (error: unknown) => {
      await end();
      throw error;
    });
    let made = 0;
    return {
      createDatabase: async () => {
        const name = `test_${(made += 1)}`;
        await withClient(address('postgres'), (client) => client.query(`create database ${name}`));
        return address(name);
      },
      stop: async () => {
        await end();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Runs one piece of work on a connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The account that PostgreSQL runs under where the tests run as root. */
export function unprivilegedAccount(): { uid: number; gid: number } {
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

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.ref();
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  await ended;
}
