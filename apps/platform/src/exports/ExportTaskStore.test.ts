import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { addPerson, describeOnEveryDatabase } from '../database/everyDatabase.test-support.ts';
import { ExportTaskStore } from './ExportTaskStore.ts';

const result = { filePath: 'file', fileName: 'Agencies.xlsx', rows: 3, bytes: 10 };

describeOnEveryDatabase('export tasks of several processes', (underTest) => {
  let now = 0;
  let one: ExportTaskStore;
  let other: ExportTaskStore;
  beforeEach(async () => {
    now = 1_000_000;
    const database = underTest.database();
    await database.db.deleteFrom('users').execute();
    await addPerson(database, 'ada');
    one = new ExportTaskStore(database, () => now);
    other = new ExportTaskStore(database, () => now);
  });
  const add = async (id: string) => {
    assert.ok(await one.add({ id, userId: 'ada', request: '{}' }, 100));
    now += 1;
  };
  const idOf = async (begun: Promise<{ id: string } | undefined>) => (await begun)?.id;

  it('are assigned once, also with concurrent requests [PLUS-42]', async () => {
    for (let task = 0; task < 10; task += 1) await add(`task ${task}`);
    const begun = await Promise.all(Array.from({ length: 24 }, (_, index) => (index % 2 ? one : other).begin()));
    const ids = begun.flatMap((task) => task?.id ?? []);
    assert.equal(ids.length, 10);
    assert.equal(new Set(ids).size, 10);
  });

  it('stay with a process while it renews its lease, and are then taken over [PLUS-42]', async () => {
    await add('task');
    assert.equal(await idOf(one.begin()), 'task');
    for (let second = 0; second < 30; second += 1) {
      now += 1_000;
      assert.deepEqual(await one.keep([{ id: 'task', rows: second, totalRows: 30 }]), []);
      assert.equal(await other.begin(), undefined);
    }
    const seen = await other.find('ada', 'task');
    assert.deepEqual([seen?.rows, seen?.total_rows], [29, 30]);
    now += 9_999;
    assert.equal(await other.begin(), undefined);
    now += 1;
    // The stalled process does not take its own task again.
    assert.equal(await one.begin(), undefined);
    assert.equal((await other.begin())?.attempts, 2);
  });

  it('end once: a stalled process that resumes is notified that it has lost its task [PLUS-42]', async () => {
    await add('task');
    await one.begin();
    now += 10_000;
    await other.begin();
    assert.deepEqual(await one.keep([{ id: 'task', rows: 1, totalRows: 3 }]), ['task']);
    assert.equal(await one.succeed('task', { ...result, filePath: 'late' }), false);
    await one.fail('task', 'late');
    await one.giveBack('task');
    assert.equal(await other.succeed('task', result), true);
    assert.deepEqual(
      (await other.finished()).map(({ file_path, bytes }) => [file_path, bytes]),
      [['file', 10]],
    );
  });

  it('are retried by any process, and fail after the last attempt [PLUS-42]', async () => {
    await add('task');
    await one.begin();
    await one.postpone('task', 5_000);
    assert.equal(await other.begin(), undefined);
    now += 5_000;
    assert.equal((await other.begin())?.attempts, 2);
    await one.failAbandoned(2, 'broken');
    assert.equal((await one.find('ada', 'task'))?.status, 'STARTED');
    now += 10_000;
    await one.failAbandoned(2, 'broken');
    const given = await one.find('ada', 'task');
    assert.deepEqual([given?.status, given?.error], ['FAILURE', 'broken']);
  });

  it('that another process has ended are reported as ended [PLUS-42]', async () => {
    await add('ends');
    await add('waits');
    await one.begin();
    assert.deepEqual(await other.ended(['ends', 'waits']), []);
    await one.succeed('ends', result);
    assert.deepEqual(await other.ended(['ends', 'waits', 'deleted']), ['ends', 'deleted']);
  });
});
