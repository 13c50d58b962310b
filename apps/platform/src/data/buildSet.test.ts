import assert from 'node:assert/strict';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildSet, type SetProgress } from './buildSet.ts';
import { buildSampleSet, ensureSampleSet } from './ensureSampleSet.ts';
import { createAgencies } from './generate/createAgencies.ts';
import { generatePolicies } from './generate/generatePolicies.ts';
import { generatorDefaults } from './generate/GeneratorOptions.ts';
import { writeGeneratedFile } from './generate/writeGeneratedFile.ts';
import { querySet, temporaryFolder } from './querySet.test-support.ts';
import { loadFile } from './loadFile.ts';
import { type CurrentSet, setLayout, warehouseFolder } from './set/CurrentSet.ts';
import { readCurrentSet } from './set/readCurrentSet.ts';
import { LoadInProgressError, takeLoadLock } from './set/LoadLock.ts';
import { restorePreviousSet } from './set/swapSet.ts';
import { products } from './world/products.ts';

const options = { ...generatorDefaults, policies: 20_000, agencies: 150 };
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let warehouse: string;

before(async () => {
  folder = await temporaryFolder();
  warehouse = join(folder.path, warehouseFolder);
  await ensureSampleSet({ dataDir: folder.path, ...options });
});
after(() => folder.remove());

const sets = async () => (await readdir(warehouse)).filter((name) => name.endsWith('.duckdb'));

/** Sums by agency and line, straight from the generator, without the engine. */
function sumsOfGenerator() {
  const sums = new Map<string, { policies: number; cents: number }>();
  for (const { columns, length } of generatePolicies(options, createAgencies(options))) {
    for (let row = 0; row < length; row += 1) {
      const line = products[(columns.product_id[row] ?? 0) - 1]?.line ?? 0;
      for (const scope of [line, 2]) {
        const key = `${columns.agency_id[row]}/${scope}`;
        const sum = sums.get(key) ?? { policies: 0, cents: 0 };
        sums.set(key, { policies: sum.policies + 1, cents: sum.cents + (columns.premium_cents[row] ?? 0) });
      }
    }
  }
  return sums;
}

describe('a set', () => {
  it('has the same totals of every agency in each scope as a sum in plain JavaScript [PLAT-10]', async () => {
    const rows = await querySet(
      folder.path,
      'SELECT agency_id, scope, policies, written_premium_cents AS cents FROM agency_total',
    );
    const made = new Map(
      rows.map(({ agency_id, scope, policies, cents }) => [`${agency_id}/${scope}`, { policies, cents }]),
    );
    assert.deepEqual(new Map([...made].sort()), new Map([...sumsOfGenerator()].sort()));
  });

  it('has rollups that agree with the policies', async () => {
    const [row] = await querySet(
      folder.path,
      `SELECT (SELECT sum(premium_cents) FROM policy) AS policies, (SELECT sum(premium_cents) FROM agency_line_year) AS years,
         (SELECT count(*) FROM (SELECT agency_id, line, year(effective), count(*), sum(premium_cents) FROM policy GROUP BY ALL
            EXCEPT SELECT agency_id, line, year, policies, premium_cents FROM agency_line_year)) AS differing,
         (SELECT count(*) FROM agency_total t WHERE scope = 2 AND largest_carrier_id <> (
            SELECT carrier_id FROM policy p WHERE p.agency_id = t.agency_id GROUP BY carrier_id ORDER BY sum(premium_cents) DESC, carrier_id LIMIT 1)) AS carriers`,
    );
    assert.equal(row?.policies, row?.years);
    assert.deepEqual({ differing: row?.differing, carriers: row?.carriers }, { differing: 0, carriers: 0 });
  });

  it('has its policies sorted by year, line and state, and ids without gaps', async () => {
    const [row] = await querySet(
      folder.path,
      `WITH numbered AS (SELECT year(effective) * 1000 + line * 100 + state_id AS key, lag(year(effective) * 1000 + line * 100 + state_id) OVER (ORDER BY rowid) AS before FROM policy)
       SELECT count(*) FILTER (key < before) AS unordered, (SELECT max(agency_id) - count(*) FROM agency) AS agencies,
         (SELECT max(account_id) - count(*) FROM account) AS accounts, (SELECT count(*) FROM state) AS states,
         (SELECT count(*) FROM agency a WHERE (SELECT count(*) FROM account c WHERE c.agency_id = a.agency_id AND is_primary AND account_code = primary_account) <> 1) AS primaries
       FROM numbered`,
    );
    assert.deepEqual(row, { unordered: 0, agencies: 0, accounts: 0, states: 56, primaries: 0 });
  });

  it('describes itself like current.json does', async () => {
    const current = await readCurrentSet(warehouse);
    const [info] = await querySet(
      folder.path,
      'SELECT set_id, policies, agencies, as_of::VARCHAR AS as_of, source FROM set_info',
    );
    assert.deepEqual(info, {
      set_id: current?.setId,
      policies: 20_000,
      agencies: 150,
      as_of: '2026-10-31',
      source: 'Sample of 20,000 policies, seed 7',
    });
    assert.deepEqual(
      { ...current, setId: '', file: '', loadedAt: '' },
      { setId: '', layout: setLayout, file: '', loadedAt: '', policies: 20_000, agencies: 150, asOf: '2026-10-31' },
    );
  });
});

