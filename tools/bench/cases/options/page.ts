import { middleOf, openStage } from '../../harness/page/openStage.ts';
import { chosenText, type OptionsContestant } from './contract.ts';
import { makeOptions, spreadValues } from './data.ts';

/** Gives a page the expectations and actions of the options part. */
export function startPage(contestant: OptionsContestant): void {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('The page has no #root.');
  const firstOption = () => document.querySelector<HTMLElement>(contestant.option);
  const chosen = () => root.querySelector('#chosen')?.textContent ?? chosenText(0);
  openStage(
    {
      mounted: () => root.querySelector(contestant.opener) !== null,
      offers: (first: string, count: number) => firstOption()?.textContent === first && contestant.offered() === count,
      chosen: (count: number) => chosen() === chosenText(count),
      gone: () => root.childElementCount === 0,
    },
    {
      mount: (count: number, selectedCount: number) => {
        const options = makeOptions(count);
        contestant.mount(root, { options, selected: spreadValues(options, selectedCount) });
      },
      unmount: () => contestant.unmount(),
      middleOf: (place: 'opener' | 'firstOption') =>
        middleOf(place === 'opener' ? root.querySelector(contestant.opener) : firstOption(), place),
    },
  );
}
