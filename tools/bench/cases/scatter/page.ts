import { openStage } from '../../harness/page/openStage.ts';
import { makePoints, type ScatterContestant, type ScatterProps } from './contract.ts';

/** Min number of squares in a chart with thousands of points. */
const minSquares = 100;

/** Gives a page the expectations and actions of the scatter. */
export function startPage(contestant: ScatterContestant): void {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('The page has no #root.');
  let props: ScatterProps = { points: [] };
  openStage(
    { drawn: () => root.querySelectorAll('[role="application"] svg rect').length >= minSquares },
    {
      // The data exists before the chart is drawn.
      prepare: (count: number) => {
        props = { points: makePoints(count) };
      },
      mount: () => contestant.mount(root, props),
      unmount: () => contestant.unmount(),
    },
  );
}