describe('putting sets into use', () => {
  it('keeps an existing set and the one before it, removes older ones, and switches between both', async () => {
    const first = await readCurrentSet(warehouse);
    assert.deepEqual(await ensureSampleSet({ dataDir: folder.path, ...options }), first);
    const small = { dataDir: folder.path, policies: 200, agencies: 10 };
    const second = await buildSampleSet(small);
    assert.deepEqual(await sets(), [first?.file, second.file].sort());
    const third = await buildSampleSet({ ...small, seed: 8 });
    assert.deepEqual(await sets(), [second.file, third.file].sort());
    assert.deepEqual(await restorePreviousSet(warehouse), second);
    assert.deepEqual(await readCurrentSet(warehouse), second);
    assert.deepEqual(await restorePreviousSet(warehouse), third);
  });

  it('keeps the set in use and leaves no files when a set fails', async () => {
    const before = await readCurrentSet(warehouse);
    const failing = buildSet({
      warehouse,
      source: 'none',
      stage: () => Promise.reject(new Error('The source ended early.')),
    });
    await assert.rejects(failing, /ended early/);
    assert.deepEqual(await readCurrentSet(warehouse), before);
    assert.deepEqual(
      (await readdir(warehouse)).filter((name) => !/^(set-.*\.duckdb|(current|previous)\.json)$/.test(name)),
      [],
    );
  });

  it('runs one load at a time, and takes over the lock of a process that has ended', async () => {
    const lock = await takeLoadLock(warehouse);
    await assert.rejects(buildSampleSet({ dataDir: folder.path, policies: 10, agencies: 1 }), LoadInProgressError);
    await lock.release();
    await writeFile(join(warehouse, 'loading.lock'), '999999999');
    await buildSampleSet({ dataDir: folder.path, policies: 10, agencies: 1 });
  });

  it('removes the partial files of a load that was killed', async () => {
    await writeFile(join(warehouse, 'set-x.duckdb.partial'), 'half');
    await buildSampleSet({ dataDir: folder.path, policies: 10, agencies: 1 });
    assert.ok(!(await readdir(warehouse)).includes('set-x.duckdb.partial'));
  });

  it('names the file that records the current set if it cannot be parsed', async () => {
    const broken = await temporaryFolder();
    for (const text of [
      '',
      '{}',
      '{"setId":"a","file":"../../etc/passwd","loadedAt":"","policies":1,"agencies":1,"asOf":""}',
    ]) {
      await writeFile(join(broken.path, 'current.json'), text);
      await assert.rejects(readCurrentSet(broken.path), /current\.json does not name a data set/);
    }
    await broken.remove();
  });

  it('says what to do when the file of the set in use is missing', async () => {
    const lost = await temporaryFolder();
    const { file } = await buildSampleSet({ dataDir: lost.path, policies: 10, agencies: 1 });
    await rm(join(lost.path, warehouseFolder, file));
    await assert.rejects(ensureSampleSet({ dataDir: lost.path }), /is missing from .*npm run data:load/);
    await lost.remove();
  });

  it('creates the sample again if its tables have another version, and keeps loaded data', async () => {
    const old = await temporaryFolder();
    const sets = join(old.path, warehouseFolder);
    const age = async () => {
      const { layout: _, ...current } = JSON.parse(await readFile(join(sets, 'current.json'), 'utf8')) as CurrentSet;
      await writeFile(join(sets, 'current.json'), JSON.stringify(current));
    };
    const small = { dataDir: old.path, policies: 200, agencies: 10 };
    const first = await buildSampleSet(small);
    await age();
    const second = await ensureSampleSet(small);
    assert.notEqual(second.setId, first.setId);
    assert.equal((await readCurrentSet(sets))?.layout, setLayout);
    await assert.rejects(restorePreviousSet(sets), /another version .* Load its file again/);

    const file = join(old.path, 'own.csv');
    await writeGeneratedFile({ ...generatorDefaults, policies: 100, agencies: 5 }, file);
    const { set: loaded } = await loadFile({ file, dataDir: old.path });
    await age();
    assert.equal((await ensureSampleSet(small)).setId, loaded.setId);
    await old.remove();
  });

  it('reports its progress', async () => {
    const seen: SetProgress[] = [];
    await buildSampleSet({
      dataDir: folder.path,
      policies: 5_000,
      agencies: 10,
      onProgress: (progress) => seen.push(progress),
    });
    const titles = [...new Set(seen.map(({ title }) => title))];
    assert.deepEqual(titles, [
      'Making agencies',
      'Making policies',
      'Linking terms',
      'Sorting policies',
      'Adding up agencies',
      'Adding up months',
      'Writing agencies',
      'Putting the set into use',
    ]);
    assert.ok(seen.some(({ done, total }) => done === 5_000 && total === 5_000));
  });

  it('writes current.json in full, in the form that the platform reads', async () => {
    const text = await readFile(join(warehouse, 'current.json'), 'utf8');
    assert.deepEqual(Object.keys(JSON.parse(text)), [
      'setId',
      'layout',
      'file',
      'loadedAt',
      'policies',
      'agencies',
      'asOf',
    ]);
  });
});
