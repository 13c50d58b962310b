import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { typeChecker } from '../typeChecker.ts';
import { workers } from '../workers.ts';
import { longestFileMs } from './processesOf.ts';
import { readJestReport, readNodeReport, readPlaywrightReport } from './reports.ts';
import type { TestResult } from './TestResult.ts';

/** One check of `npm test`. */
export interface Step {
  /** Its name in `npm test -- NAME`. */
  name: string;
  /** Title printed while it runs. */
  title: string;
  commands: string[][];
  /** Environment variables of the commands. */
  env?: Readonly<Record<string, string>>;
  /** How many of the machine's cores it keeps busy: one, beside others of one, or all of them. */
  cores: 1 | 'all';
  /** Names of the steps whose work it builds on; a run that is asked for this step alone makes them too. */
  after?: string[];
  /** Report of its runner; a step without a report counts as one test by its exit code. */
  results?: () => TestResult[];
}

/** Test files that `npm test` leaves to the night. */
export const nightly = /\.nightly\.test\.tsx?$/;

const source = '--conditions=@agency-insights/source';

/** MB; with the default of 16, collecting garbage takes an eighth of the processor's time of component tests. */
const roomForNewObjects = '--max-semi-space-size=64';

const typeChecks = [
  ['node', typeChecker, '-b', 'tsconfig.json', '--singleThreaded'],
  ['node', typeChecker, '-p', '.storybook/tsconfig.json', '--singleThreaded'],
];

/** Skips files whose content was formatted in the previous run. */
const cacheOfFormat = ['--cache', '--cache-strategy=content', '--cache-location=.tmp/format-cache'];

/** What the built packages are checked for: sizes and entries, tarballs, and a page made of these. */
const packageChecks = ['packages', 'tarballs', 'apiReports', 'readmes', 'consumer'].map(
  (name) => `tools/packages/${name}.check.ts`,
);

/** Options of a run of the checks. */
export interface StepOptions {
  /** The workspace's root. */
  root: string;
  /** The folder of the runners' reports. */
  reports: string;
  /** Also runs the nightly checks (`npm run test:all`). */
  isNightly: boolean;
  /** Names of the steps that the run is asked for; none: all. */
  names?: readonly string[];
}

/** The checks: those of one core beside each other first, the longest before the others, then those that take the machine. */
export function steps(options: StepOptions): Step[] {
  const all = [...stepsOfOneCore(options), ...stepsOfAllCores(options)];
  // `tools/checksAll.ts` reads it.
  return options.isNightly ? all.map((step) => ({ ...step, env: { ...step.env, CHECKS: 'all' } })) : all;
}

/** What runs under Jest: the tests of each folder, and with React 18 a part of those of libraries with a view, or at night all. */
function jestProjects({ root, isNightly }: StepOptions): string[] {
  const libraries = readdirSync(path.join(root, 'libs')).map((name) => `libs/${name}`);
  const withReact18 = isNightly
    ? ['ui-kit', 'data-table', 'form-renderer'].map((name) => `libs/${name}/jest.react-18.config.cjs`)
    : ['tools/react-18/jest.config.cjs'];
  return [...libraries, ...withReact18, 'apps/insights', 'apps/dashboards'];
}

/** Whether a test attacks: hostile input, raw connections, damaged files, killed processes, servers that hang. */
function isHostile(file: string): boolean {
  return file.includes('.hostile.');
}

/** Whether a test is of the policy data's engines: DuckDB, PostgreSQL, ClickHouse, and what is published to them. */
function isOfEngines(file: string): boolean {
  return /^apps\/platform\/src\/(?:warehouse|data\/publish)\//.test(file);
}

/** The test files of a folder; those in `.nightly.test.ts` run with `npm run test:all`. */
function testFiles({ root, isNightly }: StepOptions, folder: string): string[] {
  // Some tools have an installation of their own, which is never entered.
  const files = globSync(`${folder}/**/*.test.ts`, { cwd: root, exclude: (name) => name === 'node_modules' });
  return files.filter((file) => isNightly || !nightly.test(file)).sort();
}

/** How a step runs its test files with Node's test runner. */
interface NodeTests {
  files: readonly string[];
  /** Where the report for `npm test` goes; users read another one as it comes. */
  report: string;
  /** How many processes run at once. */
  concurrency: number;
  /** Whether each process runs several files (`testTogether.ts`), and not one. */
  together?: boolean;
}

function nodeTests({ files, report, concurrency, together = false }: NodeTests): string[] {
  const flags = [
    source,
    '--import=./tools/build/propertySeed.mjs',
    '--import=./tools/check/endWithTests.mjs',
    '--import=./tools/endWithParent.mjs',
    `--test-concurrency=${concurrency}`,
  ];
  const forPeople = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
  const forReport = ['--test-reporter=./tools/check/nodeReporter.mjs', `--test-reporter-destination=${report}`];
  const runner = together ? [source, 'tools/check/testTogether.ts'] : ['--test', `--test-timeout=${longestFileMs}`];
  return ['node', ...runner, ...flags, ...forPeople, ...forReport, ...files];
}

