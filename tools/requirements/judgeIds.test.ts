import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestResult } from '../check/TestResult.ts';
import { judgeIds } from './judgeIds.ts';
import type { ListedIds } from './listedIds.ts';

const catalogue = ['KIT-DATE-1', 'KIT-DATE-2', 'KIT-DATE-3'];
const onlyOpen: ListedIds = { inPart: [], open: ['KIT-DATE-3'] };
const passed = (title: string): TestResult => ({ runner: 'jest', file: 'a.test.ts', title, status: 'passed' });
const failures = (titles: string[], { isWhole = true, listed = onlyOpen } = {}) =>
  judgeIds(titles.map(passed), { isWhole, catalogue, listed })
    .filter(({ status }) => status === 'failed')
    .map(({ title }) => title);

describe('judgeIds', () => {
  it('passes when every id has a test or is listed', () => {
    const [only, ...others] = judgeIds([passed('a [KIT-DATE-1, KIT-DATE-2]')], {
      isWhole: true,
      catalogue,
      listed: onlyOpen,
    });
    assert.deepEqual([only?.status, others], ['passed', []]);
  });

  it('passes when an id has tests and is listed as shown in part', () => {
    const listed = { inPart: ['KIT-DATE-1'], open: ['KIT-DATE-3'] };
    assert.deepEqual(failures(['a [KIT-DATE-1, KIT-DATE-2]'], { listed }), []);
  });

  it('fails for an id that has neither, after every check ran', () => {
    assert.match(failures(['a [KIT-DATE-1]']).join('\n'), /^No test names KIT-DATE-2\. Write one [^\n]+$/);
    assert.deepEqual(failures(['a [KIT-DATE-1]'], { isWhole: false }), []);
  });

  it('fails for an id that is listed as shown in part and has no test, after every check ran', () => {
    const listed = { inPart: ['KIT-DATE-2'], open: ['KIT-DATE-3'] };
    assert.deepEqual(failures(['a [KIT-DATE-1]'], { listed }), [
      'docs/open-requirements.md lists KIT-DATE-2 as shown in part, but no test names it. Move it to another section.',
    ]);
    assert.deepEqual(failures(['a [KIT-DATE-1]'], { listed, isWhole: false }), []);
  });

  it('fails for an id that is listed as open and has a test', () =>
    assert.deepEqual(failures(['a [KIT-DATE-3]'], { isWhole: false }), [
      'KIT-DATE-3 has a test. Take it off docs/open-requirements.md, or move it to "Shown in part".',
    ]));

  it('fails for an id that is listed as shown in part and as open', () => {
    const listed = { inPart: ['KIT-DATE-3'], open: ['KIT-DATE-3'] };
    assert.deepEqual(failures([], { listed, isWhole: false }), [
      'docs/open-requirements.md names KIT-DATE-3 in two sections. Keep one.',
    ]);
  });

  it('fails for an id in a title or in the list that is missing from the catalogue', () => {
    const listed = { inPart: ['KIT-DATE-8'], open: ['KIT-DATE-7'] };
    assert.deepEqual(failures(['a [KIT-DATE-1, KIT-DATE-9]', 'b [KITT-2]'], { listed, isWhole: false }), [
      'a.test.ts: "a [KIT-DATE-1, KIT-DATE-9]" names KIT-DATE-9, which the catalogue lacks.',
      'a.test.ts: "b [KITT-2]" names KITT-2, which the catalogue lacks.',
      'docs/open-requirements.md names KIT-DATE-8, which the catalogue lacks.',
      'docs/open-requirements.md names KIT-DATE-7, which the catalogue lacks.',
    ]);
  });

  it('passes for the list of this project', () => {
    assert.deepEqual(
      judgeIds([], { isWhole: false }).map(({ status }) => status),
      ['passed'],
    );
  });
});
