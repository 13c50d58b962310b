import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { buildSampleSet } from '../ensureSampleSet.ts';
import { openSetFile } from '../publish/SetFile.ts';
import { temporaryFolder } from '../querySet.test-support.ts';
import { copiesByAgency, largeTables } from './largeTables.ts';

it('largeTables names all columns of the large tables of a set [PLAT-11]', async () => {
  const folder = await temporaryFolder();
  try {
    const set = await buildSampleSet({ dataDir: folder.path, agencies: 5, policies: 100 });
    const { tables, close } = await openSetFile(join(folder.path, 'warehouse', set.file));
    close();
    for (const { name, columns } of largeTables)
      assert.deepEqual(columns, tables.find((table) => table.name === name)?.columns);
  } finally {
    await folder.remove();
  }
});

it('A set has a copy of its rollup, sorted by agency and not published [PLAT-11]', async () => {
  const folder = await temporaryFolder();
  try {
    const set = await buildSampleSet({ dataDir: folder.path, agencies: 5, policies: 100 });
    const { tables, query, close } = await openSetFile(join(folder.path, 'warehouse', set.file));
    for (const [table, copy] of Object.entries(copiesByAgency)) {
      assert.deepEqual(await query(`FROM "${copy}" ORDER BY ALL`), await query(`FROM "${table}" ORDER BY ALL`));
      const agencies = (await query(`SELECT agency_id FROM "${copy}"`)).map(Number);
      assert.deepEqual(
        agencies,
        agencies.toSorted((a, b) => a - b),
      );
      assert.ok(tables.every(({ name }) => name !== copy));
    }
    close();
  } finally {
    await folder.remove();
  }
});
