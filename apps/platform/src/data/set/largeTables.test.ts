import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { buildSampleSet } from '../ensureSampleSet.ts';
import { openSetFile } from '../publish/SetFile.ts';
import { temporaryFolder } from '../querySet.test-support.ts';
import { largeTables } from './largeTables.ts';

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
