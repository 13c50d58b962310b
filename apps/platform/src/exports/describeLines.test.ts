import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeLines } from './describeLines.ts';

describe('the lines that an export says it includes', () => {
  it('are those that the person may see, of which a filter may have chosen one', () => {
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
