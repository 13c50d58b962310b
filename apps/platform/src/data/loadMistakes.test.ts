import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { DuckDBInstance } from '@duckdb/node-api';
import type { LoadErrorCode } from './load/LoadError.ts';
import type { LoadFileOptions } from './loadFile.ts';
import { loadText, refusedText } from './loadText.test-support.ts';
import { querySet, temporaryFolder } from './querySet.test-support.ts';

const run = promisify(execFile);
const header = 'policy_id,agency_code,line,product_code,policy_state,effective_date,expiration_date,premium';
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

before(async () => {
  folder = await temporaryFolder();
});
after(() => folder.remove());

const load = (name: string, content: string | Buffer, options?: Partial<LoadFileOptions>) =>
  loadText({ folder: folder.path, name, content }, options);

/** Returns the message with which a file is refused. */
async function refusal(
  name: string,
  content: string | Buffer,
  code: LoadErrorCode,
  options?: Partial<LoadFileOptions>,
): Promise<string> {
  return (await refusedText({ folder: folder.path, name, content }, code, options)).message;
}

/** Writes a Parquet file of policies `P0`, `P1`, … with further or other columns, and returns its bytes. */
async function parquetOf(name: string, columns: string, rows = 1): Promise<Buffer> {
  const file = join(folder.path, name);
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    await connection.run(`
      COPY (SELECT 'P' || i AS policy_id, 'A1' AS agency_code, 'personal' AS line, 'HOME' AS product_code, 'TX' AS policy_state, 1.5 AS premium, ${columns}
            FROM range(${rows}) t(i))
      TO '${file}' (FORMAT parquet)`);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
  return readFile(file);
}

describe('data:load accepts formats of common programs', () => {
  it('reads dates with a time of day in each common form', async () => {
    const dates = ['3/1/2025 0:00', '3/1/2025 12:00:00 AM', '2025-03-01 00:00:00+00', '2025-03-01 00:00:00 UTC'];
    const rows = dates.map((date, index) => `P${index},A1,personal,HOME,TX,${date},,1`);
    const { dataDir, summary } = await load('times.csv', [header, ...rows].join('\n'));
    assert.equal(summary.rejected, 0);
    assert.deepEqual(await querySet(dataDir, 'SELECT DISTINCT effective::VARCHAR AS day FROM policy'), [
      { day: '2025-03-01' },
    ]);
  });

  it('reads Parquet timestamps with a time zone in UTC, whatever the machine’s time zone', async () => {
    const content = await parquetOf(
      'zoned.parquet',
      "TIMESTAMPTZ '2025-03-01 00:00:00+00' AS effective_date, TIMESTAMPTZ '2026-03-01 23:00:00+00' AS expiration_date",
    );
    const file = join(folder.path, 'zoned.parquet');
    await writeFile(file, content);
    const dataDir = join(folder.path, 'zoned.data');
    // In a separate process: the engine reads the machine's time zone once.
    const command = ['--conditions=@agency-insights/source', join(import.meta.dirname, 'load.cli.ts')];
    await run(process.execPath, [...command, file, '--data-dir', dataDir], {
      env: { ...process.env, NODE_TEST_CONTEXT: undefined, TZ: 'America/Los_Angeles' },
    });
    assert.deepEqual(await querySet(dataDir, 'SELECT effective::VARCHAR AS e, expiration::VARCHAR AS x FROM policy'), [
      { e: '2025-03-01', x: '2026-03-01' },
    ]);
  });

  it('clamps expirations up to 9999-12-31 to 2199-12-31, and counts them', async () => {
    const rows = [
      'P1,A1,personal,HOME,TX,2025-03-01,9999-12-31,1',
      'P2,A1,personal,HOME,TX,2025-03-01,12/31/2200 0:00,1',
      'P3,A1,personal,HOME,TX,2025-03-01,2199-12-31,1',
      'P4,A1,personal,HOME,TX,2025-03-01,,1',
      // A row that is refused as a duplicate does not count.
      'P4,A1,personal,HOME,TX,2025-03-01,9999-12-31,1',
      'P5,A1,personal,HOME,TX,2200-01-01,9999-12-31,1',
    ];
    const { dataDir, summary } = await load('endless.csv', [header, ...rows].join('\n'), { maxRejectedPercent: 50 });
    assert.equal(summary.clampedExpirations, 2);
    assert.deepEqual(
      summary.reasons.map(({ column, reason }) => `${column} ${reason}`),
      ['effective_date is after 2199-12-31', 'policy_id is a duplicate of an earlier row'],
    );
    assert.deepEqual(await querySet(dataDir, 'SELECT policy_code, expiration::VARCHAR AS x FROM policy ORDER BY 1'), [
      { policy_code: 'P1', x: '2199-12-31' },
      { policy_code: 'P2', x: '2199-12-31' },
      { policy_code: 'P3', x: '2199-12-31' },
      { policy_code: 'P4', x: '2026-03-01' },
    ]);
  });
});

