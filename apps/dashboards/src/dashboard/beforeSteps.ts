import type { TileAnswer } from '@agency-insights/insights-api/contract';
import type { DashboardState, TileState } from './DashboardState.ts';
import { type Step, unchanged, update } from './Transition.ts';

type Filters = Readonly<Record<string, string>>;

/** Shows the numbers without the previous ones. */
export const hideBefore: Step = update(() => ({ before: null }));

/**
 * Keeps the visible answers when a run starts with other filters (PLUS-32). A run that goes back to the previous filters shows
 * their values at once. Another comparison changes no number, so the kept answers stay.
 */
export const keepBefore: Step = (state) => {
  const { definition, filters, ranFilters, before, tiles } = state;
  const isSame = (one: Filters, other: Filters) => sameFilters(one, other, definition.viewKeys);
  if (isSame(filters, ranFilters)) return unchanged(state);
  const subject = definition.requires?.key;
  if (subject !== undefined && filters[subject] !== ranFilters[subject]) return hideBefore(state);
  if (before !== null && isSame(filters, before.filters))
    return update(() => ({ before: null, tiles: withAnswers(tiles, before.answers) }))(state);
  const answers = finishedAnswers(tiles);
  // A change on top of one that had not been answered yet is a change of what came before both.
  return answers === null ? unchanged(state) : update(() => ({ before: { filters: ranFilters, answers } }))(state);
};

function finishedAnswers(tiles: DashboardState['tiles']): Record<string, TileAnswer> | null {
  const finished = Object.entries(tiles).flatMap(([tile, { status, answer }]): [string, TileAnswer][] =>
    status === 'complete' && answer !== undefined ? [[tile, answer]] : [],
  );
  return finished.length === 0 ? null : Object.fromEntries(finished);
}

function withAnswers(tiles: DashboardState['tiles'], answers: Readonly<Record<string, TileAnswer>>) {
  const entries = Object.entries(tiles).map(([id, tile]): [string, TileState] => {
    const answer = answers[id];
    return [id, answer === undefined ? tile : { ...tile, answer }];
  });
  return Object.fromEntries(entries);
}

/** Whether filters are the same but for those with some keys. */
export function sameFilters(one: Filters, other: Filters, exceptKeys: readonly string[]): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => exceptKeys.includes(key) || one[key] === other[key]);
}
