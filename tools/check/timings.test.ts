import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { TestResult } from './TestResult.ts';
import { timingsOf } from './timings.ts';

const result = (title: string, durationMs: number, status: TestResult['status'] = 'passed'): TestResult => ({
  runner: 'node',
  file: 'a.test.ts',
  title,
  status,
  durationMs,
});

it('timingsOf returns the seconds and counts of each step, and the ten slowest tests of all steps', () => {
  const many = Array.from({ length: 12 }, (_, index) => result(`unit ${index}`, index * 100));
  const { steps, slowest } = timingsOf([
    { name: 'unit', seconds: 61.6, results: many },
    { name: 'platform', seconds: 2, results: [result('search', 5_000, 'failed'), result('none', 1, 'skipped')] },
  ]);
  assert.deepEqual(steps, [
    { name: 'unit', seconds: 62, passed: 12, failed: 0, skipped: 0 },
    { name: 'platform', seconds: 2, passed: 0, failed: 1, skipped: 1 },
  ]);
  assert.equal(slowest.length, 10);
  assert.deepEqual(slowest.slice(0, 2), ['5.0 s  a.test.ts search', '1.1 s  a.test.ts unit 11']);
});
