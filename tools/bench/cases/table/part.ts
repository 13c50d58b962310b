import { versionOf } from '../../harness/installPeers.ts';
import { chosenContestants, tooSlow, withStages, type PartContext } from '../../harness/PartContext.ts';
import { figure, timeCell, type PartReport, type ReportTable } from '../../harness/report.ts';
import { fewer, medianOf, runRounds, type RoundCounts } from '../../harness/runRounds.ts';
import type { Stage } from '../../harness/Stage.ts';
import { contestants, isOurs, type TableEntry } from './contestants.ts';
import { goalsOf, handlingMeasures, millionGoalsOf, type Outcomes } from './goals.ts';
import { measureHandling, measureMemory, measureScrolling, scrollFrames, type TableRound } from './steps.ts';

/** A contestant that needs longer for a step leaves the table; ms. */
const limitMs = 10_000;
/** Two rounds warm up: in the second, engines still compile the code of rows that come and go. */
const scrollRounds: RoundCounts = { warmUps: 2, measured: 7 };
const millionRounds: RoundCounts = { warmUps: 1, measured: 2 };
/** The heap is the same in every round. */
const memoryRounds: RoundCounts = { warmUps: 0, measured: 1 };
/**
 * Contestants that are left out with a million rows: their page is busy long after the limit and cannot be stopped. With a
 * hundred thousand rows their text sort takes half the limit.
 */
const atMost100k = new Set(['material-react-table']);
const hundredThousand = 100_000;
const million = 1_000_000;

/** Measures a hundred thousand rows: mounting, sorting, filtering, scrolling, heap. */
export async function runPart({ rounds, only }: PartContext): Promise<PartReport> {
  const entries = chosenContestants(contestants, only);
  const handling = await handle(entries, hundredThousand, rounds);
  const remaining = entriesIn(handling, entries);
  const memory = await remember(remaining, hundredThousand);
  const scrolling = await scroll(remaining, hundredThousand, rounds);
  return {
    part: 'table',
    title: 'Tables: 100,000 rows',
    about,
    tables: [handlingTable({ handling, memory }, entries, rounds), scrollingTable(scrolling, entries)],
    goals: goalsOf({ handling, memory, scrolling }, entries),
    versions: versionsOf(entries),
  };
}

/** Measures a million rows, and compares scrolling them with scrolling a hundred thousand. */
export async function runMillionPart({ rounds, only }: PartContext): Promise<PartReport> {
  const chosen = chosenContestants(contestants, only);
  const entries = chosen.filter(({ name }) => !atMost100k.has(name));
  const counts = fewer(rounds, millionRounds);
  const handling = await handle(entries, million, counts);
  const remaining = entriesIn(handling, entries);
  const memory = await remember(remaining, million);
  const scrolling = await scroll(remaining, million, rounds);
  // In equal company: beside pages that hold a million rows each, every page of the browser has longer pauses.
  const ours = remaining.filter(isOurs);
  const alone = {
    million: await scroll(ours, million, rounds),
    hundredThousand: await scroll(ours, hundredThousand, rounds),
  };
  return {
    part: 'million',
    title: 'Tables: 1,000,000 rows',
    rounds: `Handling: ${roundsInWords(millionRounds)}; scrolling: ${roundsInWords(scrollRounds)}.`,
    about: aboutMillion,
    tables: [handlingTable({ handling, memory }, chosen, counts), scrollingTable(scrolling, chosen)],
    goals: millionGoalsOf({ scrolling, alone }, entries),
    versions: versionsOf(entries),
  };
}

function roundsInWords({ warmUps, measured }: RoundCounts): string {
  return `${warmUps} warm-up round${warmUps === 1 ? '' : 's'}, ${measured} measured`;
}

const about = `Ten columns, five of text and five of numbers; 600 px high; rows of 36 px. The steps: mount, click a header that sorts by a
number, click one that sorts by a text with only distinct values, and type a key into a filter of that text. Every round gets
new data, made outside the measured time. Asserted after each step: the number of rows and the first row. Cells: latency in ms.
A contestant that needs more than ${limitMs / 1000} s for a step leaves the table. One whose first round takes seconds is measured in three rounds.

Data: **columns** are one array per column, a \`Float64Array\` for numbers and an array of strings for texts. **Row objects** are one
array with an object per row. Ours is measured with both. The peers take row objects only. The floor takes columns.

Scrolling: ${scrollFrames} turns of the wheel, 60 a second, on a display of 60 frames a second; ${roundsInWords(scrollRounds)}. The
cells are intervals between frames. A blank frame shows a part of the viewport without a row after its paint.

Heap: MB (1,000,000 bytes) that mounting and both sorts add, measured on pages of their own. The data exists before, and is not
counted. A table of a thousand rows is mounted and unmounted first, and garbage is collected three times before each reading.`;

