import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { propWords } from './propWords.ts';

describe('the words of a prop in its table', () => {
  it('are those of its doc comment', () => assert.equal(propWords('children', 'The application.'), 'The application.'));

  it('stand there for what is left to the browser too', () =>
    assert.equal(propWords('href', ''), 'The address it leads to.'));

  it('are none for what nobody has described, so that the check of the docs page sees it', () =>
    assert.equal(propWords('premium', undefined), ''));
});
