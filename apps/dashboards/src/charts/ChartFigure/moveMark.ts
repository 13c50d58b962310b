import type { ChartMark } from './ChartMark.ts';

/** Keys that move between marks. */
export type MoveKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

/** Whether a key moves between marks. */
export function isMoveKey(key: string): key is MoveKey {
  return /^(Arrow(Left|Right|Up|Down)|Home|End)$/.test(key);
}

type Place = Pick<ChartMark, 'column' | 'row'>;

/**
 * Returns the position of the mark that a key leads to. Arrows lead to the closest mark in their direction; where all
 * marks are in one row or one column, the arrows across lead to the next or previous one too. At an edge it stays.
 */
export function moveMark(marks: readonly Place[], current: number, key: MoveKey): number {
  const from = marks[current];
  if (key === 'Home') return 0;
  if (key === 'End') return marks.length - 1;
  if (!from) return 0;
  const isForward = key === 'ArrowRight' || key === 'ArrowDown';
  const along = key === 'ArrowLeft' || key === 'ArrowRight' ? 'column' : 'row';
  if (marks.every((mark) => mark[along] === from[along]))
    return Math.max(0, Math.min(marks.length - 1, current + (isForward ? 1 : -1)));
  return closest(marks, current, along, isForward ? 1 : -1);
}

function closest(marks: readonly Place[], current: number, along: keyof Place, direction: 1 | -1): number {
  const across = along === 'column' ? 'row' : 'column';
  const from = marks[current] as Place;
  let best = current;
  let bestCost = Number.POSITIVE_INFINITY;
  marks.forEach((mark, index) => {
    const ahead = (mark[along] - from[along]) * direction;
    // Twice: a mark straight ahead wins over one that is nearer but aside.
    const cost = ahead + 2 * Math.abs(mark[across] - from[across]);
    if (ahead > 0 && cost < bestCost) [best, bestCost] = [index, cost];
  });
  return best;
}
