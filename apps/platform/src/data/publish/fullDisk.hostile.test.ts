import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import {
  findPostgresBinaries,
  startThrowawayPostgres,
  unprivilegedAccount,
  withClient,
} from '../../database/throwawayPostgres.test-support.ts';
import { temporaryFolder } from '../querySet.test-support.ts';
import { loadGrowingBook } from './growingBook.test-support.ts';
import { openTarget } from './openTarget.ts';
import { publishSet } from './publishSet.ts';

const binaries = findPostgresBinaries();
const isRoot = process.getuid?.() === 0;

describe(
  'a PostgreSQL whose disk is full while a set is published',
  {
    skip:
      binaries === undefined
        ? 'no PostgreSQL: install initdb and postgres'
        : !isRoot && 'a small disk can be mounted by root alone',
  },
  () => {
    const started = new AsyncDisposableStack();
    let url: string;
    let disk: string;
    let folders: string[];
    before(async () => {
      disk = mkdtempSync(join(tmpdir(), 'insights-small-disk-'));
      started.defer(() => rmSync(disk, { recursive: true }));
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200k', 'tmpfs', disk], { stdio: 'pipe' });
      started.defer(() => void execFileSync('umount', ['-l', disk]));
      const { uid, gid } = unprivilegedAccount();
      chownSync(disk, uid, gid);
      const server = started.adopt(await startThrowawayPostgres(binaries ?? ''), (one) => one.stop());
      url = await server.createDatabase();
      folders = [];
      for (let at = 0; at < 2; at += 1)
        folders.push(started.adopt(await temporaryFolder(), (folder) => folder.remove()).path);
      await loadGrowingBook(folders[0] ?? '', folders[1] ?? '');
    });
    after(() => started.disposeAsync());

    async function publish(dataDir = ''): Promise<void> {
      const target = await openTarget(url);
      try {
        await publishSet({ warehouse: join(dataDir, 'warehouse'), target, partRows: 500 });
      } finally {
        await target.close();
      }
    }
    const policiesInUse = () =>
      withClient(url, async (client) => {
        const inUse =
          'SELECT schema_name FROM agency_insights.data_set_in_use JOIN agency_insights.data_set USING (set_id)';
        const { rows } = await client.query<{ schema_name: string }>(inUse);
        return (await client.query(`SELECT count(*)::integer AS n FROM ${rows[0]?.schema_name}.policy`)).rows;
      });

    it('keeps the set before in use, and takes the new one when it has room again [PLAT-11]', async () => {
      await publish(folders[0]);
      await withClient(url, async (client) => {
        await client.query(`CREATE TABLESPACE small LOCATION '${disk}'`);
        await client.query('ALTER ROLE CURRENT_USER SET default_tablespace = small');
      });
      for (let time = 0; time < 2; time += 1) {
        await assert.rejects(publish(folders[1]), /No space left on device/);
        assert.deepEqual(await policiesInUse(), [{ n: 4_000 }]);
      }
      execFileSync('mount', ['-o', 'remount,size=100m', disk]);
      await publish(folders[1]);
      assert.deepEqual(await policiesInUse(), [{ n: 6_000 }]);
    });
  },
);
