/* eslint-disable @nx/enforce-module-boundaries -- shares the pages and the clock of the other benchmarks, which no package exports */
import { withStages } from '../harness/PartContext.ts';
import { summarize, type Summary } from '../search/statistics.ts';

/** Points of the scatter that is measured. */
export const scatterPoints = 10_000;

/** Returns the milliseconds from rendering a scatter to the end of the frame that shows it. */
export function measureScatter({ warmUps, rounds }: { warmUps: number; rounds: number }): Promise<Summary> {
  const contestants = [{ name: 'ours', title: 'ScatterChart' }];
  return withStages({ part: 'scatter', contestants, clock: 'free', limitMs: 5_000 }, async (stages) => {
    const stage = stages.get('ours');
    if (stage === undefined) throw new Error('The scatter has no page.');
    await stage.act('prepare', scatterPoints);
    const times: number[] = [];
    for (let round = 0; round < warmUps + rounds; round++) {
      await stage.collectGarbage();
      await stage.settle();
      const { latency } = await stage.measureCall('draw', 'mount', [], { expectation: 'drawn' });
      await stage.act('unmount');
      if (round >= warmUps) times.push(latency);
    }
    return summarize(times);
  });
}
