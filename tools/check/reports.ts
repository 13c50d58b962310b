import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestResult } from './TestResult.ts';

interface JestReport {
  testResults: {
    name: string;
    message?: string;
    status: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

interface PlaywrightSpec {
  title: string;
  file: string;
  tests: { status: string; results?: PlaywrightAttempt[] }[];
}

interface PlaywrightAttempt {
  duration: number;
  error?: { message?: string };
  attachments?: { name: string; path?: string }[];
}

const statuses: Record<string, TestResult['status']> = {
  passed: 'passed',
  failed: 'failed',
  expected: 'passed',
  // A test that passes on a retry hides a fault, of the product or of the test.
  flaky: 'failed',
  unexpected: 'failed',
  skipped: 'skipped',
  pending: 'skipped',
  todo: 'skipped',
};

/** Reads a report file; a missing one means that its runner did not finish. */
function readReport(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** The first line that says something of what went wrong, without the colors of a terminal. */
function reasonOf(failure: string | undefined): { reason?: string } {
  const reason = stripVTControlCharacters(failure ?? '')
    .split('\n')
    .map((line) => line.trim())
    .find(Boolean);
  return reason === undefined ? {} : { reason };
}

/** Jest's `--json` report. A file that could not run at all counts as one failed test. */
export function readJestReport(file: string, root: string): TestResult[] {
  const text = readReport(file);
  if (text === null) return [];
  return (JSON.parse(text) as JestReport).testResults.flatMap((suite): TestResult[] => {
    const name = path.relative(root, suite.name);
    if (suite.assertionResults.length === 0 && suite.status === 'failed') {
      return [{ runner: 'jest', file: name, title: 'the file runs', status: 'failed', ...reasonOf(suite.message) }];
    }
    return suite.assertionResults.map((test) => ({
      runner: 'jest',
      file: name,
      title: [...test.ancestorTitles, test.title].join(' › '),
      status: statuses[test.status] ?? 'failed',
      durationMs: test.duration ?? 0,
      ...reasonOf(test.failureMessages?.[0]),
    }));
  });
}

/** The lines that `nodeReporter.mjs` writes, one test each. */
export function readNodeReport(file: string, root: string): TestResult[] {
  const text = readReport(file);
  if (text === null) return [];
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { failure, ...test } = JSON.parse(line) as Omit<TestResult, 'runner' | 'reason'> & { failure?: string };
      return { ...test, runner: 'node', file: path.relative(root, test.file), ...reasonOf(failure) };
    });
}

/** Playwright's JSON report, made in the workspace at `root`; `folder` is its test folder relative to that. */
export function readPlaywrightReport(file: string, root: string, folder: string, runner: string): TestResult[] {
  const text = readReport(file);
  if (text === null) return [];
  const testsOf = (suite: PlaywrightSuite, parents: string[]): TestResult[] => [
    ...(suite.specs ?? []).map((spec): TestResult => {
      const trace = traceOf(spec);
      const attempts = spec.tests.flatMap(({ results = [] }) => results);
      const retries = attempts.length - spec.tests.length;
      return {
        runner,
        file: path.posix.join(folder, spec.file),
        title: [...parents, spec.title].join(' › '),
        status: spec.tests.map((test) => statuses[test.status] ?? 'failed').find((s) => s !== 'passed') ?? 'passed',
        durationMs: attempts.reduce((total, { duration }) => total + duration, 0),
        ...(retries > 0 && { retries }),
        ...reasonOf(attempts.find(({ error }) => error !== undefined)?.error?.message),
        ...(trace !== undefined && { trace: path.relative(root, trace) }),
      };
    }),
    ...(suite.suites ?? []).flatMap((child) =>
      testsOf(child, child.title === child.file ? parents : [...parents, child.title]),
    ),
  ];
  const report = JSON.parse(text) as { suites: PlaywrightSuite[] };
  return report.suites.flatMap((suite) => testsOf(suite, []));
}

/** The trace that Playwright kept of a test: of those that failed alone. */
function traceOf({ tests }: PlaywrightSpec): string | undefined {
  const attachments = tests.flatMap(({ results = [] }) => results).flatMap((result) => result.attachments ?? []);
  return attachments.find(({ name }) => name === 'trace')?.path;
}
