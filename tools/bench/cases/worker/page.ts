import { openStage } from '../../harness/page/openStage.ts';
import type { Ranker, WorkerContestant } from './contract.ts';

/** Gives the page the expectations and actions of the worker part. */
export function startPage(contestant: WorkerContestant): void {
  let first = '';
  openStage(
    { sorted: () => first !== '' },
    {
      prepare: (count: number, ranker: Ranker) => {
        first = '';
        contestant.prepare(count, ranker);
      },
      sort: () => void contestant.sort().then((text) => (first = text)),
      first: () => first,
    },
  );
}