function stepsOfOneCore(options: StepOptions): Step[] {
  const { root, reports } = options;
  const toolsReport = path.join(reports, 'tools.jsonl');
  const packagesReport = path.join(reports, 'packages.jsonl');
  return [
    {
      name: 'types',
      title: 'Types',
      cores: 1,
      commands: typeChecks,
    },
    {
      name: 'lint',
      title: 'Lint and boundaries',
      cores: 1,
      // All at once: the rules are then loaded once. In a clean checkout the rule of boundaries needs a graph of projects first.
      commands: [
        ['nx', 'show', 'projects'],
        ['eslint', '.'],
      ],
    },
    {
      name: 'build',
      title: 'Builds',
      cores: 1,
      commands: [['nx', 'run-many', '-t', 'build', '--parallel=1', '--outputStyle=static']],
    },
    {
      name: 'stories',
      title: 'Storybook is built',
      cores: 1,
      commands: [
        ['storybook', 'build', '--quiet', '--disable-telemetry'],
        ['node', source, 'tools/components/writeMachineDocs.ts'],
      ],
    },
    {
      name: 'tools',
      title: 'Tests of the tools',
      cores: 1,
      commands: [nodeTests({ files: testFiles(options, 'tools'), report: toolsReport, concurrency: 1 })],
      results: () => readNodeReport(toolsReport, root),
    },
    {
      name: 'format',
      title: 'Formatting',
      cores: 1,
      commands: [['prettier', '--check', '--log-level=warn', ...cacheOfFormat, '.']],
    },
    {
      name: 'packages',
      title: 'Package checks and size budgets',
      cores: 1,
      after: ['build'],
      commands: [nodeTests({ files: packageChecks, report: packagesReport, concurrency: 1 })],
      results: () => readNodeReport(packagesReport, root),
    },
  ];
}

function stepsOfAllCores(options: StepOptions): Step[] {
  const { root, reports } = options;
  const jestReport = path.join(reports, 'jest.json');
  const storybookReport = path.join(reports, 'storybook.json');
  const journeysReport = path.join(reports, 'journeys.json');
  return [
    {
      name: 'unit',
      title: 'Unit tests of the libraries and the app',
      cores: 'all',
      commands: [
        [
          'node',
          roomForNewObjects,
          'node_modules/jest/bin/jest.js',
          // Half as many again as cores take the time in which others wait for timers.
          `--maxWorkers=${workers(1.5)}`,
          '--json',
          `--outputFile=${jestReport}`,
          '--projects',
          ...jestProjects(options),
        ],
      ],
      results: () => readJestReport(jestReport, root),
    },
    ...stepsOfPlatform(options),
    {
      name: 'storybook',
      title: 'Storybook: every story renders, is accessible and looks as pictured',
      cores: 'all',
      after: ['stories'],
      commands: [
        ['playwright', 'test', '-c', 'tools/visual/playwright.config.ts'],
        // Sends what was built, where a project token is set.
        ['node', source, 'tools/visual/chromatic.ts', '--no-build'],
      ],
      results: () => readPlaywrightReport(storybookReport, root, 'tools/visual', 'storybook'),
    },
    {
      name: 'journeys',
      title: 'Browser journeys',
      cores: 'all',
      after: ['build'],
      commands: [['playwright', 'test', '-c', 'apps/e2e/playwright.config.ts']],
      results: () => readPlaywrightReport(journeysReport, root, 'apps/e2e/src', 'journeys'),
    },
  ];
}

/**
 * The tests of the platform in three steps. `npm test -- engines` runs those of the policy data's engines alone.
 * `npm test -- hostile` runs the attacks alone, within five minutes, and sends 300 hostile inputs to each call and page;
 * `npm test` sends fewer, a night 1,000.
 */
function stepsOfPlatform(options: StepOptions): Step[] {
  const { root, reports, isNightly, names = [] } = options;
  const step = (name: string, title: string, { files, together }: Pick<NodeTests, 'files' | 'together'>): Step => {
    const report = path.join(reports, `${name}.jsonl`);
    const tests = nodeTests({ files, report, concurrency: workers(1), together });
    const commands = [['node', source, 'tools/clickhouse/install.ts'], tests];
    return { name, title, cores: 'all', commands, results: () => readNodeReport(report, root) };
  };
  const files = testFiles(options, 'apps/platform/src');
  const attacks = step('hostile', 'Attacks: hostile input, raw connections, damaged files, kills, servers that hang', {
    files: files.filter(isHostile),
  });
  const others = files.filter((file) => !isHostile(file));
  const ofPlatform = step('platform', 'Tests of the platform', {
    files: others.filter((file) => !isOfEngines(file)),
    together: true,
  });
  const engines = step('engines', 'Policy data in DuckDB, PostgreSQL and ClickHouse', {
    files: others.filter(isOfEngines),
    together: true,
  });
  const inputs = isNightly ? '1000' : names.includes(attacks.name) ? '300' : undefined;
  return [ofPlatform, engines, inputs === undefined ? attacks : { ...attacks, env: { HOSTILE_INPUTS: inputs } }];
}
