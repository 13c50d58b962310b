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
import { medianOf, runRounds, type Outcome } from '../../harness/runRounds.ts';
import { measureHandling, measureScrolling, scrollFrames } from './steps.ts';

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
/** What is left out with a million rows: it needed more than the limit, or more memory than a page has. */
const atMost100k = new Set(['material-react-table']);
const scrollRounds = { warmUps: 1, measured: 4 };
const millionRounds = { warmUps: 1, measured: 3 };

interface Size {
  rowCount: number;
  title: string;
}

const sizes: readonly Size[] = [
  { rowCount: 100_000, title: '100,000 rows' },
  { rowCount: 1_000_000, title: '1,000,000 rows' },
];

type Outcomes = ReadonlyMap<string, Outcome>;

/** What one number of rows came to. */
interface SizeOutcome extends Size {
  handling: Outcomes;
  scrolling: Outcomes;
}

/** Tables: mounting, sorting, filtering, scrolling, memory. */
export async function runPart({ rounds, only }: PartContext): Promise<PartReport> {
  const taking = chosenContestants(contestants, only);
  const found: SizeOutcome[] = [];
  for (const size of sizes) {
    const isMillion = size.rowCount > 100_000;
    const names = taking.map(({ name }) => name).filter((name) => !isMillion || !atMost100k.has(name));
    const own = taking.filter(({ name }) => names.includes(name));
    const fewer = (most: { warmUps: number; measured: number }) => ({
      warmUps: Math.min(rounds.warmUps, most.warmUps),
      measured: Math.min(rounds.measured, most.measured),
    });
    const handling = await withStages({ part: 'table', contestants: own, clock: 'free', limitMs }, (stages) =>
      runRounds({
        title: `${size.title}, handling`,
        contestants: names,
        ...(isMillion ? fewer(millionRounds) : rounds),
        absentReason: tooSlow,
        once: (name) => measureHandling(stages.get(name), size.rowCount),
      }),
    );
    const scrolling = await withStages({ part: 'table', contestants: own, clock: 'display', limitMs }, (stages) =>
      runRounds({
        title: `${size.title}, scrolling`,
        contestants: names.filter((name) => 'measures' in (handling.get(name) ?? {})),
        ...fewer(scrollRounds),
        absentReason: tooSlow,
        once: (name) => measureScrolling(stages.get(name), size.rowCount),
      }),
    );
    found.push({ ...size, handling, scrolling });
  }
  return {
    part: 'table',
    title: 'Tables',
    about,
    tables: found.flatMap((outcome) => [handlingTable(outcome, taking), scrollingTable(outcome, taking)]),
    goals: goalsOf(found, taking),
    versions: taking.flatMap(({ packages = [] }) => packages.map((name) => `${name} ${versionOf(name)}`)),
  };
}

const about = `Ten columns, five of text and five of numbers, 600 px high, rows of 36 px. Mounting, a click on a header that sorts by a number,
one on a header that sorts by text with all values different, a key typed into a filter of that text. Data are made anew for
every round, outside the time. Asserted after each step: the number of rows and the first row. Cells: latency in ms. Whoever
needs more than ${limitMs / 1000} s for a step leaves the table. A million rows: ${millionRounds.warmUps} warm-up round and ${millionRounds.measured} measured, as is everything whose first round takes seconds.

Scrolling: ${scrollFrames} turns of the wheel, 60 a second, on a display of 60 frames a second; intervals between frames, and frames after
whose paint some part of the viewport showed no row; ${scrollRounds.warmUps} warm-up round and ${scrollRounds.measured} measured. Heap: what the page holds after mounting and both sorts
more than before mounting, with the data there; MB (1,000,000 bytes).`;

const handlingMeasures = ['mount', 'sort number', 'sort text', 'filter'] as const;

function handlingTable({ title, handling }: SizeOutcome, taking: readonly Contestant[]): ReportTable {
  return {
    title: `${title}, ms`,
    columns: ['', 'mount', 'sort a number', 'sort text', 'filter contains', 'heap, MB', 'DOM nodes'],
    rows: taking.map(({ name, title: label }) => {
      const outcome = handling.get(name);
      if (!outcome || 'absent' in outcome) return [label, outcome?.absent ?? 'not tried', '', '', '', '', ''];
      const { measures } = outcome;
      return [
        label,
        ...handlingMeasures.map((measure) => (measures[measure] ? timeCell(measures[measure]) : '–')),
        figure(measures.heap?.median ?? NaN),
        figure(measures.nodes?.median ?? NaN),
      ];
    }),
  };
}

function scrollingTable({ title, scrolling }: SizeOutcome, taking: readonly Contestant[]): ReportTable {
  return {
    title: `${title}, scrolling, ms between frames`,
    columns: ['', 'p50', 'p95', 'blank frames, %', 'p50, CPU ÷ 4', 'p95, CPU ÷ 4', 'blank frames, CPU ÷ 4, %'],
    rows: taking.map(({ name, title: label }) => {
      const outcome = scrolling.get(name);
      if (!outcome || 'absent' in outcome) return [label, outcome?.absent ?? 'not tried', '', '', '', '', ''];
      const cells = ['p50', 'p95', 'blank', 'slow p50', 'slow p95', 'slow blank'];
      return [label, ...cells.map((measure) => figure(outcome.measures[measure]?.median ?? NaN))];
    }),
  };
}

function goalsOf(found: readonly SizeOutcome[], taking: readonly Contestant[]): Goal[] {
  const [small, large] = found;
  if (!small || !large) return [];
  const peers = taking.map(({ name }) => name).filter((name) => name !== 'floor' && name !== 'ours');
  const fastest = (measure: string) =>
    Math.min(...peers.map((name) => medianOf(small.handling.get(name), measure)).filter(Number.isFinite));
  const scroll = (size: SizeOutcome, name: string, measure: string) => medianOf(size.scrolling.get(name), measure);
  return [
    ...handlingMeasures.map((measure) => ({
      what: `${measure}, 100,000 rows: to the fastest peer`,
      ours: medianOf(small.handling.get('ours'), measure),
      other: fastest(measure),
      most: 1,
    })),
    ...[small, large].map((size) => ({
      what: `scroll p95, ${size.title}: to the floor`,
      ours: scroll(size, 'ours', 'p95'),
      other: scroll(size, 'floor', 'p95'),
      most: 1.25,
    })),
    {
      what: 'scroll p95: 1,000,000 rows to 100,000',
      ours: scroll(large, 'ours', 'p95'),
      other: scroll(small, 'ours', 'p95'),
      most: 1.1,
    },
    ...[small, large].map((size) => ({
      what: `frames with blank rows, %, ${size.title}: none`,
      ours: scroll(size, 'ours', 'blank'),
      other: 1,
      most: 0,
    })),
  ];
}
