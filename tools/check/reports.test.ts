import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { readNodeReport, readPlaywrightReport } from './reports.ts';

describe("Playwright's report", () => {
  const root = mkdtempSync(path.join(tmpdir(), 'agency-insights-report-'));
  after(() => rmSync(root, { recursive: true }));

  const spec = (title: string, status: string, attachments: object[] = [], durations: number[] = [1_500]) => ({
    title,
    file: 'search.e2e.ts',
    tests: [
      {
        status,
        results: durations.map((duration, attempt) => ({
          duration,
          attachments,
          ...(status !== 'expected' &&
            attempt === 0 && { error: { message: '\u001b[31mError: no answer\u001b[39m\n' } }),
        })),
      },
    ],
  });
  const writeReport = (specs: object[]): string => {
    const file = path.join(root, 'report.json');
    const group = { title: 'finding', specs };
    writeFileSync(
      file,
      JSON.stringify({ suites: [{ title: 'search.e2e.ts', file: 'search.e2e.ts', suites: [group] }] }),
    );
    return file;
  };
  const own = { runner: 'journeys', file: 'apps/e2e/src/search.e2e.ts' };

  it('names tests by their groups, with the reason, trace and location of a failed test', () => {
    const trace = path.join(root, '.tmp/journeys/search/trace.zip');
    const attachments = [
      { name: 'screenshot', path: path.join(root, 'a.png') },
      { name: 'trace', path: trace },
    ];
    const file = writeReport([spec('by name', 'unexpected', attachments), spec('by state', 'expected')]);
    assert.deepEqual(readPlaywrightReport(file, root, 'apps/e2e/src', 'journeys'), [
      {
        ...own,
        title: 'finding › by name',
        status: 'failed',
        durationMs: 1_500,
        reason: 'Error: no answer',
        trace: '.tmp/journeys/search/trace.zip',
      },
      { ...own, title: 'finding › by state', status: 'passed', durationMs: 1_500 },
    ]);
  });

  it('counts a test that passed on a retry as failed', () => {
    const file = writeReport([spec('by name', 'flaky', [], [1_000, 2_000])]);
    assert.deepEqual(readPlaywrightReport(file, root, 'apps/e2e/src', 'journeys'), [
      {
        ...own,
        title: 'finding › by name',
        status: 'failed',
        durationMs: 3_000,
        retries: 1,
        reason: 'Error: no answer',
      },
    ]);
  });

  it('is empty if the run was interrupted', () =>
    assert.deepEqual(readPlaywrightReport(path.join(root, 'missing.json'), root, 'src', 'journeys'), []));
});

describe("the report of Node's test runner", () => {
  const root = mkdtempSync(path.join(tmpdir(), 'agency-insights-report-'));
  after(() => rmSync(root, { recursive: true }));

  it('gives the reason if a test or the setup of a group failed, and counts a skipped group', () => {
    const body = `
      import { before, describe, it } from 'node:test';
      describe('with a page', () => {
        before(() => { throw new Error('The page did not open\\nin 30 s'); });
        it('shows', () => {});
      });
      it('adds', () => { throw new Error('1 is not 2'); });
      it('counts', () => {});
      describe('with an engine', { skip: 'no engine' }, () => {
        it('asks', () => {});
      });`;
    writeFileSync(path.join(root, 'sample.test.mjs'), body);
    const reporter = path.join(import.meta.dirname, 'nodeReporter.mjs');
    const report = path.join(root, 'report.jsonl');
    spawnSync(
      process.execPath,
      ['--test', `--test-reporter=${reporter}`, `--test-reporter-destination=${report}`, 'sample.test.mjs'],
      { cwd: root, env: { ...process.env, NODE_TEST_CONTEXT: undefined } },
    );
    const found = readNodeReport(report, root);
    assert.deepEqual(
      found.map(({ file, title, status, reason }) => [file, title, status, reason]),
      [
        ['sample.test.mjs', 'with a page › shows', 'failed', 'test did not finish before its parent and was cancelled'],
        ['sample.test.mjs', 'with a page', 'failed', 'The page did not open'],
        ['sample.test.mjs', 'adds', 'failed', '1 is not 2'],
        ['sample.test.mjs', 'counts', 'passed', undefined],
        ['sample.test.mjs', 'with an engine', 'skipped', undefined],
      ],
    );
  });
});
