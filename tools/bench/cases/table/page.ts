import { middleOf, openStage } from '../../harness/page/openStage.ts';
import type { DataForm, TableContestant, TableProps } from './contract.ts';
import { answersOf, makeColumns, makeRows, type TableAnswers } from './data.ts';
import { recordFrames, type FrameRecord } from './recordFrames.ts';

/** Gives a page the expectations and actions of the table part. */
export function startPage(contestant: TableContestant): void {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('The page has no #root.');
  let data: TableProps | null = null;
  const answers = new Map<number, TableAnswers>();
  let frames: Promise<FrameRecord> | null = null;
  openStage(
    {
      shows: (agency: string, rowCount: number) =>
        contestant.firstAgency() === agency && contestant.rowCount() === rowCount,
    },
    {
      prepare: (rowCount: number, takes: DataForm) => {
        const columns = makeColumns(rowCount);
        data = { rowCount, columns, rows: takes === 'row objects' ? makeRows(columns) : [] };
      },
      // The data is equal in every round, so its answers are computed once.
      answers: (text: string) => {
        if (!data) return undefined;
        const known = answers.get(data.rowCount) ?? answersOf(data.columns, text);
        answers.set(data.rowCount, known);
        return known;
      },
      mount: () => data && contestant.mount(root, data),
      unmount: () => {
        contestant.unmount();
        data = null;
      },
      traits: () => ({ firstClick: contestant.firstClick }),
      middleOfHeader: (title: string) => middleOf(contestant.header(title), `header ${title}`),
      middleOfRows: () => middleOf(contestant.viewport(), 'viewport'),
      focusFilter: () => root.querySelector<HTMLInputElement>('#filter')?.focus(),
      nodes: () => root.querySelectorAll('*').length,
      scrollTo: (top: number) => contestant.viewport()?.scrollTo({ top }),
      scrollTop: () => contestant.viewport()?.scrollTop,
      startFrames: () => {
        const viewport = contestant.viewport();
        if (!viewport) throw new Error('There is nothing to scroll.');
        frames = recordFrames(viewport);
      },
      endFrames: () => {
        window.dispatchEvent(new Event('bench-frames-end'));
        return frames;
      },
    },
  );
}