describe('data:load names the mistake in a file', () => {
  it('refuses columns with the same name, in CSV and in Parquet, and names them', async () => {
    const row = 'P1,A1,personal,HOME,TX,2025-03-01,,1,2,3';
    assert.match(
      await refusal('twice.csv', `${header},Premium,note\n${row}`, 'columns_duplicate'),
      /twice\.csv has duplicate column names: premium \(columns 8 and 9\)\.\nRename or remove/,
    );
    // Spreadsheets write empty names for the empty columns at the right.
    assert.equal((await load('blank.csv', `${header},,\n${row}`)).set.policies, 1);

    const content = await parquetOf('twice.parquet', "DATE '2025-03-01' AS effective_date, 2 AS premiux");
    const renamed = Buffer.from(content.toString('latin1').replaceAll('premiux', 'Premium'), 'latin1');
    assert.match(
      await refusal('twice.parquet', renamed, 'columns_duplicate'),
      /twice\.parquet has duplicate column names: premium \(columns 6 and 8\)\./,
    );
    // Nested columns have their own names.
    const nested = await parquetOf(
      'nested.parquet',
      "DATE '2025-03-01' AS effective_date, {'premium': 2} AS extra, [1, 2] AS list, MAP {'key': [1]} AS map, 3 AS last",
    );
    assert.deepEqual((await load('nested.parquet', nested)).summary.ignored, ['extra', 'list', 'map', 'last']);
  });

  it('hints at UTF-16 without a byte order mark, and at the other byte order', async () => {
    const text = `${header}\nP1,A1,personal,HOME,TX,2025-03-01,,1\n`;
    const littleEndian = Buffer.from(text, 'utf16le');
    const bigEndian = Buffer.from(littleEndian).swap16();
    for (const encoding of [undefined, 'utf-8', 'utf-16be', 'windows-1252'] as const)
      assert.match(
        await refusal('little.csv', littleEndian, 'file_not_supported', { encoding }),
        /little\.csv looks like UTF-16 without a byte order mark\. Load it with --encoding utf-16le\./,
      );
    assert.match(await refusal('big.csv', bigEndian, 'file_not_supported'), /--encoding utf-16be\./);
    assert.equal((await load('little.csv', littleEndian, { encoding: 'utf-16le' })).set.policies, 1);
    assert.equal((await load('big.csv', bigEndian, { encoding: 'utf-16be' })).set.policies, 1);
  });

  it('names a damaged Parquet file and keeps the data in use, wherever the damage is', async () => {
    const content = await parquetOf('damaged.parquet', "DATE '2025-03-01' AS effective_date, hash(i) AS note", 20_000);
    const { dataDir } = await load('damaged.parquet', content);
    const promise =
      /damaged\.parquet cannot be read as Parquet: .+\. Write or copy the file again\. The data in use stays in use\.$/;

    const truncated = content.subarray(0, content.length - 100);
    assert.match(await refusal('damaged.parquet', truncated, 'file_not_supported'), promise);
    // The file opens; the damage is only found while reading rows.
    const inside = Buffer.from(content);
    inside.fill(0xff, 100, 5_000);
    assert.match(await refusal('damaged.parquet', inside, 'file_not_supported'), promise);
    assert.deepEqual(await querySet(dataDir, 'SELECT count(*) AS rows FROM policy'), [{ rows: 20_000 }]);
  });
});
