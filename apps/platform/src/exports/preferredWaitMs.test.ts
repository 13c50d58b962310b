import assert from 'node:assert/strict';
import { it } from 'node:test';
import { preferredWaitMs } from './preferredWaitMs.ts';

it('a caller requests how long it waits for a status, up to 5 s [PLUS-8]', () => {
  const cases: [string | null, number][] = [
    [null, 0],
    ['', 0],
    ['wait=5', 5_000],
    ['wait=2', 2_000],
    ['Wait = "3"', 3_000],
    ['respond-async, wait=4', 4_000],
    ['wait=600', 5_000],
    ['wait=0', 0],
    ['wait=-1', 0],
    ['wait=1e3', 0],
    ['await=5', 0],
  ];
  for (const [header, ms] of cases) assert.equal(preferredWaitMs(header), ms, String(header));
});
