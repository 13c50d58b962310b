import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { checksAll, itAtNight } from '../testing/checksAll.test-support.ts';
import { querySet, temporaryFolder } from './querySet.test-support.ts';
import { type Ended, runDataCommand } from './runDataCommand.test-support.ts';
import { warehouseFolder } from './set/CurrentSet.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
before(async () => {
  folder = await temporaryFolder();
});
after(() => folder.remove());

/** Progress steps of a load before it puts its set into use. */
const steps = [
  'Reading rows',
  'Looking for duplicates',
  'Linking terms',
  'Sorting policies',
  'Adding up agencies',
  'Adding up months',
  'Writing agencies',
];

/** Runs a command in the folder of the tests. */
function run(
  command: 'generate' | 'load',
  args: readonly string[],
  onError?: (text: string, child: ChildProcess) => void,
): Promise<Ended> {
  return runDataCommand(command, args, folder.path, onError);
}

describe('data:generate', () => {
  it('writes a file of the requested size, and reports its progress [PLAT-10]', async () => {
    const out = join(folder.path, 'made', 'small.csv');
    const {
      code,
      out: text,
      error,
    } = await run('generate', ['--policies', '5,000', '--agencies', '50', '--seed', '7', '--out', out]);
    assert.equal(code, 0);
    assert.match(
      text,
      /^5,000 policies of 50 agencies are in .*small\.csv\nThe drawn rates are in .*small\.truth\.json\n$/,
    );
    assert.match(error, /Writing policies \d+ %/);
    assert.equal((await readFile(out, 'utf8')).trim().split('\n').length, 5_001);
  });

  it('prints its help, and reports wrong arguments with exit code 2', async () => {
    assert.match((await run('generate', ['--help'])).out, /--policies N/);
    const wrong: [string[], RegExp][] = [
      [[], /--out FILE is required/],
      [['--out', 'x.csv', '--policies', 'many'], /--policies must be/],
      [['--out', 'x.csv', '--sead', '7'], /--sead/],
    ];
    for (const [args, expected] of wrong) {
      const { code, error } = await run('generate', args);
      assert.equal(code, 2, args.join(' '));
      assert.match(error, expected);
      assert.doesNotMatch(error, /\n {4}at /);
    }
  });
});

