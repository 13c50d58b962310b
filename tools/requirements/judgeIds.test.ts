import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestResult } from '../check/TestResult.ts';
import { judgeIds } from './judgeIds.ts';

const catalogue = ['KIT-DATE-1', 'KIT-DATE-2', 'KIT-DATE-3'];
const open = ['KIT-DATE-3'];
const passed = (title: string): TestResult => ({ runner: 'jest', file: 'a.test.ts', title, status: 'passed' });
const whatFailed = (titles: string[], isWhole = true) =>
  judgeIds(titles.map(passed), { isWhole, catalogue, open })
    .filter(({ status }) => status === 'failed')
    .map(({ title }) => title);

describe('the ids of a run', () => {
  it('are in order where every one has a test or a reason', () => {
    const [only, ...others] = judgeIds([passed('a [KIT-DATE-1, KIT-DATE-2]')], { isWhole: true, catalogue, open });
    assert.deepEqual([only?.status, others], ['passed', []]);
  });

  it('are red over one that has neither, once everything has run', () => {
    assert.match(whatFailed(['a [KIT-DATE-1]']).join('\n'), /^KIT-DATE-2 is named by no test\. Write one [^\n]+$/);
    assert.deepEqual(whatFailed(['a [KIT-DATE-1]'], false), []);
  });

  it('are red over one that the catalogue lacks, whatever its prefix', () => {
    assert.deepEqual(whatFailed(['a [KIT-DATE-1, KIT-DATE-9]', 'b [KITT-2]'], false), [
      'a.test.ts: "a [KIT-DATE-1, KIT-DATE-9]" names KIT-DATE-9, which the catalogue lacks.',
      'a.test.ts: "b [KITT-2]" names KITT-2, which the catalogue lacks.',
    ]);
  });

  it('of this project: the reasons name nothing that the catalogue lacks', () => {
    assert.deepEqual(
      judgeIds([], { isWhole: false }).map(({ status }) => status),
      ['passed'],
    );
  });
});
