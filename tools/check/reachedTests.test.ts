import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { reachedTests } from './reachedTests.ts';

describe('tests that a change reaches', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'reached-tests-'));
  after(() => rmSync(root, { recursive: true }));
  const files = {
    'apps/a/search.test.ts': `import { search } from './search.ts';`,
    'apps/a/search.ts': `import type { Row } from './Row.ts';\nimport { parse } from '@agency-insights/insights-api/contract';`,
    'apps/a/Row.ts': `import { search } from './search.ts';`,
    'apps/a/command.test.ts': `const program = new URL('../b/command.cli.ts', import.meta.url);`,
    'apps/b/command.cli.ts': `const { late } = await import('./late.ts');`,
    'apps/b/late.ts': '',
    'apps/b/other.test.ts': `import { it } from 'node:test';`,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const tests = Object.keys(files).filter((file) => file.endsWith('.test.ts'));
  const reached = (...changed: string[]) => reachedTests(root, tests, changed);

  it('are those that import a changed file, directly or indirectly, also in an import cycle', () => {
    assert.deepEqual(reached('apps/a/Row.ts'), ['apps/a/search.test.ts']);
  });

  it('are those that start a changed program, or one that loads a changed file', () => {
    assert.deepEqual(reached('apps/b/late.ts'), ['apps/a/command.test.ts']);
  });

  it('are those that use a workspace package with any change', () => {
    assert.deepEqual(reached('libs/insights-api/src/contract/endpoints.ts'), ['apps/a/search.test.ts']);
    assert.deepEqual(reached('libs/ui-kit/src/index.ts'), []);
  });

  it('are the changed tests themselves', () => {
    assert.deepEqual(reached('apps/b/other.test.ts', 'docs/api.md'), ['apps/b/other.test.ts']);
  });
});