describe('data:load', () => {
  it('loads a file with progress, reports refused rows by reason, and restores the previous data [PLAT-10]', async () => {
    const made = join(folder.path, 'book.csv');
    await run('generate', ['--policies', '4000', '--agencies', '40', '--out', made]);
    const dataDir = join(folder.path, 'data');
    const first = await run('load', [made, '--data-dir', dataDir]);
    assert.equal(first.code, 0, first.error);
    assert.match(
      first.out,
      /4,000 rows read, 0 refused\.\n4,000 policies of 40 agencies, up to 2026-10-\d\d, are in use now\./,
    );
    assert.match(first.error, /Reading rows \d+ %/);

    const lines = (await readFile(made, 'utf8')).split('\n');
    lines[10] = (lines[10] ?? '').replace(/,[^,]*,[^,]*$/, ',12.3.4,');
    await writeFile(made, lines.slice(0, 3_001).join('\n'));
    const second = await run('load', [made, '--data-dir', dataDir]);
    assert.equal(second.code, 0, second.error);
    assert.match(
      second.out,
      /3,000 rows read, 1 refused\.\n +1 × premium not an amount of money\nRefused rows are listed in .*book\.csv\.rejected\.csv/,
    );
    assert.match(await readFile(join(dataDir, 'reports', 'book.csv.rejected.csv'), 'utf8'), /^11,premium,12\.3\.4,/m);

    const back = await run('load', ['--previous', '--data-dir', dataDir]);
    assert.match(back.out, /^4,000 policies of 40 agencies.* in use again\.\n$/);
    assert.deepEqual(await querySet(dataDir, 'SELECT policies FROM set_info'), [{ policies: 4_000 }]);
  });

  itAtNight('fails with one clear message, exit code 1 for the file and 2 for the call', async () => {
    const file = join(folder.path, 'other.csv');
    await writeFile(file, 'policy_id,Amount\n1,2\n');
    const wrong: [string[], number, RegExp][] = [
      [[file], 1, /lacks required columns: agency_code, .*\nIt has: policy_id, Amount\./],
      [[join(folder.path, 'none.csv')], 1, /There is no file/],
      [[file, '--map', 'nowhere.json'], 1, /mapping .*nowhere\.json cannot be read/],
      [['--previous', '--data-dir', join(folder.path, 'nothing')], 1, /no previous data/],
      [[], 2, /Name one FILE/],
      [[file, '--max-rejected', 'all'], 2, /--max-rejected must be/],
      [[file, '--encoding', 'ebcdic'], 2, /--encoding must be/],
      [[file, '--as-of', '2025-02-30'], 2, /--as-of must be/],
      [[file, '--mapp', 'x'], 2, /--mapp/],
    ];
    for (const [args, expected, message] of wrong) {
      const { code, error } = await run('load', args);
      assert.equal(code, expected, args.join(' '));
      assert.match(error, message);
      assert.doesNotMatch(error, /\n {4}at /);
    }
    assert.match((await run('load', ['--help'])).out, /--max-rejected PERCENT/);
  });

  itAtNight('writes control characters of names of files and columns as text, each name on one line', async () => {
    const file = join(folder.path, 'a\u001b[2Jb.csv');
    const header = 'policy_id,agency_code,line,product_code,policy_state,effective_date,expiration_date,premium';
    const rows = ['P1,A1,personal,HOME,TX,2025-03-01,9999-12-31,1,2', 'P2,A1,personal,HOME,TX,2025-03-01,,one,2'];
    await writeFile(file, `${header},"no\u001b[31mte\r\n5 rows read"\n${rows.join('\n')}\n`);
    const { code, out, error } = await run('load', [file, '--data-dir', 'escaped', '--max-rejected', '50']);
    assert.equal(code, 0, error);
    // eslint-disable-next-line no-control-regex -- the test looks for control characters
    assert.doesNotMatch(out, /[\u0000-\u0009\u000b-\u001f]/);
    assert.match(out, /a\\u\{1b\}\[2Jb\.csv\.rejected\.csv\n/);
    assert.match(out, /Columns not used: no\\u\{1b\}\[31mte 5 rows read\n/);
    assert.match(out, /\n1 policy expires after 2199-12-31 and was set to expire on that day\.\n/);

    await writeFile(file, '"policy_id","x\u001b[31m\ny"\n1,2\n');
    const refused = await run('load', [file, '--data-dir', 'escaped']);
    assert.match(
      refused.error,
      /a\\u\{1b\}\[2Jb\.csv lacks required columns.*\nIt has: policy_id, x\\u\{1b\}\[31m y\.\n/,
    );
  });

  itAtNight('keeps the old set intact when killed at any point, and the next load cleans up [PLAT-10]', async () => {
    const dataDir = join(folder.path, 'killed');
    const old = join(folder.path, 'old.parquet');
    const large = join(folder.path, 'large.parquet');
    await run('generate', ['--policies', '3000', '--agencies', '30', '--out', old]);
    await run('generate', ['--policies', '60000', '--agencies', '300', '--out', large]);
    await run('load', [old, '--data-dir', dataDir]);
    const current = () => readFile(join(dataDir, warehouseFolder, 'current.json'), 'utf8');
    const before = await current();

    for (const step of checksAll ? steps : ['Reading rows', 'Linking terms', 'Writing agencies']) {
      const ended = await run('load', [large, '--data-dir', dataDir], (text, child) => {
        if (text.includes(step)) child.kill('SIGKILL');
      });
      assert.equal(ended.signal, 'SIGKILL', step);
      assert.equal(await current(), before, step);
      assert.deepEqual(await querySet(dataDir, 'SELECT count(*) AS rows FROM policy'), [{ rows: 3_000 }], step);
    }
    // At the last step either set is valid, as long as it is whole.
    await run('load', [large, '--data-dir', dataDir], (text, child) => {
      if (text.includes('Putting the set into use')) child.kill('SIGKILL');
    });
    const [row] = await querySet(
      dataDir,
      'SELECT count(*) AS rows, (SELECT policies FROM set_info) AS told FROM policy',
    );
    assert.equal(row?.rows, row?.told);

    const after = await run('load', [large, '--data-dir', dataDir]);
    assert.equal(after.code, 0, after.error);
    assert.deepEqual(await querySet(dataDir, 'SELECT count(*) AS rows FROM policy'), [{ rows: 60_000 }]);
    const left = (await readdir(join(dataDir, warehouseFolder))).filter(
      (name) => !/^(set-.*\.duckdb|(current|previous)\.json)$/.test(name),
    );
    assert.deepEqual(left, []);
  });
});
