import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { readPlaywrightReport } from './reports.ts';

describe("Playwright's report", () => {
  const root = mkdtempSync(path.join(tmpdir(), 'agency-insights-report-'));
  after(() => rmSync(root, { recursive: true }));

  const spec = (title: string, status: string, attachments: object[] = [], durations: number[] = [1_500]) => ({
    title,
    file: 'search.e2e.ts',
    tests: [{ status, results: durations.map((duration) => ({ duration, attachments })) }],
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

  it('names tests by their groups, and the trace of one that failed by its place in the workspace', () => {
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
        trace: '.tmp/journeys/search/trace.zip',
      },
      { ...own, title: 'finding › by state', status: 'passed', durationMs: 1_500 },
    ]);
  });

  it('counts a test that passed on a retry as failed', () => {
    const file = writeReport([spec('by name', 'flaky', [], [1_000, 2_000])]);
    assert.deepEqual(readPlaywrightReport(file, root, 'apps/e2e/src', 'journeys'), [
      { ...own, title: 'finding › by name', status: 'failed', durationMs: 3_000, retries: 1 },
    ]);
  });

  it('is empty where the run never came to its end', () =>
    assert.deepEqual(readPlaywrightReport(path.join(root, 'missing.json'), root, 'src', 'journeys'), []));
});
