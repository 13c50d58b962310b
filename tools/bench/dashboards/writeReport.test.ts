import assert from 'node:assert/strict';
import { it } from 'node:test';
import { missedGoals } from './writeReport.ts';

const run = { results: [], policies: 1000, agencies: 2, rounds: 1, warmUps: 0 };

it('missedGoals tells a first view that is a little too large from its goal', () => {
  assert.deepEqual(missedGoals({ ...run, firstView: 150_100 }), ["The frame's first view has 150.1 KB, not 150.0 KB."]);
});

it('missedGoals does not name a first view that is as large as its goal', () => {
  assert.deepEqual(missedGoals({ ...run, firstView: 150_000 }), []);
});
