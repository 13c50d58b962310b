import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { propWords } from './propWords.ts';

describe('the words of a prop in its table', () => {
  it('are those of its doc comment', () => assert.equal(propWords('ref', 'The input.'), 'The input.'));

  it('include a ref, which React types', () =>
    assert.equal(propWords('ref', ''), 'Gets what the component hands out.'));

  it('are empty for an undescribed prop, so that the check of the docs page reports it', () =>
    assert.equal(propWords('premium', undefined), ''));
});
