import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readVisualArguments } from './visualRun.ts';

describe('npm run visual', () => {
  it('builds and looks at everything by default', () => {
    assert.deepEqual(readVisualArguments([]), { update: false, build: true, playwright: [] });
  });

  it('makes new pictures, of a part of the stories, of the Storybook that stands', () => {
    assert.deepEqual(readVisualArguments(['--update', '--grep', 'Button', '--no-build']), {
      update: true,
      build: false,
      playwright: ['--grep', 'Button'],
    });
  });

  it('says what it does not understand', () => {
    assert.match(String(readVisualArguments(['--grep'])), /^--grep needs a pattern/);
    assert.match(String(readVisualArguments(['-u'])), /^Unknown argument -u/);
  });
});
