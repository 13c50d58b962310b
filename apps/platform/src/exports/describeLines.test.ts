import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeLines } from './describeLines.ts';

describe('the lines of business that an export lists', () => {
  it('are those that the person may see, narrowed by a filter', () => {
    assert.equal(describeLines('all'), 'Personal and commercial lines');
    assert.equal(describeLines('all', 'commercial'), 'commercial');
    assert.equal(
      describeLines('all', 'commercial', (_key, value) => (value === 'commercial' ? 'Commercial lines' : undefined)),
      'Commercial lines',
    );
    assert.equal(describeLines('personal', 'personal'), 'Personal lines');
    assert.equal(describeLines(null), 'Personal and commercial lines');
  });
});
