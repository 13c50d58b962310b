import { withStages, type PartContext } from '../../harness/PartContext.ts';
import { figure, timeCell, type PartReport } from '../../harness/report.ts';
import { runRounds, type Outcome } from '../../harness/runRounds.ts';
import type { Stage } from '../../harness/Stage.ts';
import type { Ranker } from './contract.ts';

const counts = [25_000, 50_000, 100_000, 200_000, 400_000, 800_000];
const rankers: readonly Ranker[] = ['page', 'worker'];
const limitMs = 30_000;

/** Measures from how many distinct texts a worker pays (docs/decisions/0008). */
export async function runPart({ rounds }: PartContext): Promise<PartReport> {
  const contestants = [{ name: 'ours', title: '**ours**' }];
  const rows = await withStages({ part: 'worker', contestants, clock: 'free', limitMs }, async (stages) => {
    const stage = stages.get('ours');
    if (!stage) throw new Error('The part has no page.');
    const found: string[][] = [];
    for (const count of counts) {
      const outcomes = await runRounds({
        title: `${count} texts`,
        contestants: rankers,
        ...rounds,
        absentReason: () => undefined,
        once: (ranker) => sortOnce(stage, count, ranker as Ranker),
      });
      found.push([count.toLocaleString('en-US'), ...rankers.flatMap((ranker) => cellsOf(outcomes.get(ranker)))]);
    }
    return found;
  });
  return {
    part: 'worker',
    title: 'Tables: sorting in a worker',
    about: `A column of distinct texts is sorted for the first time: by the page in slices, and with its texts ranked by a worker. It
shows from how many texts a worker pays. Asserted: both find the same first text. Latency and main thread in ms.`,
    tables: [
      {
        title: 'Sorting distinct texts, ms',
        columns: ['texts', 'page', 'page: main thread', 'worker', 'worker: main thread'],
        rows,
      },
    ],
    goals: [],
    versions: [],
  };
}

const firsts = new Map<number, string>();

async function sortOnce(stage: Stage, count: number, ranker: Ranker): Promise<Record<string, number>> {
  await stage.act('prepare', count, ranker);
  await stage.collectGarbage();
  await stage.settle();
  const { latency, main } = await stage.measureCall('sort', 'sort', [], { expectation: 'sorted' });
  const first = (await stage.act('first')) as string;
  if ((firsts.get(count) ?? first) !== first) throw new Error(`Page and worker sort ${count} texts differently.`);
  firsts.set(count, first);
  return { latency, main };
}

function cellsOf(outcome: Outcome | undefined): string[] {
  if (!outcome || 'absent' in outcome || !outcome.measures.latency) return ['–', '–'];
  return [timeCell(outcome.measures.latency), figure(outcome.measures.main?.median ?? NaN)];
}
