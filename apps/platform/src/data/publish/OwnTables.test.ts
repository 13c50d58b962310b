import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildSampleSet } from '../ensureSampleSet.ts';
import { temporaryFolder } from '../querySet.test-support.ts';
import { clickHouseColumns } from './clickHouseTables.ts';
import { fillOwnSql, readOwnTables, statementsOf } from './OwnTables.ts';
import { openSetFile, type SetTable } from './SetFile.ts';

const dialect = { columnsOf: clickHouseColumns, marksOf: (place: string, table: string) => `SELECT ${place}.${table}` };
const examples = join(import.meta.dirname, '../../../../../docs/operating');

describe('SQL of an operator for the tables of a set', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let tables: readonly SetTable[];
  before(async () => {
    folder = await temporaryFolder();
    const set = await buildSampleSet({ dataDir: folder.path, agencies: 10, policies: 200 });
    const file = await openSetFile(join(folder.path, 'warehouse', set.file));
    ({ tables } = file);
    file.close();
  });
  after(() => folder.remove());

  const write = async (text: string): Promise<string> => {
    const file = join(folder.path, 'tables.sql');
    await writeFile(file, text);
    return file;
  };

  for (const example of ['clickhouse-cluster.sql', 'postgresql-citus.sql'])
    it(`creates every table of a set as documented in docs/operating/${example}`, async () => {
      const { make } = await readOwnTables(join(examples, example));
      for (const { name } of tables)
        assert.match(make, new RegExp(`CREATE TABLE (IF NOT EXISTS )?\\{place\\}\\.${name} `));
      const filled = fillOwnSql(make, 'policies_set_1', tables, dialect);
      assert.match(filled, /policies_set_1\.policy.* \("policy_code" String, "agency_id" Int32/);
      assert.doesNotMatch(filled, /\{(?!shard\}|replica\})/);
    });

  it('is split into sections that create, finish and remove, and into statements', async () => {
    const file = await write('CREATE A {place};\nCREATE B\n  (x);\n-- finish\nSYNC;\n-- remove\nDROP {place};\n');
    const { make, finish, remove } = await readOwnTables(file);
    assert.deepEqual(statementsOf(make), ['CREATE A {place}', 'CREATE B\n  (x)']);
    assert.deepEqual([finish, fillOwnSql(remove, 'set_1', [], dialect)], ['SYNC;', 'DROP set_1;']);
  });

  it('is refused with a one-line reason', async () => {
    await assert.rejects(
      readOwnTables(join(folder.path, 'none.sql')),
      /^PublishError: --tables: .*none\.sql cannot be read/,
    );
    await assert.rejects(readOwnTables(await write('CREATE TABLE policy (n INT)')), /must contain \{place\}/);
    await assert.rejects(readOwnTables(await write('{place}\n-- remove\n-- remove\n')), /at most once/);
    assert.throws(
      () => fillOwnSql('{columns polic}', 'set_1', tables, dialect),
      /^PublishError: --tables: a set has no table "polic"\. Its tables: .*policy/,
    );
  });
});
