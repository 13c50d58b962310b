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
  it('reads the ids that the catalogue defines, once each', () => {
    assert.deepEqual(
      idsOfCatalogue('- **KIT-DATE-1** Days.\n- **PLAT-2** Routes, see **KIT-DATE-1**.\n- **Note** no id'),
      ['KIT-DATE-1', 'PLAT-2'],
    );
  });

  it('takes several ids from one title and none from plain brackets', () => {
    assert.deepEqual(idsOfTitle('swaps the ends [KIT-DATE-3, PLUS-14] for [a,b]'), ['KIT-DATE-3', 'PLUS-14']);
    assert.deepEqual(idsOfTitle('reads [1,inf) and [0,1] [API-FILTER-1]'), ['API-FILTER-1']);
  });

  it('tells met, red, skipped and open ids apart', () => {
    const rows = coverage(
      ['KIT-DATE-1', 'KIT-DATE-2', 'KIT-DATE-3', 'KIT-DATE-4'],
      [
        result('a [KIT-DATE-1]', 'passed'),
        result('b [KIT-DATE-2]', 'passed'),
        result('c [KIT-DATE-2]', 'failed'),
        result('d [KIT-DATE-3]', 'skipped'),
      ],
    );
    assert.deepEqual(
      rows.map((row) => row.state),
      ['met', 'red', 'skipped', 'open'],
    );
  });
});
