import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { readPlaywrightReport } from './reports.ts';

describe("Playwright's report", () => {
  const root = mkdtempSync(path.join(tmpdir(), 'agency-insights-report-'));
  after(() => rmSync(root, { recursive: true }));

  const spec = (title: string, status: string, attachments: object[] = []) => ({
    title,
    file: 'search.e2e.ts',
    tests: [{ status, results: [{ attachments }] }],
  });

  it('names tests by their groups, and the trace of one that failed by its place in the workspace', () => {
    const file = path.join(root, 'report.json');
    const trace = path.join(root, '.tmp/journeys/search/trace.zip');
    const group = {
      title: 'finding',
      specs: [
        spec('by name', 'unexpected', [
          { name: 'screenshot', path: path.join(root, 'a.png') },
          { name: 'trace', path: trace },
        ]),
        spec('by state', 'expected'),
      ],
    };
    writeFileSync(
      file,
      JSON.stringify({ suites: [{ title: 'search.e2e.ts', file: 'search.e2e.ts', suites: [group] }] }),
    );
    const own = { runner: 'journeys', file: 'apps/e2e/src/search.e2e.ts' };
    assert.deepEqual(readPlaywrightReport(file, root, 'apps/e2e/src', 'journeys'), [
      { ...own, title: 'finding › by name', status: 'failed', trace: '.tmp/journeys/search/trace.zip' },
      { ...own, title: 'finding › by state', status: 'passed' },
    ]);
  });

  it('is empty where the run never came to its end', () =>
    assert.deepEqual(readPlaywrightReport(path.join(root, 'missing.json'), root, 'src', 'journeys'), []));
});
