import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readVisualArguments } from './visualRun.ts';

describe('npm run visual', () => {
  it('builds and compares everything by default', () => {
    assert.deepEqual(readVisualArguments([]), { update: false, build: true, playwright: [] });
  });

  it('updates baselines, of some of the stories, of an existing Storybook', () => {
    assert.deepEqual(readVisualArguments(['--update', '--grep', 'Button', '--no-build']), {
      update: true,
      build: false,
      playwright: ['--grep', 'Button'],
    });
  });

  it('reports arguments that it does not know', () => {
    assert.match(String(readVisualArguments(['--grep'])), /^--grep needs a pattern/);
    assert.match(String(readVisualArguments(['-u'])), /^Unknown argument -u/);
  });
});
