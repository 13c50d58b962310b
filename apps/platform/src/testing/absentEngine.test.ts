import assert from 'node:assert/strict';
import process from 'node:process';
import { it } from 'node:test';
import { findPostgresBinaries } from '../database/throwawayPostgres.test-support.ts';

/** Looks for an engine that no machine has, with or without ENGINES_REQUIRED. */
function lookForAbsentEngine(isRequired: boolean): unknown {
  const before = process.env['ENGINES_REQUIRED'];
  try {
    if (isRequired) process.env['ENGINES_REQUIRED'] = '1';
    else delete process.env['ENGINES_REQUIRED'];
    return findPostgresBinaries('no_such_program');
  } finally {
    if (before === undefined) delete process.env['ENGINES_REQUIRED'];
    else process.env['ENGINES_REQUIRED'] = before;
  }
}

it('tests of an absent engine are skipped, and fail where ENGINES_REQUIRED is set', () => {
  assert.equal(lookForAbsentEngine(false), undefined);
  assert.throws(() => lookForAbsentEngine(true), /^Error: ENGINES_REQUIRED is set, but there is no PostgreSQL/);
});
