/** Key of the filter that holds how tiles are seen: `states.map,leaders.lost`. It changes no number. */
export const viewsKey = 'views';

/** How a tile is seen, of a few choices; the first holds where none is chosen. */
export function readTileView<T extends string>(
  views: string | undefined,
  tile: string,
  choices: readonly [T, ...T[]],
): T {
  const entries = entriesOf(views);
  return choices.find((choice) => entries.includes(`${tile}.${choice}`)) ?? choices[0];
}

/** The views with another one of a tile, in place of the other choices; null where each tile has its first. */
export function withTileView<T extends string>(
  views: string | undefined,
  tile: string,
  { view, choices }: { view: T; choices: readonly [T, ...T[]] },
): string | null {
  const others = entriesOf(views).filter((entry) => !choices.some((choice) => entry === `${tile}.${choice}`));
  const entries = view === choices[0] ? others : [...others, `${tile}.${view}`];
  return entries.length === 0 ? null : entries.join(',');
}

function entriesOf(views = ''): string[] {
  return views.split(',').filter(Boolean);
}
