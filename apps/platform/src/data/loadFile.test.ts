import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { DuckDBInstance } from '@duckdb/node-api';
import { buildSampleSet } from './ensureSampleSet.ts';
import { generatorDefaults } from './generate/GeneratorOptions.ts';
import { writeGeneratedFile } from './generate/writeGeneratedFile.ts';
import type { LoadErrorCode } from './load/LoadError.ts';
import { loadFile, type LoadFileOptions } from './loadFile.ts';
import { loadText, refusedText } from './loadText.test-support.ts';
import { querySet, temporaryFolder } from './querySet.test-support.ts';
import { itAtNight } from '../testing/checksAll.test-support.ts';

const header =
  'policy_id,agency_code,line,product_code,policy_state,effective_date,premium,naics,agency_name,account_code,carrier';
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

before(async () => {
  folder = await temporaryFolder();
});
after(() => folder.remove());

const load = (name: string, content: string | Buffer, options?: Partial<LoadFileOptions>) =>
  loadText({ folder: folder.path, name, content }, options);
const refused = (name: string, content: string | Buffer, code: LoadErrorCode, options?: Partial<LoadFileOptions>) =>
  refusedText({ folder: folder.path, name, content }, code, options);

describe('loadFile', () => {
  it('lets no other account of the machine read the set and the report', async () => {
    const umask = process.umask(0);
    try {
      const rows = 'p1,a1,personal,AUTO,TX,2025-03-01,10,,Acme,,\np2,a1,personal,AUTO,TX,never,10,,Acme,,';
      const { dataDir } = await load('private.csv', `${header}\n${rows}`, { maxRejectedPercent: 60 });
      const modes = ['warehouse', 'reports'].flatMap((name) => {
        const inside = readdirSync(join(dataDir, name)).map((file) => join(name, file));
        return [name, ...inside].map((path) => [path, (statSync(join(dataDir, path)).mode & 0o777).toString(8)]);
      });
      assert.equal(modes.length, 5, JSON.stringify(modes));
      for (const [path = '', mode] of modes) assert.equal(mode, path.includes('/') ? '600' : '700', path);
    } finally {
      process.umask(umask);
    }
  });

  itAtNight(
    'loads a generated file, as CSV and as Parquet, into the same set as the generator creates [PLAT-10]',
    async () => {
      const options = { ...generatorDefaults, policies: 20_000, agencies: 200, seed: 3 };
      const straight = join(folder.path, 'straight');
      await buildSampleSet({ dataDir: straight, ...options });
      const sums = `SELECT a.agency_code, a.agency_name, a.city, a.state, a.accounts, a.primary_account, p.product_code, c.carrier_name, s.state AS policy_state,
        count(*) AS policies, sum(premium_cents) AS cents, min(effective)::VARCHAR AS first, max(expiration)::VARCHAR AS last, sum(naics) AS naics, bool_or(o.is_primary) AS main
      FROM policy JOIN agency a USING (agency_id) JOIN product p USING (product_id) JOIN carrier c USING (carrier_id) JOIN state s USING (state_id)
      JOIN account o USING (account_id) GROUP BY ALL ORDER BY ALL`;
      // The loader does not know accounts without policies in the file.
      const withoutAccounts = (rows: Awaited<ReturnType<typeof querySet>>) =>
        rows.map((row) => ({ ...row, accounts: null }));
      const expected = withoutAccounts(await querySet(straight, sums));
      for (const ending of ['csv', 'parquet']) {
        const file = join(folder.path, `generated.${ending}`);
        await writeGeneratedFile(options, file);
        const dataDir = join(folder.path, ending);
        const { set, summary } = await loadFile({ file, dataDir });
        assert.deepEqual(
          { rows: summary.rows, rejected: summary.rejected, differences: summary.differences },
          { rows: 20_000, rejected: 0, differences: 0 },
        );
        assert.deepEqual(
          { policies: set.policies, agencies: set.agencies, asOf: set.asOf },
          { policies: 20_000, agencies: 200, asOf: '2026-10-31' },
        );
        assert.deepEqual(withoutAccounts(await querySet(dataDir, sums)), expected, ending);
      }
    },
  );

  it('refuses invalid rows with line, column, value and reason, and loads the others [PLAT-10]', async () => {
    const good = Array.from(
      { length: 60 },
      (_, index) => `G${index},A1,personal,HOME,TX,2025-01-${String((index % 28) + 1).padStart(2, '0')},100.10,,,,`,
    );
    const bad = [
      'B1,A1,personal,HOME,TX,2025-02-30,100,,,,',
      'B2,A1,leisure,HOME,Narnia,1/2/2025,12.345,,,,',
      'B3,A1,personal,HOME,TX,1/2/2025,100,722511,,,',
      'B4,A1,commercial,BOP,TX,1/2/2025,100,999999,,,',
      'G5,A1,personal,HOME,TX,1/2/2025,100,,,,',
      'B6,,personal,HOME,TX,1/2/2025,100,,,,',
      'B7,A1,personal,HOME,TX,1/2/2025,100',
      '"B8"x,A1,personal,HOME,TX,1/2/2025,100,,,,',
      'B9,A2,personal,HOME,TX,1/2/2025,100,,,A1,',
      "B10,A1,personal,HOME,TX,=1+1,-2+3+cmd|' /C calc'!A0,,,,",
      'B11,A1,personal,HOME,TX,1/2/2025,-12.345,,,,',
      'B12,A1,personal,HOME,TX,Austin;=1+1,100,,,,',
    ];
    const { dataDir, set, summary } = await load('bad.csv', [header, ...good, ...bad].join('\r\n'), {
      maxRejectedPercent: 20,
    });
    assert.equal(set.policies, 60);
    assert.equal(summary.rejected, 12);
    assert.equal(summary.report, join(dataDir, 'reports', 'bad.csv.rejected.csv'));
    const report = (await readFile(summary.report ?? '', 'utf8')).trim().split('\n');
    assert.deepEqual(report, [
      'line,column,value,reason',
      '62,effective_date,2025-02-30,is not a day of the calendar',
      '63,line,leisure,is neither personal nor commercial',
      '63,policy_state,Narnia,is not a state of the United States',
      '63,premium,12.345,has fractions of a cent',
      '64,naics,722511,is set on a personal policy',
      '65,naics,999999,is not a six-digit NAICS 2022 code',
      '66,policy_id,G5,is a duplicate of an earlier row',
      '67,agency_code,,is missing',
      '68,,"B7,A1,personal,HOME,TX,1/2/2025,100",has 7 fields; the header has 11',
      '69,,"""B8""x,A1,personal,HOME,TX,1/2/2025,100,,,,",has text after a closing quote',
      '70,account_code,A1,belongs to another agency in an earlier row',
      "71,effective_date,'=1+1,is not a day of the calendar",
      "71,premium,'-2+3+cmd|' /C calc'!A0,not an amount of money",
      '72,premium,-12.345,has fractions of a cent',
      "73,effective_date,Austin;'=1+1,is not a day of the calendar",
    ]);
    assert.deepEqual(
      summary.reasons.find(({ column }) => column === 'effective_date'),
      { column: 'effective_date', reason: 'is not a day of the calendar', rows: 3 },
    );
    assert.deepEqual(await querySet(dataDir, 'SELECT sum(premium_cents) AS cents FROM policy'), [
      { cents: 60 * 10_010 },
    ]);
  });

  it('keeps the data in use if too many rows are refused, and says how many [PLAT-10]', async () => {
    const rows = ['P1,A1,personal,HOME,TX,2025-01-01,1,,,,', 'P2,A1,personal,HOME,TX,2025-01-01,one,,,,'];
    const { dataDir, set } = await load('threshold.csv', [header, rows[0]].join('\n'));
    const { message, summary } = await refused('threshold.csv', [header, ...rows].join('\n'), 'too_many_rejected');
    assert.match(message, /^1 of 2 rows of .* were refused, more than 5 %\. See .*threshold\.csv\.rejected\.csv/);
    assert.equal(summary?.rejected, 1);
    assert.deepEqual(await querySet(dataDir, 'SELECT set_id FROM set_info'), [{ set_id: set.setId }]);
    const again = await load('threshold.csv', [header, ...rows].join('\n'), { maxRejectedPercent: 50 });
    assert.equal(again.set.policies, 1);
  });

  it('removes the report of an earlier attempt when no row is refused any more', async () => {
    const row = 'P1,A1,personal,HOME,TX,2025-01-01,1,,,,';
    const { summary } = await refused('report.csv', `${header}\n${row.replace('TX', 'XX')}`, 'nothing_to_load');
    assert.ok(existsSync(summary?.report ?? ''));
    await load('report.csv', `${header}\n${row}`);
    assert.ok(!existsSync(summary?.report ?? ''));
  });

  itAtNight('accepts a byte order mark, CRLF, quoted fields, semicolons, UTF-16 and Windows-1252', async () => {
    const text = `${header}\r\nP1,A1,personal,HOME,TX,1/2/2025,"$1,234.50",,"Garza, Peña & Co",,\r\n`;
    const name = [{ agency_name: 'Garza, Peña & Co' }];
    const files: [string, Buffer, Partial<LoadFileOptions>][] = [
      ['bom.csv', Buffer.from(`\uFEFF${text}`, 'utf8'), {}],
      ['semicolon.csv', Buffer.from(text.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/gm, ';'), 'utf8'), {}],
      ['utf16.csv', Buffer.from(`\uFEFF${text}`, 'utf16le'), {}],
      ['windows.csv', Buffer.from(text, 'latin1'), { encoding: 'windows-1252' }],
    ];
    for (const [file, content, options] of files) {
      const { dataDir } = await load(file, content, options);
      assert.deepEqual(await querySet(dataDir, 'SELECT agency_name FROM agency'), name, file);
      assert.deepEqual(await querySet(dataDir, 'SELECT premium_cents FROM policy'), [{ premium_cents: 123_450 }], file);
    }
    const { summary } = await refused('latin.csv', Buffer.from(text, 'latin1'), 'nothing_to_load');
    assert.match(summary?.reasons[0]?.reason ?? '', /not UTF-8 text.*--encoding/);
  });

  it('fills in missing values: names, cities, states, accounts, carrier, expiration', async () => {
    const rows = [
      'P1,7,PL,HOME,TX,2024-02-29,-5,,,,',
      'P2,7,CL,BOP,OK,2025-01-01,10,722511,,,',
      'P3,7,CL,BOP,OK,2025-01-01,10,,,,',
    ];
    const { dataDir } = await load('sparse.csv', [header, ...rows].join('\n'));
    assert.deepEqual(await querySet(dataDir, 'SELECT * EXCLUDE (agency_id) FROM agency'), [
      { agency_code: '7', agency_name: 'Agency 7', city: 'Unknown', state: 'OK', primary_account: 7, accounts: 1 },
    ]);
    assert.deepEqual(
      await querySet(dataDir, 'SELECT account_code, account_name, city, state, is_primary FROM account'),
      [{ account_code: '7', account_name: 'Agency 7', city: 'Unknown', state: 'OK', is_primary: true }],
    );
    assert.deepEqual(await querySet(dataDir, 'SELECT carrier_name FROM carrier'), [
      { carrier_name: 'Unknown carrier' },
    ]);
    assert.deepEqual(
      await querySet(
        dataDir,
        'SELECT policy_code, line, naics, effective::VARCHAR e, expiration::VARCHAR x, premium_cents FROM policy ORDER BY 1 LIMIT 1',
      ),
      [{ policy_code: 'P1', line: 0, naics: null, e: '2024-02-29', x: '2025-03-01', premium_cents: -500 }],
    );
  });

  it('omits agencies that only occur in duplicates, and numbers the others without gaps', async () => {
    const rows = [
      'P1,A1,personal,HOME,TX,2025-01-01,1,,,,',
      'P1,A2,personal,HOME,TX,2025-01-01,2,,,,',
      'P3,A3,personal,HOME,TX,2025-01-01,4,,,,',
    ];
    const { dataDir, set } = await load('gaps.csv', [header, ...rows].join('\n'), { maxRejectedPercent: 50 });
    assert.equal(set.agencies, 2);
    assert.deepEqual(
      await querySet(
        dataDir,
        'SELECT agency_id, agency_code, account_id, premium_cents FROM policy JOIN agency USING (agency_id) JOIN account USING (agency_id, account_id) ORDER BY 1',
      ),
      [
        { agency_id: 1, agency_code: 'A1', account_id: 1, premium_cents: 100 },
        { agency_id: 2, agency_code: 'A3', account_id: 2, premium_cents: 400 },
      ],
    );
  });

  it('reads amounts of a Parquet file exactly, whatever their type', async () => {
    const file = join(folder.path, 'types.parquet');
    const instance = await DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    for (const type of ['DECIMAL(12, 2)', 'DOUBLE', 'VARCHAR', 'FLOAT']) {
      await connection.run(`COPY (SELECT 'P1' AS policy_id, 3 AS agency_code, 'personal' AS line, 'HOME' AS product_code, 'TX' AS policy_state,
        TIMESTAMP '2025-01-01 10:00:00' AS effective_date, '1234.56'::${type} AS premium) TO '${file}' (FORMAT parquet)`);
      const dataDir = join(folder.path, type);
      await loadFile({ file, dataDir });
      assert.deepEqual(
        await querySet(
          dataDir,
          'SELECT premium_cents, agency_code, effective::VARCHAR AS day FROM policy JOIN agency USING (agency_id)',
        ),
        [{ premium_cents: 123_456, agency_code: '3', day: '2025-01-01' }],
        type,
      );
    }
    connection.closeSync();
    instance.closeSync();
  });

  it('uses the latest start of a policy as the last day of the data, but never a future day', async () => {
    const row = (day: string) => `${header}\nP1,A1,personal,HOME,TX,${day},1,,,,`;
    const now = () => Date.parse('2026-05-05T12:00:00Z');
    assert.equal((await load('past.csv', row('2025-03-01'), { now })).set.asOf, '2025-03-01');
    assert.equal((await load('future.csv', row('2027-03-01'), { now })).set.asOf, '2026-05-05');
    assert.equal((await load('given.csv', row('2025-03-01'), { now, asOf: '2025-12-31' })).set.asOf, '2025-12-31');
  });

  it('says what to do with an unusable file', async () => {
    assert.match((await refused('empty.csv', '', 'file_not_supported')).message, /is empty/);
    assert.match((await refused('head.csv', `${header}\n`, 'nothing_to_load')).message, /a header but no rows/);
    assert.match(
      (await refused('columns.csv', 'policy_id,Amount\n1,2\n', 'columns_missing')).message,
      /lacks required columns.*premium\.\nIt has: policy_id, Amount/,
    );
    assert.match(
      (await refused('book.xlsx', Buffer.from('PK\u0003\u0004rest'), 'file_not_supported')).message,
      /Save it as CSV/,
    );
    assert.match(
      (await refused('book.csv.gz', Buffer.from([0x1f, 0x8b, 8, 0]), 'file_not_supported')).message,
      /Unpack it/,
    );
    assert.match(
      (await refused('broken.parquet', 'PAR1 and nothing else', 'file_not_supported')).message,
      /cannot be read as Parquet/,
    );
    await assert.rejects(loadFile({ file: join(folder.path, 'none.csv'), dataDir: folder.path }), /There is no file/);
  });
});
