import type { Goal } from '../../harness/goals.ts';
import { versionOf } from '../../harness/installPeers.ts';
import {
  chosenContestants,
  tooSlow,
  withStages,
  type Contestant,
  type PartContext,
} from '../../harness/PartContext.ts';
import { figure, timeCell, type PartReport, type ReportTable } from '../../harness/report.ts';
import { fewer, medianOf, runRounds, type Outcome, type RoundCounts } from '../../harness/runRounds.ts';
import { measureHandling, measureMemory, measureScrolling, scrollFrames } from './steps.ts';

const contestants: readonly Contestant[] = [
  { name: 'floor', title: 'floor (windowed DOM)' },
  { name: 'ours', title: '**ours** (DataTable)' },
  { name: 'react-data-grid', title: 'react-data-grid, sorted and filtered by hand', packages: ['react-data-grid'] },
  { name: 'tanstack', title: 'TanStack Table + Virtual, plain', packages: ['@tanstack/react-table'] },
  { name: 'mui-x', title: 'MUI X DataGrid Community (100-row pages)', packages: ['@mui/x-data-grid'] },
  { name: 'ag-grid', title: 'AG Grid Community', packages: ['ag-grid-community'] },
  { name: 'material-react-table', title: 'material-react-table', packages: ['material-react-table'] },
];

/** Whoever needs longer for a step leaves the table; ms. */
const limitMs = 10_000;
/** Two warm up: in the second, engines still compile what rows do that come and go. */
const scrollRounds = { warmUps: 2, measured: 7 };
const millionRounds = { warmUps: 1, measured: 2 };
/**
 * What is left out with a million rows: its page is still at a step long after the limit, and takes no order to stop. With a
 * hundred thousand rows its text sort already takes half the limit.
 */
const atMost100k = new Set(['material-react-table']);
/** Memory is the same in every round. */
const memoryRounds = { warmUps: 0, measured: 1 };
const hundredThousand = 100_000;
const million = 1_000_000;

type Outcomes = ReadonlyMap<string, Outcome>;

/** A hundred thousand rows: mounting, sorting, filtering, scrolling, memory. */
export async function runPart({ rounds, only }: PartContext): Promise<PartReport> {
  const taking = chosenContestants(contestants, only);
  const handling = await handle(taking, hundredThousand, rounds);
  const memory = await remember(whoStood(taking, handling), hundredThousand);
  const scrolling = await scroll(whoStood(taking, handling), hundredThousand, fewer(rounds, scrollRounds));
  const peers = taking.map(({ name }) => name).filter((name) => name !== 'floor' && name !== 'ours');
  const fastest = (measure: string) =>
    Math.min(...peers.map((name) => medianOf(handling.get(name), measure)).filter(Number.isFinite));
  return {
    part: 'table',
    title: 'Tables: 100,000 rows',
    about,
    tables: [handlingTable({ handling, memory }, taking, rounds), scrollingTable(scrolling, taking)],
    goals: [
      ...handlingMeasures.map((measure) => ({
        what: `${measure}: to the fastest peer`,
        ours: medianOf(handling.get('ours'), measure),
        other: fastest(measure),
        most: 1,
      })),
      ...scrollGoals(scrolling),
    ],
    versions: versionsOf(taking),
  };
}

/** A million rows, and how scrolling them compares with a hundred thousand. */
export async function runMillionPart({ rounds, only }: PartContext): Promise<PartReport> {
  const taking = chosenContestants(contestants, only).filter(({ name }) => !atMost100k.has(name));
  const handling = await handle(taking, million, fewer(rounds, millionRounds));
  const stood = whoStood(taking, handling);
  const memory = await remember(stood, million);
  const scrolling = await scroll(stood, million, fewer(rounds, scrollRounds));
  const ours = stood.filter(({ name }) => name === 'ours');
  const small = await scroll(ours, hundredThousand, fewer(rounds, scrollRounds));
  return {
    part: 'million',
    title: 'Tables: 1,000,000 rows',
    rounds: `Handling: ${millionRounds.warmUps} warm-up round, ${millionRounds.measured} measured; scrolling: ${scrollRounds.warmUps} and ${scrollRounds.measured}.`,
    about: aboutMillion,
    tables: [handlingTable({ handling, memory }, contestants, millionRounds), scrollingTable(scrolling, contestants)],
    goals: [
      ...scrollGoals(scrolling),
      {
        what: 'scroll p95: 1,000,000 rows to 100,000',
        ours: medianOf(scrolling.get('ours'), 'p95'),
        other: medianOf(small.get('ours'), 'p95'),
        most: 1.1,
      },
    ],
    versions: versionsOf(taking),
  };
}

