import type { Goal } from '../../harness/goals.ts';
import { medianOf, type Outcome } from '../../harness/runRounds.ts';
import { isOurs, isPeer, type TableEntry } from './contestants.ts';

/** Outcomes by the contestant's name. */
export type Outcomes = ReadonlyMap<string, Outcome>;

/** The steps of handling, in the order of a round. */
export const handlingMeasures = ['mount', 'sort number', 'sort text', 'filter'] as const;

/** Max heap of 100,000 rows, in MB. */
const maxHeapMb = 5;

/** Returns the goals of 100,000 rows, for ours over columns and over row objects. */
export function goalsOf(
  { handling, memory, scrolling }: { handling: Outcomes; memory: Outcomes; scrolling: Outcomes },
  entries: readonly TableEntry[],
): Goal[] {
  const peers = entries.filter(isPeer);
  const fastest = (measure: string) => minOf(peers.map(({ name }) => medianOf(handling.get(name), measure)));
  return entries.filter(isOurs).flatMap(({ name, takes }) => [
    ...handlingMeasures.map((measure) => ({
      what: `${takes}: ${measure}, to the fastest peer`,
      ours: medianOf(handling.get(name), measure),
      other: fastest(measure),
      max: 1,
    })),
    ...scrollGoals(scrolling, name, takes),
    { what: `${takes}: heap, MB`, ours: medianOf(memory.get(name), 'heap'), other: maxHeapMb, max: 1 },
  ]);
}

/** Returns the goals of 1,000,000 rows, for ours over columns and over row objects. */
export function millionGoalsOf(
  { scrolling, alone }: { scrolling: Outcomes; alone: { million: Outcomes; hundredThousand: Outcomes } },
  entries: readonly TableEntry[],
): Goal[] {
  return entries.filter(isOurs).flatMap(({ name, takes }) => [
    ...scrollGoals(scrolling, name, takes),
    {
      what: `${takes}: scroll p95, 1,000,000 rows to 100,000`,
      ours: medianOf(alone.million.get(name), 'p95'),
      other: medianOf(alone.hundredThousand.get(name), 'p95'),
      max: 1.1,
    },
  ]);
}

/** Returns the smallest finite value, or NaN if there is none: a trial may run without peers. */
function minOf(values: readonly number[]): number {
  const measured = values.filter(Number.isFinite);
  return measured.length > 0 ? Math.min(...measured) : NaN;
}

function scrollGoals(scrolling: Outcomes, name: string, takes: string): Goal[] {
  const of = (contestant: string, measure: string) => medianOf(scrolling.get(contestant), measure);
  return [
    { what: `${takes}: scroll p95, to the floor`, ours: of(name, 'p95'), other: of('floor', 'p95'), max: 1.25 },
    { what: `${takes}: frames with blank rows, %`, ours: of(name, 'blank'), other: 1, max: 0 },
  ];
}
