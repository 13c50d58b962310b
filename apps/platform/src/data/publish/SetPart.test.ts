import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildSampleSet } from '../ensureSampleSet.ts';
import { temporaryFolder } from '../querySet.test-support.ts';
import { openSetFile, type SetFile } from './SetFile.ts';
import { packPieces, planPieces, rowsOf } from './SetPart.ts';

describe('the parts in which a set is published', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let file: SetFile | undefined;
  before(async () => {
    folder = await temporaryFolder();
    const set = await buildSampleSet({ dataDir: folder.path, agencies: 40, policies: 2_000 });
    file = await openSetFile(join(folder.path, 'warehouse', set.file));
  });
  after(async () => {
    file?.close();
    await folder.remove();
  });

  it('contain each row once, and either whole months or rows of one month, even if small', async () => {
    assert.ok(file);
    for (const table of file.tables)
      for (const partRows of [7, 30, 400, 1_000_000]) {
        const pieces = await planPieces(file.query, table, partRows);
        assert.equal(new Set(pieces.map(({ id }) => id)).size, pieces.length);
        const parts = packPieces(pieces, partRows);
        assert.deepEqual(
          parts.flatMap((part) => part.pieces),
          pieces,
        );
        for (const part of parts) {
          if (part.pieces.length > 1) {
            assert.ok(part.rows <= partRows);
            assert.ok(part.pieces.every(({ isWholeMonth }) => isWholeMonth));
          }
          const counted = await file.query(`SELECT count(*) FROM "${table.name}" WHERE ${part.condition}`);
          assert.equal(Number(counted[0]?.[0]), part.rows, `${table.name}: ${part.condition}`);
        }
        assert.equal(rowsOf(pieces), table.rows);
      }
    const [policy] = file.tables.filter(({ name }) => name === 'policy');
    assert.ok(policy);
    const sliced = await planPieces(file.query, policy, 7);
    assert.ok(sliced.length > 100, 'months are divided');
    assert.deepEqual(await planPieces(file.query, policy, 7), sliced);
  });
});
