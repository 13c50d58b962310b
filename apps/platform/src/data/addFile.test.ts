import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { DuckDBInstance, type Json } from '@duckdb/node-api';
import { buildSampleSet } from './ensureSampleSet.ts';
import { generatorDefaults } from './generate/GeneratorOptions.ts';
import { writeGeneratedFile } from './generate/writeGeneratedFile.ts';
import { LoadError } from './load/LoadError.ts';
import { loadFile, type LoadFileOptions } from './loadFile.ts';
import { querySet, temporaryFolder } from './querySet.test-support.ts';
import { runDataCommand } from './runDataCommand.test-support.ts';
import { warehouseFolder } from './set/CurrentSet.ts';
import { itAtNight } from '../testing/checksAll.test-support.ts';

const header = 'policy_id,agency_code,account_code,line,product_code,policy_state,effective_date,premium';
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

before(async () => {
  folder = await temporaryFolder();
});
after(() => folder.remove());

/** Writes rows under the header above and loads them into a data folder. */
async function load(dataDir: string, rows: readonly string[], options: Partial<LoadFileOptions> = {}) {
  const file = join(folder.path, 'rows.csv');
  await writeFile(file, [header, ...rows].join('\n'));
  return loadFile({ file, dataDir: join(folder.path, dataDir), ...options });
}

/** Returns the content of a set, with codes instead of its internal numbers. */
async function contentOf(dataDir: string): Promise<Record<string, Json[]>> {
  const names = `JOIN agency a USING (agency_id) JOIN product p USING (product_id) JOIN state s USING (state_id)`;
  const ids = 'agency_id, product_id, state_id';
  const queries = {
    policy: `SELECT t.* EXCLUDE (${ids}, account_id, carrier_id), a.agency_code, o.account_code, c.carrier_name, p.product_code, s.state
      FROM policy t ${names} JOIN account o USING (account_id) JOIN carrier c USING (carrier_id)`,
    agency_month: `SELECT t.* EXCLUDE (${ids}), a.agency_code, p.product_code, s.state FROM agency_month t ${names}`,
    agency_total: `SELECT t.* EXCLUDE (agency_id, largest_carrier_id), a.agency_code, c.carrier_name
      FROM agency_total t JOIN agency a USING (agency_id) JOIN carrier c ON c.carrier_id = t.largest_carrier_id`,
    agency_line_year:
      'SELECT t.* EXCLUDE (agency_id), a.agency_code FROM agency_line_year t JOIN agency a USING (agency_id)',
    agency: 'SELECT * EXCLUDE (agency_id) FROM agency',
    account: 'SELECT o.* EXCLUDE (agency_id, account_id), a.agency_code FROM account o JOIN agency a USING (agency_id)',
    set_info: 'SELECT * EXCLUDE (set_id, source, loaded_at) FROM set_info',
  };
  const content: Record<string, Json[]> = {};
  for (const [table, sql] of Object.entries(queries))
    content[table] = await querySet(dataDir, `FROM (${sql}) ORDER BY ALL`);
  return content;
}

/** Runs statements on a separate engine. */
async function runSql(sql: string): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    await connection.run(sql);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

