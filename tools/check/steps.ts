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

/** The checks in the order in which they run: quick ones first, then those that build on builds. */
export function steps(root: string, reports: string): Step[] {
  return [...stepsOnSources(root, reports), ...stepsOnBuilds(root, reports)];
}

/** What runs under Jest: the tests of each folder, and those of libraries with a view that run with React 18 too. */
function jestProjects(root: string): string[] {
  const libraries = readdirSync(path.join(root, 'libs')).map((name) => `libs/${name}`);
  const withReact18 = ['libs/ui-kit', 'libs/data-table', 'libs/form-renderer'].map(
    (folder) => `${folder}/jest.react-18.config.cjs`,
  );
  return [...libraries, ...withReact18, 'apps/insights'];
}

function testFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .sort()
    .map((file) => path.join(folder, file));
}

/** Node's test runner over the test files of a folder, told twice: for people, and as a report. */
function nodeTests(root: string, folder: string, report: string): string[] {
  const flags = [
    source,
    '--import=./tools/build/propertySeed.mjs',
    '--test',
    '--test-concurrency=2',
    '--test-timeout=240000',
  ];
  const forPeople = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
  const forReport = ['--test-reporter=./tools/check/nodeReporter.mjs', `--test-reporter-destination=${report}`];
  return ['node', ...flags, ...forPeople, ...forReport, ...testFiles(root, folder)];
}

function stepsOnSources(root: string, reports: string): Step[] {
  const jestReport = path.join(reports, 'jest.json');
  const platformReport = path.join(reports, 'platform.jsonl');
  const toolsReport = path.join(reports, 'tools.jsonl');
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
      commands: [
        ['jest', '--maxWorkers=2', '--json', `--outputFile=${jestReport}`, '--projects', ...jestProjects(root)],
      ],
      results: () => readJestReport(jestReport, root),
    },
    {
      name: 'platform',
      title: 'Tests of the platform',
      commands: [nodeTests(root, 'apps/platform/src', platformReport)],
      results: () => readNodeReport(platformReport, root),
    },
    {
      name: 'tools',
      title: 'Tests of the tools',
      commands: [nodeTests(root, 'tools', toolsReport)],
      results: () => readNodeReport(toolsReport, root),
    },
  ];
}

function stepsOnBuilds(root: string, reports: string): Step[] {
  const storybookReport = path.join(reports, 'storybook.json');
  const journeysReport = path.join(reports, 'journeys.json');
  return [
    {
      name: 'build',
      title: 'Builds',
      commands: [['nx', 'run-many', '-t', 'build', '--parallel=2', '--outputStyle=static']],
    },
    { name: 'packages', title: 'Package checks and size budgets', commands: [['node', 'tools/packages/check.ts']] },
    {
      name: 'storybook',
      title: 'Storybook: every story renders, is accessible and looks as pictured',
      commands: [
        ['storybook', 'build', '--quiet', '--disable-telemetry'],
        ['playwright', 'test', '-c', 'tools/visual/playwright.config.ts'],
      ],
      results: () => readPlaywrightReport(storybookReport, 'tools/visual', 'storybook'),
    },
    {
      name: 'journeys',
      title: 'Browser journeys',
      commands: [['playwright', 'test', '-c', 'apps/e2e/playwright.config.ts']],
      results: () => readPlaywrightReport(journeysReport, 'apps/e2e/src', 'journeys'),
    },
  ];
}
