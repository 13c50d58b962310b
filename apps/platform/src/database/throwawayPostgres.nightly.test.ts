import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { it } from 'node:test';
import { until } from '../testing/until.test-support.ts';
import { findPostgresBinaries, withClient } from './throwawayPostgres.test-support.ts';

const skip = findPostgresBinaries() ? false : 'no PostgreSQL: install initdb and postgres';
const support = new URL('./throwawayPostgres.test-support.ts', import.meta.url).href;
/** Starts a server, prints its address, and blocks its thread forever. */
const starting = `import { findPostgresBinaries, startThrowawayPostgres } from '${support}';
const server = await startThrowawayPostgres(findPostgresBinaries());
process.stdout.write((await server.createDatabase()) + '\\n', () => { for (;;); });`;

it('a throwaway PostgreSQL stops and leaves no files when its test process is killed', { skip }, async (test) => {
  const starter = spawn(process.execPath, [...process.execArgv, '--input-type=module', '-e', starting], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  test.after(() => starter.kill('SIGKILL'));
  const [url = ''] = (await once(createInterface({ input: starter.stdout }), 'line')) as string[];
  const folder = await withClient(url, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory ?? '';
  });
  assert.ok(existsSync(folder), folder);
  starter.kill('SIGKILL');
  const answers = () =>
    withClient(url, (client) => client.query('select 1')).then(
      () => 'the server answers',
      () => 'no server',
    );
  await until('the server ends', answers, (seen) => seen === 'no server');
  await until(
    'its folder is removed',
    () => existsSync(folder),
    (isThere) => !isThere,
  );
});
