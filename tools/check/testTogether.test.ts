import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { it, type TestContext } from 'node:test';

/** Its test fails where a hook of another file runs before it. */
const prepared = `import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
beforeEach(() => (globalThis.prepared ??= []).push(import.meta.url));
describe('a suite', () =>
  it('is prepared by the hook of its file, in process ' + process.pid, () =>
    assert.deepEqual(globalThis.prepared.splice(0), [import.meta.url])));
`;
const unprepared = `import { before, it } from 'node:test';
before(() => { throw new Error('It cannot be prepared.'); });
it('is never run', () => {});
`;
const unreadable = `import './missing.ts';\n`;

interface Reported {
  file: string;
  title: string;
  status: string;
}

/** Runs test files as the checks do; returns what is reported of each test. */
async function run(test: TestContext, files: Readonly<Record<string, string>>): Promise<Reported[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-together-'));
  test.after(() => rmSync(folder, { recursive: true }));
  const names = Object.keys(files).map((name) => path.join(folder, name));
  for (const [name, source] of Object.entries(files)) writeFileSync(path.join(folder, name), source);
  const report = path.join(import.meta.dirname, 'nodeReporter.mjs');
  const runner = path.join(import.meta.dirname, 'testTogether.ts');
  const { NODE_TEST_CONTEXT: _ofThisFile, ...env } = process.env;
  const lines = await new Promise<string>((resolve) => {
    execFile(process.execPath, [runner, `--test-reporter=${report}`, ...names], { env }, (_error, out) => resolve(out));
  });
  const results = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Reported);
  return results.map((result) => ({ ...result, file: path.basename(result.file) }));
}

const processOf = ({ title }: Reported) => title.split(' ').at(-1);

it('test files run in one process, each with its own hooks, and are reported by their names', async (test) => {
  const results = await run(test, { 'a.test.ts': prepared, 'b.test.ts': prepared, 'c.alone.test.ts': prepared });
  assert.deepEqual(results.map(({ file, status }) => [file, status]).sort(), [
    ['a.test.ts', 'passed'],
    ['b.test.ts', 'passed'],
    ['c.alone.test.ts', 'passed'],
  ]);
  assert.match(results[0]?.title ?? '', /^a suite › is prepared/);
  const [a, b, c] = results.sort((one, other) => one.file.localeCompare(other.file)).map(processOf);
  assert.equal(a, b);
  assert.notEqual(a, c);
});

it('a test file that fails to load or to set up is reported as failed by its name, and the others run', async (test) => {
  const results = await run(test, { 'a.test.ts': unreadable, 'b.test.ts': unprepared, 'c.test.ts': prepared });
  const failed = results.filter(({ status }) => status === 'failed').map(({ title }) => path.basename(title));
  assert.ok(failed.includes('a.test.ts'), JSON.stringify(failed));
  assert.ok(failed.includes('b.test.ts'), JSON.stringify(failed));
  assert.deepEqual(
    results.filter(({ status }) => status === 'passed').map(({ file }) => file),
    ['c.test.ts'],
  );
});