const aboutMillion = `The same with ten times as many rows; handling in ${roundsInWords(millionRounds)}. material-react-table is left
out: in a trial on 2026-11-22 its first round did not end within a minute and a half. For the ratio of a million rows to a hundred
thousand, ours is measured twice more, without the others in the browser.`;

async function handle(entries: readonly TableEntry[], rowCount: number, rounds: RoundCounts): Promise<Outcomes> {
  return withStages({ part: 'table', contestants: entries, clock: 'free', limitMs }, (stages) =>
    runRounds({
      title: `${rowCount} rows, handling`,
      contestants: entries.map(({ name }) => name),
      ...rounds,
      absentReason: tooSlow,
      once: onceWith(measureHandling, { stages, entries, rowCount }),
    }),
  );
}

async function remember(entries: readonly TableEntry[], rowCount: number): Promise<Outcomes> {
  return withStages({ part: 'table', contestants: entries, clock: 'free', limitMs }, (stages) =>
    runRounds({
      title: `${rowCount} rows, heap`,
      contestants: entries.map(({ name }) => name),
      ...memoryRounds,
      absentReason: tooSlow,
      once: onceWith(measureMemory, { stages, entries, rowCount }),
    }),
  );
}

async function scroll(entries: readonly TableEntry[], rowCount: number, rounds: RoundCounts): Promise<Outcomes> {
  return withStages({ part: 'table', contestants: entries, clock: 'display', limitMs }, (stages) =>
    runRounds({
      title: `${rowCount} rows, scrolling`,
      contestants: entries.map(({ name }) => name),
      ...fewer(rounds, scrollRounds),
      // The length of a round is that of its wheel turns.
      slowRoundMs: Infinity,
      absentReason: tooSlow,
      once: onceWith(measureScrolling, { stages, entries, rowCount }),
    }),
  );
}

type Measure = (stage: Stage | undefined, round: TableRound) => Promise<Record<string, number>>;

/** Returns a function that runs one round of the named contestant, with data in the form that it takes. */
function onceWith(
  measure: Measure,
  run: { stages: ReadonlyMap<string, Stage>; entries: readonly TableEntry[]; rowCount: number },
): (name: string) => Promise<Record<string, number>> {
  const forms = new Map(run.entries.map(({ name, takes }) => [name, takes]));
  return (name) => measure(run.stages.get(name), { rowCount: run.rowCount, takes: forms.get(name) ?? 'columns' });
}

/** Returns the contestants that took part in every round. */
function entriesIn(handling: Outcomes, entries: readonly TableEntry[]): readonly TableEntry[] {
  return entries.filter(({ name }) => 'measures' in (handling.get(name) ?? {}));
}

function versionsOf(entries: readonly TableEntry[]): string[] {
  return entries.flatMap(({ packages = [] }) => packages.map((name) => `${name} ${versionOf(name)}`));
}

function handlingTable(
  { handling, memory }: { handling: Outcomes; memory: Outcomes },
  entries: readonly TableEntry[],
  full: RoundCounts,
): ReportTable {
  return {
    title: 'Handling, ms',
    columns: ['', 'data', 'mount', 'sort a number', 'sort text', 'filter contains', 'heap, MB', 'DOM nodes'],
    rows: entries.map(({ name, title, takes }) => {
      const outcome = handling.get(name);
      if (!outcome || 'absent' in outcome) return [title, takes, outcome?.absent ?? 'not tried', '', '', '', '', ''];
      const { measures } = outcome;
      return [
        `${title}${outcome.rounds < full.measured ? ` (${outcome.rounds} rounds)` : ''}`,
        takes,
        ...handlingMeasures.map((measure) => (measures[measure] ? timeCell(measures[measure]) : '–')),
        figure(medianOf(memory.get(name), 'heap')),
        figure(measures.nodes?.median ?? NaN),
      ];
    }),
  };
}

const scrollColumns = {
  p50: 'p50',
  p95: 'p95',
  blank: 'blank frames, %',
  main: 'main thread per turn',
  'slow p50': 'p50, CPU ÷ 4',
  'slow p95': 'p95, CPU ÷ 4',
  'slow blank': 'blank frames, CPU ÷ 4, %',
};

function scrollingTable(scrolling: Outcomes, entries: readonly TableEntry[]): ReportTable {
  return {
    title: 'Scrolling, ms between frames',
    columns: ['', 'data', ...Object.values(scrollColumns)],
    rows: entries.map(({ name, title, takes }) => {
      const outcome = scrolling.get(name);
      if (!outcome || 'absent' in outcome) {
        return [title, takes, outcome?.absent ?? 'not tried', '', '', '', '', '', ''];
      }
      return [title, takes, ...Object.keys(scrollColumns).map((measure) => figure(medianOf(outcome, measure)))];
    }),
  };
}
