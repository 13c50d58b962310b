import { middleOf, openStage } from '../../harness/page/openStage.ts';
import type { DatesContestant } from './contract.ts';

/** Gives a page the expectations and actions of the dates part. */
export function startPage(contestant: DatesContestant): void {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('The page has no #root.');
  const nextButtons = () => [...document.querySelectorAll<HTMLElement>(contestant.next)];
  openStage(
    {
      mounted: () => document.querySelector(contestant.opener ?? contestant.next) !== null,
      shows: (first: string, second: string, days: number) => {
        const title = contestant.title();
        return title.includes(first) && title.includes(second) && contestant.days() === days;
      },
    },
    {
      mount: () =>
        contestant.mount(root, {
          from: new Date(2026, 10, 10),
          to: new Date(2026, 11, 5),
          today: new Date(2026, 10, 20, 9, 30),
        }),
      unmount: () => contestant.unmount(),
      hasOpener: () => contestant.opener !== undefined,
      middleOf: (place: 'opener') => middleOf(root.querySelector(contestant.opener ?? ''), place),
      middlesOfNext: () => nextButtons().map((button) => middleOf(button, 'next button')),
    },
  );
}
