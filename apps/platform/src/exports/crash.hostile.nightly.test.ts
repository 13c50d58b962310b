import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { TaskStatus } from '@agency-insights/insights-api/contract';
import readXlsxFile from 'read-excel-file/node';
import { openDatabase } from '../database/openDatabase.ts';
import { until } from '../testing/until.test-support.ts';
import { addViewer, exportRequest } from './exportServer.test-support.ts';

const rows = 30_000;

describe('killing the process during an export', () => {
  let folder = '';
  let server: { process: ChildProcess; url: string } | undefined;
  const exported = () => readdirSync(join(folder, 'exports'));

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'insights-export-crash-'));
    const database = await openDatabase({ kind: 'sqlite', file: join(folder, 'platform.sqlite') });
    await addViewer(database, 'ada');
    await database.close();
  });
  after(async () => {
    if (server) await kill(server.process);
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'loses no export: the next start finishes it and deletes the partial file [PLAT-4] [PLAT-8]',
    { timeout: 120_000 },
    async () => {
      server = await start(folder);
      let id = '';
      let half: string | undefined;
      // An export may finish before the kill; then kill the next one.
      for (let attempt = 1; half === undefined; attempt += 1) {
        assert.ok(attempt <= 10, 'every export came to its end before it could be killed');
        ({ request_id: id } = await post<{ request_id: string }>(server.url, 'run-export', exportRequest));
        await untilStatus(
          server.url,
          id,
          ({ rows, status }) => status === 'SUCCESS' || (status === 'STARTED' && rows > 0),
        );
        await kill(server.process);
        half = exported().find((name) => name.endsWith('.xlsx.part'));
        if (half === undefined) server = await start(folder);
      }
      const finished = exported().filter((name) => name !== half);

      server = await start(folder);
      const { result } = await untilStatus(server.url, id, ({ status }) => status === 'SUCCESS');
      assert.ok(!exported().includes(half));
      assert.equal(exported().length, finished.length + 1);
      const file = await fetch(new URL(result ?? '', server.url), { headers: { authorization: 'Bearer ada' } });
      const [agencies] = await readXlsxFile(Buffer.from(await file.arrayBuffer()));
      assert.equal(agencies?.data.length, rows + 2);
      assert.equal(agencies?.data.at(-2)?.[0], `Lone Star Risk Advisors ${rows - 1}`);
    },
  );
});

async function start(folder: string): Promise<{ process: ChildProcess; url: string }> {
  const script = fileURLToPath(new URL('./exportingServer.test-support.ts', import.meta.url));
  const endWithParent = fileURLToPath(new URL('../../../../tools/endWithParent.mjs', import.meta.url));
  const child = spawn(
    process.execPath,
    [`--import=${endWithParent}`, ...process.execArgv, script, join(folder, 'platform.sqlite'), folder, String(rows)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const url of createInterface({ input: child.stdout })) return { process: child, url };
  throw new Error('The server ended before it said where it listens.');
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function post<T>(url: string, call: string, body: unknown): Promise<T> {
  const headers = { authorization: 'Bearer ada', 'content-type': 'application/json' };
  const response = await fetch(new URL(`/api/v1/looker/${call}`, url), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}

async function untilStatus(url: string, id: string, reached: (status: TaskStatus) => boolean): Promise<TaskStatus> {
  const status = await until(
    'the export comes as far as is waited for',
    () => post<TaskStatus>(url, 'task-status', { task_id: id }),
    (now) => reached(now) || now.status === 'FAILURE',
  );
  assert.ok(reached(status), status.error ?? '');
  return status;
}
