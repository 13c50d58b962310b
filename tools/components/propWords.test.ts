import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { propWords } from './propWords.ts';

describe('the descriptions of props in the table', () => {
  it('are those of the doc comments', () => assert.equal(propWords('ref', 'The input.'), 'The input.'));

  it('include that of a ref, whose type is from React', () =>
    assert.equal(propWords('ref', ''), 'Gets what the component hands out.'));

  it('are empty for an undescribed prop, so that the check of the docs page reports it', () =>
    assert.equal(propWords('premium', undefined), ''));
});