describe('data:load --add', () => {
  it('creates the same set as one file with everything, whatever is new or replaced [PLAT-10]', async () => {
    const path = (name: string) => join(folder.path, name);
    await writeGeneratedFile({ ...generatorDefaults, policies: 6_000, agencies: 60, seed: 3 }, path('book.csv'));
    // The days after July, and 200 earlier policies with another premium; one agency has only the former.
    await runSql(`
      CREATE TABLE book AS SELECT * FROM read_csv('${path('book.csv')}', all_varchar = true);
      CREATE TABLE changed AS FROM book WHERE effective_date < '2026-08-01' AND hash(policy_id) % 30 = 0 AND premium NOT LIKE '-%';
      CREATE TABLE newcomer AS SELECT max(agency_code) AS agency_code FROM book WHERE effective_date >= '2026-08-01';
      DELETE FROM book WHERE effective_date < '2026-08-01' AND agency_code = (SELECT agency_code FROM newcomer);
      DELETE FROM changed WHERE agency_code = (SELECT agency_code FROM newcomer);
      UPDATE changed SET premium = '77.01';
      COPY (FROM book WHERE effective_date < '2026-08-01') TO '${path('before.csv')}' (HEADER true);
      COPY (FROM book WHERE effective_date >= '2026-08-01' UNION ALL FROM changed) TO '${path('day.csv')}' (HEADER true);
      COPY (SELECT b.* REPLACE (coalesce(c.premium, b.premium) AS premium) FROM book b LEFT JOIN changed c USING (policy_id)
            ORDER BY b.effective_date >= '2026-08-01') TO '${path('whole.csv')}' (HEADER true)`);
    await loadFile({ file: path('whole.csv'), dataDir: path('whole') });
    await loadFile({ file: path('before.csv'), dataDir: path('daily') });
    const numbers = 'SELECT agency_code, agency_id FROM agency ORDER BY agency_id';
    const earlier = await querySet(path('daily'), numbers);
    const add = () => loadFile({ file: path('day.csv'), dataDir: path('daily'), isAdded: true });
    const { set, summary } = await add();
    assert.ok(summary.replaced !== null && summary.replaced > 100 && summary.rows > summary.replaced);
    assert.equal(summary.rejected, 0);
    const expected = await contentOf(path('whole'));
    assert.equal(set.policies, expected.policy?.length);
    assert.deepEqual(await contentOf(path('daily')), expected);
    assert.deepEqual((await querySet(path('daily'), numbers)).slice(0, earlier.length), earlier);
    assert.ok((await querySet(path('daily'), numbers)).length > earlier.length);
    const again = await add();
    assert.equal(again.summary.replaced, again.summary.rows);
    assert.deepEqual(await contentOf(path('daily')), expected);
  });

  it('keeps the last day of the data unless rows are later', async () => {
    const rows = ['P1,A1,,personal,HOME,TX,2025-06-01,1'];
    await load('days', rows, { asOf: '2025-06-30' });
    const earlier = await load('days', ['P2,A1,,personal,HOME,TX,2025-06-20,1'], { isAdded: true });
    assert.equal(earlier.set.asOf, '2025-06-30');
    const later = await load('days', ['P3,A1,,personal,HOME,TX,2025-07-02,1'], { isAdded: true });
    assert.equal(later.set.asOf, '2025-07-02');
  });

  itAtNight('refuses rows by line and reason, and says how many policies are new and replaced [PLAT-10]', async () => {
    const dataDir = join(folder.path, 'told');
    await load('told', ['P1,A1,X1,personal,HOME,TX,2025-06-01,1', 'P2,A1,X1,personal,HOME,TX,2025-06-02,2']);
    const day = join(folder.path, 'day-of-mistakes.csv');
    const rows = ['P2,A1,X1,personal,HOME,TX,2025-06-02,5', 'P3,A1,X1,personal,HOME,TX,2025-06-31,1'];
    await writeFile(
      day,
      [header, ...rows, 'P4,A2,X1,personal,HOME,TX,2025-06-03,1', 'P5,A2,,personal,HOME,TX,2025-06-03,1'].join('\n'),
    );
    const refused = await runDataCommand('load', [day, '--add', '--data-dir', dataDir], folder.path);
    assert.equal(refused.code, 1);
    assert.match(refused.error, /2 of 4 rows of .*day-of-mistakes\.csv were refused.* The data in use stays in use\./);
    assert.deepEqual(await querySet(dataDir, 'SELECT policies FROM set_info'), [{ policies: 2 }]);
    const taken = await runDataCommand(
      'load',
      [day, '--add', '--data-dir', dataDir, '--max-rejected', '50'],
      folder.path,
    );
    assert.equal(taken.code, 0, taken.error);
    assert.match(taken.out, /^4 rows read, 2 refused\.\n1 policy is new, 1 replaced\.\n/);
    assert.match(taken.out, /\n3 policies of 2 agencies, up to 2025-06-03, are in use now\.\n$/);
    assert.equal(
      await readFile(join(dataDir, 'reports', 'day-of-mistakes.csv.rejected.csv'), 'utf8'),
      'line,column,value,reason\n3,effective_date,2025-06-31,is not a day of the calendar\n4,account_code,X1,belongs to another agency in the data in use\n',
    );
    assert.deepEqual(await querySet(dataDir, 'SELECT sum(premium_cents) AS cents FROM policy'), [{ cents: 700 }]);
    const back = await runDataCommand('load', ['--previous', '--data-dir', dataDir], folder.path);
    assert.match(back.out, /^2 policies of 1 agency.* in use again\.\n$/);
  });

  it('adds only to data that this version has loaded', async () => {
    const rows = ['P1,A1,,personal,HOME,TX,2025-06-01,1'];
    await buildSampleSet({ dataDir: join(folder.path, 'sample'), agencies: 20, policies: 1_000 });
    await load('old', rows);
    const current = join(folder.path, 'old', warehouseFolder, 'current.json');
    const text = await readFile(current, 'utf8');
    await writeFile(current, text.replace(/"layout": \d+/, '"layout": 1'));
    for (const [dataDir, problem] of [
      ['nothing', /^There is no data in .*nothing.* to add to\. Load a whole file, without --add\.$/],
      ['sample', /^The data in use is the generated sample\. Load a whole file/],
      ['old', /^The data in use was loaded by another version of Agency Insights\. Load a whole file/],
    ] as const)
      await assert.rejects(load(dataDir, rows, { isAdded: true }), (error: unknown) => {
        assert.ok(error instanceof LoadError && error.code === 'nothing_to_add_to', String(error));
        assert.match(error.message, problem);
        return true;
      });
  });

  itAtNight(
    'keeps the current data intact when killed at any point, and adds everything when run again [PLAT-10]',
    async () => {
      const path = (name: string) => join(folder.path, name);
      await writeGeneratedFile({ ...generatorDefaults, policies: 3_000, agencies: 30 }, path('base.csv'));
      const dataDir = path('killed');
      await loadFile({ file: path('base.csv'), dataDir });
      const lines = (await readFile(path('base.csv'), 'utf8')).trim().split('\n');
      const day = lines.map((line, index) => (index === 0 ? line : `N${line}`));
      await writeFile(path('killed.csv'), day.join('\n'));
      for (const step of ['Reading rows', 'Linking terms', 'Adding up months']) {
        const ended = await runDataCommand(
          'load',
          [path('killed.csv'), '--add', '--data-dir', dataDir],
          folder.path,
          (text, child) => {
            if (text.includes(step)) child.kill('SIGKILL');
          },
        );
        assert.equal(ended.signal, 'SIGKILL', step);
        assert.deepEqual(await querySet(dataDir, 'SELECT count(*) AS rows FROM policy'), [{ rows: 3_000 }], step);
      }
      const done = await runDataCommand('load', [path('killed.csv'), '--add', '--data-dir', dataDir], folder.path);
      assert.equal(done.code, 0, done.error);
      assert.deepEqual(await querySet(dataDir, 'SELECT count(*) AS rows FROM policy'), [{ rows: 6_000 }]);
    },
  );
});