const about = `Ten columns, five of text and five of numbers, 600 px high, rows of 36 px. Mounting, a click on a header that sorts by a number,
one on a header that sorts by text with all values different, a key typed into a filter of that text. Data are made anew for
every round, outside the time. Asserted after each step: the number of rows and the first row. Cells: latency in ms. Whoever
needs more than ${limitMs / 1000} s for a step leaves the table; whose first round takes seconds is measured in three rounds.

Scrolling: ${scrollFrames} turns of the wheel, 60 a second, on a display of 60 frames a second; intervals between frames, and frames after
whose paint some part of the viewport showed no row; ${scrollRounds.warmUps} warm-up rounds and ${scrollRounds.measured} measured. Heap: what the page holds after mounting and both sorts
more than before, measured apart, on pages of their own: the data are there before, a table of a thousand rows has come and gone,
and garbage is collected three times before each reading; MB (1,000,000 bytes).`;

const aboutMillion = `The same with ten times as many rows, handled in ${millionRounds.warmUps} warm-up round and ${millionRounds.measured} measured. material-react-table is left
out: tried on 2026-11-22, its first round had not ended after a minute and a half, as its page was still at a step.`;

async function handle(taking: readonly Contestant[], rowCount: number, rounds: RoundCounts): Promise<Outcomes> {
  return withStages({ part: 'table', contestants: taking, clock: 'free', limitMs }, (stages) =>
    runRounds({
      title: `${rowCount} rows, handling`,
      contestants: taking.map(({ name }) => name),
      ...rounds,
      absentReason: tooSlow,
      once: (name) => measureHandling(stages.get(name), rowCount),
    }),
  );
}

async function remember(taking: readonly Contestant[], rowCount: number): Promise<Outcomes> {
  return withStages({ part: 'table', contestants: taking, clock: 'free', limitMs }, (stages) =>
    runRounds({
      title: `${rowCount} rows, memory`,
      contestants: taking.map(({ name }) => name),
      ...memoryRounds,
      absentReason: tooSlow,
      once: (name) => measureMemory(stages.get(name), rowCount),
    }),
  );
}

async function scroll(taking: readonly Contestant[], rowCount: number, rounds: RoundCounts): Promise<Outcomes> {
  return withStages({ part: 'table', contestants: taking, clock: 'display', limitMs }, (stages) =>
    runRounds({
      title: `${rowCount} rows, scrolling`,
      contestants: taking.map(({ name }) => name),
      ...rounds,
      // Every round takes as long as its turns of the wheel do.
      slowRoundMs: Infinity,
      absentReason: tooSlow,
      once: (name) => measureScrolling(stages.get(name), rowCount),
    }),
  );
}

function whoStood(taking: readonly Contestant[], handling: Outcomes): readonly Contestant[] {
  return taking.filter(({ name }) => 'measures' in (handling.get(name) ?? {}));
}

function versionsOf(taking: readonly Contestant[]): string[] {
  return taking.flatMap(({ packages = [] }) => packages.map((name) => `${name} ${versionOf(name)}`));
}

function scrollGoals(scrolling: Outcomes): Goal[] {
  const of = (name: string, measure: string) => medianOf(scrolling.get(name), measure);
  return [
    { what: 'scroll p95: to the floor', ours: of('ours', 'p95'), other: of('floor', 'p95'), most: 1.25 },
    { what: 'frames with blank rows, %: none', ours: of('ours', 'blank'), other: 1, most: 0 },
  ];
}

const handlingMeasures = ['mount', 'sort number', 'sort text', 'filter'] as const;

function handlingTable(
  { handling, memory }: { handling: Outcomes; memory: Outcomes },
  taking: readonly Contestant[],
  full: RoundCounts,
): ReportTable {
  return {
    title: 'Handling, ms',
    columns: ['', 'mount', 'sort a number', 'sort text', 'filter contains', 'heap, MB', 'DOM nodes'],
    rows: taking.map(({ name, title: label }) => {
      const outcome = handling.get(name);
      if (!outcome || 'absent' in outcome) return [label, outcome?.absent ?? 'not tried', '', '', '', '', ''];
      const { measures } = outcome;
      return [
        `${label}${outcome.rounds < full.measured ? ` (${outcome.rounds} rounds)` : ''}`,
        ...handlingMeasures.map((measure) => (measures[measure] ? timeCell(measures[measure]) : '–')),
        figure(medianOf(memory.get(name), 'heap')),
        figure(measures.nodes?.median ?? NaN),
      ];
    }),
  };
}

function scrollingTable(scrolling: Outcomes, taking: readonly Contestant[]): ReportTable {
  return {
    title: 'Scrolling, ms between frames',
    columns: [
      '',
      'p50',
      'p95',
      'blank frames, %',
      'main thread per turn',
      'p50, CPU ÷ 4',
      'p95, CPU ÷ 4',
      'blank frames, CPU ÷ 4, %',
    ],
    rows: taking.map(({ name, title: label }) => {
      const outcome = scrolling.get(name);
      if (!outcome || 'absent' in outcome) return [label, outcome?.absent ?? 'not tried', '', '', '', '', '', ''];
      const cells = ['p50', 'p95', 'blank', 'main', 'slow p50', 'slow p95', 'slow blank'];
      return [label, ...cells.map((measure) => figure(outcome.measures[measure]?.median ?? NaN))];
    }),
  };
}
