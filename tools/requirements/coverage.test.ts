import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestResult } from '../check/TestResult.ts';
import { coverage, idsOfCatalogue, idsOfTitle } from './coverage.ts';

const result = (title: string, status: TestResult['status']): TestResult => ({
  runner: 'jest',
  file: 'a.test.ts',
  title,
  status,
});

describe('requirement coverage', () => {
  it('reads each id that the catalogue defines once', () => {
    assert.deepEqual(
      idsOfCatalogue('- **KIT-DATE-1** Days.\n- **PLAT-2** Routes, see **KIT-DATE-1**.\n- **Note** no id'),
      ['KIT-DATE-1', 'PLAT-2'],
    );
  });

  it('reads several ids from one title, and none from plain brackets', () => {
    assert.deepEqual(idsOfTitle('swaps the ends [KIT-DATE-3, PLUS-14] for [a,b]'), ['KIT-DATE-3', 'PLUS-14']);
    assert.deepEqual(idsOfTitle('reads [1,inf) and [0,1] [API-FILTER-1]'), ['API-FILTER-1']);
  });

  const results = [
    result('a [KIT-DATE-1]', 'passed'),
    result('b [KIT-DATE-2]', 'passed'),
    result('c [KIT-DATE-2]', 'failed'),
    result('d [KIT-DATE-3]', 'skipped'),
  ];
  const ids = ['KIT-DATE-1', 'KIT-DATE-2', 'KIT-DATE-3', 'KIT-DATE-4'];
  const states = (inPart: string[]) => coverage(ids, results, inPart).map(({ state }) => state);

  it('separates met, red, skipped and open ids', () => {
    assert.deepEqual(states([]), ['met', 'red', 'skipped', 'open']);
  });

  it('reports a met id that is listed as shown in part as "part", and still reports failures of listed ids', () => {
    assert.deepEqual(states(ids), ['part', 'red', 'skipped', 'open']);
  });
});
