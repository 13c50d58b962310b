import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { it, type TestContext } from 'node:test';

const leavesServer = `import { createServer } from 'node:http';
import { before, describe, it } from 'node:test';
describe('a set-up that fails', () => {
  before(() => {
    createServer().listen(0, '127.0.0.1');
    throw new Error('The set-up fails.');
  });
  it('has a test', () => {});
});
`;

const keepsItsThread = `import { it } from 'node:test';
it('never gives its thread back', () => { for (;;); });
`;

/** Runs a test file in Node's test runner as the checks do; returns what it prints and its exit code. */
async function run(test: TestContext, name: string, source: string, limits: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'end-with-tests-'));
  test.after(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, name);
  writeFileSync(file, source);
  const { NODE_TEST_CONTEXT: _ofThisFile, ...environment } = process.env;
  const runner = spawn(
    process.execPath,
    [`--import=${path.join(import.meta.dirname, 'endWithTests.mjs')}`, '--test', '--test-reporter=spec', file],
    { env: { ...environment, ...limits }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  test.after(() => runner.kill('SIGKILL'));
  const [output, [code]] = await Promise.all([text(runner.stdout), once(runner, 'exit')]);
  return { output, code: code as number | null };
}

it(
  'a test file that leaves a server running is stopped, fails, and reports the reason',
  { timeout: 60_000 },
  async (test) => {
    const { output, code } = await run(test, 'leavesServer.test.ts', leavesServer, { AFTER_TESTS_MS: '500' });
    assert.equal(code, 1);
    assert.match(output, /The set-up fails/);
    assert.match(
      output,
      /leavesServer\.test\.ts still runs 500 ms after its tests, and is ended\. Kept by: .*TCPServerWrap/,
    );
  },
);

it(
  'a test file that blocks its thread is stopped, fails, and reports the reason',
  { timeout: 60_000 },
  async (test) => {
    const { output, code } = await run(test, 'keepsItsThread.test.ts', keepsItsThread, { BUSY_TEST_MS: '1000' });
    assert.equal(code, 1);
    assert.match(output, /keepsItsThread\.test\.ts keeps its thread busy for 1000 ms, and is ended/);
  },
);
