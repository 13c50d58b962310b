import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readJestReport, readNodeReport, readPlaywrightReport } from './reports.ts';
import type { TestResult } from './TestResult.ts';

/** One check of `npm test`. */
export interface Step {
  /** What `npm test -- NAME` calls it. */
  name: string;
  /** What a person reads while it runs. */
  title: string;
  commands: string[][];
  /** What its runner reported; a step without a report counts as one test by its exit code. */
  results?: () => TestResult[];
}

const source = '--conditions=@agency-insights/source';

function platformTestFiles(root: string): string[] {
  const folder = path.join(root, 'apps/platform/src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .map((file) => path.join('apps/platform/src', file));
}

function toolTestFiles(root: string): string[] {
  return readdirSync(path.join(root, 'tools'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .sort()
    .map((file) => path.join('tools', file));
}

/** The checks in the order in which they run: quick ones first, then those that build on builds. */
export function steps(root: string, reports: string): Step[] {
  const report = (name: string) => path.join(reports, name);
  const nodeTests = (name: string, files: string[]) => [
    'node', source, '--test', '--test-concurrency=2', '--test-timeout=240000',
    '--test-reporter=spec', '--test-reporter-destination=stdout',
    '--test-reporter=./tools/check/nodeReporter.mjs', `--test-reporter-destination=${report(name)}`,
    ...files,
  ];
  return [
    { name: 'format', title: 'Formatting', commands: [['prettier', '--check', '--log-level=warn', '.']] },
    {
      name: 'lint',
      title: 'Lint and boundaries',
      commands: [
        ['nx', 'run-many', '-t', 'lint', '--parallel=2', '--outputStyle=static'],
        ['eslint', 'tools', '.storybook', 'eslint.config.mjs', 'jest.preset.js'],
      ],
    },
    {
      name: 'types',
      title: 'Types',
      commands: [
        ['tsc', '-b', 'tsconfig.json'],
        ['tsc', '-p', '.storybook/tsconfig.json'],
      ],
    },
    {
      name: 'unit',
      title: 'Unit tests of the libraries and the app',
      commands: [['jest', '--maxWorkers=2', '--json', `--outputFile=${report('jest.json')}`, '--projects', 'libs/*', 'apps/insights']],
      results: () => readJestReport(report('jest.json'), root),
    },
    {
      name: 'platform',
      title: 'Tests of the platform',
      commands: [nodeTests('platform.jsonl', platformTestFiles(root))],
      results: () => readNodeReport(report('platform.jsonl'), root),
    },
    { name: 'build', title: 'Builds', commands: [['nx', 'run-many', '-t', 'build', '--parallel=2', '--outputStyle=static']] },
    { name: 'packages', title: 'Package checks and size budgets', commands: [['node', 'tools/packages/check.ts']] },
    {
      name: 'tools',
      title: 'Tests of the tools',
      commands: [nodeTests('tools.jsonl', toolTestFiles(root))],
      results: () => readNodeReport(report('tools.jsonl'), root),
    },
    {
      name: 'storybook',
      title: 'Storybook: every story renders and is accessible',
      commands: [
        ['storybook', 'build', '--quiet', '--disable-telemetry'],
        ['playwright', 'test', '-c', 'tools/visual/playwright.config.ts'],
      ],
      results: () => readPlaywrightReport(report('storybook.json'), 'tools/visual', 'storybook'),
    },
    {
      name: 'journeys',
      title: 'Browser journeys',
      commands: [['playwright', 'test', '-c', 'apps/e2e/playwright.config.ts']],
      results: () => readPlaywrightReport(report('journeys.json'), 'apps/e2e/src', 'journeys'),
    },
  ];
}
