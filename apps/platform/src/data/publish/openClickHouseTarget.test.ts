import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  noClickHouse,
  runClickHouse,
  startThrowawayClickHouse,
  type ThrowawayClickHouse,
} from '../../warehouse/clickhouse/throwawayClickHouse.test-support.ts';
import { setLayout } from '../set/CurrentSet.ts';
import { openTarget } from './openTarget.ts';
import type { SetTable } from './SetFile.ts';

const state: SetTable = {
  name: 'state',
  columns: [
    { name: 'state_id', type: 'UTINYINT' },
    { name: 'state', type: 'VARCHAR' },
  ],
  rows: 2,
};

async function* rows(): AsyncGenerator<string> {
  yield await Promise.resolve('1\tTX\n');
  yield '2\tOK\n';
}

describe('a ClickHouse that sets are published to', { skip: noClickHouse }, () => {
  let server: ThrowawayClickHouse;
  before(async () => {
    server = await startThrowawayClickHouse();
  });
  after(() => server.stop());

  it('stores the rows of a part once, however often an interrupted command sends it [PLAT-11]', async () => {
    const url = await server.createDatabase();
    const setId = 'set-20261126T020000Z-abcdef';
    const about = { layout: setLayout, file: '', loadedAt: '2026-11-26T02:00:00Z', policies: 0, agencies: 0 };
    const target = await openTarget(url);
    try {
      await target.prepare({ setId, ...about, asOf: '2026-10-31' }, [state]);
      const piece = { id: 0, rows: 2, month: null, isWholeMonth: false, condition: 'true' };
      const part = { pieces: [piece], rows: 2, condition: 'true' };
      for (let time = 0; time < 3; time += 1) await target.copyPart(setId, state, part, rows());
      const place = `${new URL(url).pathname.slice(1)}_set_20261126t020000z_abcdef`;
      const found = await runClickHouse(url, `SELECT state_id, state FROM ${place}.state ORDER BY state_id`);
      assert.equal(found, '1\tTX\n2\tOK\n');
    } finally {
      await target.close();
    }
  });
});
