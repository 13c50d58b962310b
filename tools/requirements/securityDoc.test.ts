import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../bootstrap.mjs';
import { namedTests, relativeLinks, titlesIn } from './namedTests.ts';

const docs = path.join(root, 'docs');
const markdown = readFileSync(path.join(docs, 'security.md'), 'utf8');

describe('docs/security.md', () => {
  it('names existing tests, each by its file and title', () => {
    const named = namedTests(markdown);
    assert.ok(named.length > 100, `${named.length} tests are named`);
    const missing = named.filter(({ file, title }) => {
      const source = path.join(docs, file);
      return title === null || !existsSync(source) || !titlesIn(readFileSync(source, 'utf8')).has(title);
    });
    assert.deepEqual(missing, []);
  });

  it('links to existing files', () => {
    const missing = relativeLinks(markdown).filter((target) => !existsSync(path.join(docs, target)));
    assert.deepEqual(missing, []);
  });

  it('names a test in each row of its tables', () => {
    const rows = markdown.split('\n').filter((line) => /^\| (?!promise|threat|-)/.test(line));
    assert.ok(rows.length > 60, `${rows.length} rows`);
    assert.deepEqual(
      rows.filter((row) => namedTests(row).length === 0),
      [],
    );
  });
});

describe('titlesIn', () => {
  it('reads titles in all quotes, over several lines, without ids of the catalogue and tags', () => {
    const source = [
      `it('one’s [PLAT-5] [AUTH-SESSION-4]', () => {});`,
      `it("the person's own", () => {});`,
      'describe(`a ${name}`, () => {});',
      `it(\n  'on a line of its own [PLUS-39, PLAT-12]',\n  () => {});`,
      `it('the person\\'s own page', () => {});`,
      `itAtNight('takes long [PLAT-5]', () => {});`,
      `test('a journey [PLUS-1] @night', () => {});`,
      `it.skip('is not run', () => {});`,
    ].join('\n');
    assert.deepEqual(
      [...titlesIn(source)],
      [
        'one’s',
        "the person's own",
        'a ${name}',
        'on a line of its own',
        "the person's own page",
        'takes long',
        'a journey',
      ],
    );
  });
});

describe('namedTests', () => {
  it('returns null as the title of a linked test without a title', () => {
    assert.deepEqual(namedTests('| [a](../a.test.ts) “does it” and [b](../b.e2e.ts), [c](../c.ts)'), [
      { file: '../a.test.ts', title: 'does it' },
      { file: '../b.e2e.ts', title: null },
    ]);
  });
});
