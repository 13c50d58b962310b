import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openDatabase } from '../database/openDatabase.ts';
import { readAuditTrail } from './AuditTrail.ts';

const lines = 5_000;

describe('reading a long audit trail', () => {
  it('lets other requests run, and returns each line once, newest first [PLUS-39]', async () => {
    const database = await openDatabase({ kind: 'sqlite', file: ':memory:' });
    const person = { actor_id: 'a', actor: 'a@b.test', user_id: 'b', email: 'b@b.test' };
    const line = { ...person, at: 1, action: 'added' as const, details: '{}' };
    for (let written = 0; written < lines; written += 1_000)
      await database.db
        .insertInto('audit_entries')
        .values(Array.from({ length: 1_000 }, () => line))
        .execute();
    let turns = 0;
    let next = setImmediate(function count() {
      turns += 1;
      next = setImmediate(count);
    });
    const ids: number[] = [];
    for await (const entries of readAuditTrail(database.db, {})) ids.push(...entries.map(({ id }) => id));
    clearImmediate(next);
    await database.close();
    assert.deepEqual(
      ids,
      Array.from({ length: lines }, (_, index) => lines - index),
    );
    assert.ok(turns >= lines / 500, `${turns} turns`);
  });
});
