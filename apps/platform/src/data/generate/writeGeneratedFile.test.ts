import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createCsvParser } from '../load/createCsvParser.ts';
import { parseMoney } from '../load/parseMoney.ts';
import { temporaryFolder } from '../querySet.test-support.ts';
import { recordFieldNames } from '../recordFields.ts';
import { generatorDefaults } from './GeneratorOptions.ts';
import { writeGeneratedFile } from './writeGeneratedFile.ts';

const options = { ...generatorDefaults, policies: 30_000, agencies: 300 };
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

before(async () => {
  folder = await temporaryFolder();
});
after(() => folder.remove());

async function write(name: string, change: Partial<typeof options> = {}): Promise<string> {
  const out = join(folder.path, name);
  await writeGeneratedFile({ ...options, ...change }, out);
  return createHash('sha256')
    .update(await readFile(out))
    .digest('hex');
}

describe('writeGeneratedFile', () => {
  for (const ending of ['csv', 'parquet']) {
    it(`writes the same bytes for the same seed and options, and different bytes for others, as ${ending} [PLAT-10]`, async () => {
      const first = await write(`first.${ending}`);
      assert.equal(await write(`second.${ending}`), first);
      assert.notEqual(await write(`seed.${ending}`, { seed: 8 }), first);
      assert.notEqual(await write(`day.${ending}`, { asOf: '2026-10-30' }), first);
    });
  }

  it('writes every column by name, one row per policy, unique ids, and amounts with cents [PLAT-10]', async () => {
    await write('rows.csv');
    const rows = createCsvParser().push(await readFile(join(folder.path, 'rows.csv'), 'utf8'), true);
    assert.deepEqual(rows[0]?.values, recordFieldNames);
    assert.equal(rows.length, options.policies + 1);
    assert.equal(new Set(rows.map(({ values }) => values[0])).size, rows.length);
    assert.ok(rows.slice(1).every(({ values }) => typeof parseMoney(values.at(-2) ?? '') === 'number'));
  });

  it('leaves only the file', async () => {
    assert.deepEqual(
      (await readdir(folder.path)).filter((name) => name.includes('partial')),
      [],
    );
  });

  it('refuses other endings', async () => {
    await assert.rejects(writeGeneratedFile(options, join(folder.path, 'out.xlsx')), /must end in \.parquet or \.csv/);
  });
});
