import assert from 'node:assert/strict';
import { it } from 'node:test';
import { slowest } from './slowest.ts';
import type { TestResult } from './TestResult.ts';

const result = (title: string, durationMs?: number): TestResult => ({
  runner: 'journeys',
  file: 'search.e2e.ts',
  title,
  status: 'passed',
  ...(durationMs !== undefined && { durationMs }),
});

it('slowest returns the requested number of the slowest tests, without tests of unknown duration', () =>
  assert.deepEqual(
    slowest([result('a', 900), result('b', 12_300), result('c'), result('d', 2_000), result('e', 1_000)], 3),
    ['12.3 s  search.e2e.ts b', '2.0 s  search.e2e.ts d', '1.0 s  search.e2e.ts e'],
  ));
