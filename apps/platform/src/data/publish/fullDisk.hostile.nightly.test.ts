import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import {
  findPostgresBinaries,
  startThrowawayPostgres,
  unprivilegedAccount,
  withClient,
} from '../../database/throwawayPostgres.test-support.ts';
import {
  noClickHouse,
  runClickHouse,
  startThrowawayClickHouse,
} from '../../warehouse/clickhouse/throwawayClickHouse.test-support.ts';
import { temporaryFolder } from '../querySet.test-support.ts';
import { loadGrowingBook } from './growingBook.test-support.ts';
import { openTarget } from './openTarget.ts';
import { publishSet } from './publishSet.ts';

const binaries = findPostgresBinaries();
const noDisk = process.getuid?.() === 0 ? false : 'a small disk can be mounted by root alone';

/** A disk that can be made smaller and larger. */
interface SmallDisk {
  path: string;
  resize(kib: number): void;
  /** Used space, KiB. */
  used(): number;
  [Symbol.dispose](): void;
}

function mountSmallDisk(kib: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'insights-small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kib}k`, 'tmpfs', path], { stdio: 'pipe' });
  return {
    path,
    resize: (size) => void execFileSync('mount', ['-o', `remount,size=${size}k`, path]),
    used() {
      const { bsize, blocks, bfree } = statfsSync(path);
      return Math.ceil(((blocks - bfree) * bsize) / 1_024);
    },
    [Symbol.dispose]() {
      execFileSync('umount', ['-l', path]);
      rmSync(path, { recursive: true });
    },
  };
}

const roomyKib = 500_000;
/** Less than a set takes. */
const spareKib = 200;

/** A server on a small disk. */
interface CrampedServer {
  url: string;
  disk: SmallDisk;
  policiesInUse(): Promise<number>;
}

async function crampedPostgres(started: AsyncDisposableStack): Promise<CrampedServer> {
  const disk = started.use(mountSmallDisk(roomyKib));
  const { uid, gid } = unprivilegedAccount();
  chownSync(disk.path, uid, gid);
  const server = started.adopt(await startThrowawayPostgres(binaries ?? ''), (one) => one.stop());
  const url = await server.createDatabase();
  await withClient(url, async (client) => {
    await client.query(`CREATE TABLESPACE small LOCATION '${disk.path}'`);
    await client.query('ALTER ROLE CURRENT_USER SET default_tablespace = small');
  });
  return {
    url,
    disk,
    policiesInUse: () =>
      withClient(url, async (client) => {
        const inUse =
          'SELECT schema_name FROM agency_insights.data_set_in_use JOIN agency_insights.data_set USING (set_id)';
        const { rows } = await client.query<{ schema_name: string }>(inUse);
        const counted = await client.query<{ n: number }>(
          `SELECT count(*)::integer AS n FROM ${rows[0]?.schema_name}.policy`,
        );
        return counted.rows[0]?.n ?? NaN;
      }),
  };
}

async function crampedClickHouse(started: AsyncDisposableStack): Promise<CrampedServer> {
  const disk = started.use(mountSmallDisk(roomyKib));
  const server = started.adopt(await startThrowawayClickHouse({ inside: disk.path }), (one) => one.stop());
  const url = await server.createDatabase();
  return {
    url,
    disk,
    async policiesInUse() {
      const registry = new URL(url).pathname.slice(1);
      const place = await runClickHouse(
        url,
        `SELECT place FROM ${registry}.data_set_in_use ORDER BY number DESC LIMIT 1`,
      );
      return Number(await runClickHouse(url, `SELECT count() FROM ${place.trim()}.policy`));
    },
  };
}

for (const { name, skip, start, reason } of [
  {
    name: 'PostgreSQL',
    skip: binaries === undefined ? 'no PostgreSQL: install initdb and postgres' : noDisk,
    start: crampedPostgres,
    reason: /No space left on device/,
  },
  {
    name: 'ClickHouse',
    skip: noClickHouse === false ? noDisk : noClickHouse,
    start: crampedClickHouse,
    reason: /not enough space/,
  },
])
  describe(`a ${name} whose disk is full while a set is published`, { skip }, () => {
    const started = new AsyncDisposableStack();
    let server: CrampedServer;
    let folders: string[];
    before(async () => {
      server = await start(started);
      folders = [];
      for (let at = 0; at < 2; at += 1)
        folders.push(started.adopt(await temporaryFolder(), (folder) => folder.remove()).path);
      await loadGrowingBook(folders[0] ?? '', folders[1] ?? '');
    });
    after(() => started.disposeAsync());

    async function publish(dataDir = ''): Promise<void> {
      const target = await openTarget(server.url);
      try {
        await publishSet({ warehouse: join(dataDir, 'warehouse'), target, partRows: 500 });
      } finally {
        await target.close();
      }
    }

    it('keeps the previous set in use, reports the full disk in one line, and accepts the new set once it has space [PLAT-11]', async () => {
      const { disk, policiesInUse } = server;
      await publish(folders[0]);
      disk.resize(disk.used() + spareKib);
      for (let time = 0; time < 2; time += 1) {
        await assert.rejects(publish(folders[1]), (error: Error) => {
          assert.match(error.message, reason);
          assert.match(
            error.message,
            /^Publishing stopped: .* The previous set stays in use\. .* run the command again/,
          );
          return true;
        });
        assert.equal(await policiesInUse(), 4_000);
      }
      disk.resize(roomyKib);
      await publish(folders[1]);
      assert.equal(await policiesInUse(), 6_000);
    });
  });
