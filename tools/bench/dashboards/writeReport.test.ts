import assert from 'node:assert/strict';
import { it } from 'node:test';
import { missedGoals } from './writeReport.ts';

const run = {
  ...{ results: [], policies: 1000, agencies: 2, rounds: 1, warmUps: 0, firstView: 150_000 },
  tasks: [{ title: 'benchmarks', longestMs: 100 }],
  scatter: { median: 60, deviation: 1 },
};

it('missedGoals does not confuse a first view that is slightly too large with its goal', () => {
  assert.deepEqual(missedGoals({ ...run, firstView: 150_100 }), ["The frame's first view has 150.1 KB, not 150.0 KB."]);
});

it('missedGoals omits a goal that is exactly met', () => {
  assert.deepEqual(missedGoals(run), []);
});

it('missedGoals lists a task and a scatter plot that take longer than their goals', () => {
  const tasks = [{ title: 'benchmarks', longestMs: 101 }];
  assert.deepEqual(missedGoals({ ...run, tasks, scatter: { median: 61, deviation: 1 } }), [
    'The benchmarks: a task takes 101 ms, not 100 ms.',
    'A scatter of 10,000 points takes 61 ms, not 60 ms.',
  ]);
});
