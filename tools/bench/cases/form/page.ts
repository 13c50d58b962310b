import { middleOf, openStage } from '../../harness/page/openStage.ts';
import { makeFields, type FormContestant } from './contract.ts';

/** Gives a page the expectations and actions of the form part. */
export function startPage(contestant: FormContestant): void {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('The page has no #root.');
  const firstText = () => root.querySelector<HTMLInputElement>('input[type="text"], input:not([type])');
  openStage(
    {
      mounted: (count: number) => {
        const text = root.textContent ?? '';
        return makeFields(count).every(({ label }) => text.includes(label));
      },
      typed: (text: string) => contestant.value('f0') === text && firstText()?.value === text,
    },
    {
      mount: (count: number) => contestant.mount(root, { fields: makeFields(count) }),
      unmount: () => contestant.unmount(),
      middleOf: (_place: 'firstText') => {
        firstText()?.scrollIntoView({ block: 'center' });
        return middleOf(firstText(), 'text field');
      },
    },
  );
}
