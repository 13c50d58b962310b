import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import {
  noClickHouse,
  runClickHouse,
  startThrowawayClickHouse,
  type ThrowawayClickHouse,
} from '../../warehouse/clickhouse/throwawayClickHouse.test-support.ts';
import { buildSampleSet } from '../ensureSampleSet.ts';
import { temporaryFolder } from '../querySet.test-support.ts';
import { loadGrowingBook } from './growingBook.test-support.ts';
import { openTarget } from './openTarget.ts';
import { publishChanged, type ChangedPublishing } from './publishChanged.test-support.ts';
import type { PublishTarget } from './PublishTarget.ts';

describe('months that a ClickHouse reuses from the set in use', { skip: noClickHouse }, () => {
  const opened = new AsyncDisposableStack();
  let server: ThrowawayClickHouse;
  const folders: string[] = [];
  before(async () => {
    server = opened.adopt(await startThrowawayClickHouse(), (one) => one.stop());
    for (let at = 0; at < 3; at += 1)
      folders.push(opened.adopt(await temporaryFolder(), (folder) => folder.remove()).path);
    const [oldest = '', before = '', after = ''] = folders;
    await buildSampleSet({ dataDir: oldest, agencies: 5, policies: 200 });
    await loadGrowingBook(before, after);
  });
  after(() => opened.disposeAsync());

  const publish = (url: string, dataDir?: string, change?: ChangedPublishing['change']): Promise<void> =>
    publishChanged({ url, dataDir, partRows: 1_000, change });

  it('exist once if a command was interrupted before recording them, and another set came into use [PLAT-11]', async () => {
    const [oldest, older, newest] = folders;
    const url = await server.createDatabase();
    const way = opened.adopt(await openBreakingWay(new URL(server.origin), 'published_part'), (one) => one.close());
    const broken = new URL(url);
    broken.port = String(way.port);
    await publish(url, oldest);
    await publish(url, older);
    const breaking = ({ takeMonths }: PublishTarget): Partial<PublishTarget> => ({
      takeMonths(taking) {
        if (taking.table.name === 'policy') way.breakNext();
        return takeMonths(taking);
      },
    });
    await assert.rejects(publish(broken.href, newest, breaking), /socket hang up|ECONNRESET/);
    const registry = new URL(url).pathname.slice(1);
    const tables = `database LIKE '${registry}_set_%' AND table = 'policy' AND active`;
    const months = await runClickHouse(url, `SELECT count(DISTINCT database) FROM system.parts WHERE ${tables}`);
    assert.equal(months, '3\n', 'unrecorded months exist');
    const target = await openTarget(url);
    await target.restorePrevious();
    await target.close();
    await publish(url, newest);
    const place = await runClickHouse(
      url,
      `SELECT place FROM ${registry}.data_set_in_use ORDER BY number DESC LIMIT 1`,
    );
    assert.equal(await runClickHouse(url, `SELECT count() FROM ${place.trim()}.policy`), '6000\n');
  });
});

/** Opens a proxy that breaks at the next request whose address contains a text, as if the client were killed. */
async function openBreakingWay(
  origin: URL,
  named: string,
): Promise<{ port: number; breakNext(): void; close(): Promise<void> }> {
  let isArmed = false;
  const server = createServer((incoming, response) => {
    if (isArmed && decodeURIComponent(incoming.url ?? '').includes(named)) {
      isArmed = false;
      incoming.socket.destroy();
      return;
    }
    const { method, headers } = incoming;
    const outgoing = request(new URL(incoming.url ?? '', origin), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    breakNext: () => void (isArmed = true),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
