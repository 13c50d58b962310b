type Filters = Readonly<Record<string, string>>;

/** A filter that a mark of a tile has set: it filters all tiles but this one. */
export interface Pick {
  tile: string;
  /** The filter's expression before; empty where it was not set. */
  before: string;
}

/**
 * Key of the filter that says which filters are picked marks: `premium_by_month.effective_date=`, with the expression
 * before. A page that opens with the same address shows the same.
 */
export const picksKey = 'picks';

/** Returns the picks among filters by the key that each has set. */
export function readPicks(filters: Filters): Readonly<Record<string, Pick>> {
  const entries = [...new URLSearchParams(filters[picksKey])].flatMap(([name, before]): [string, Pick][] => {
    const [tile = '', key = ''] = name.split('.');
    return filters[key] === undefined ? [] : [[key, { tile, before }]];
  });
  return Object.fromEntries(entries);
}

/** Writes picks as the value of their filter; empty for none. */
export function writePicks(picks: Readonly<Record<string, Pick>>): string {
  const entries = Object.entries(picks).map(([key, { tile, before }]) => [`${tile}.${key}`, before]);
  return new URLSearchParams(entries).toString();
}

/** Returns the picks to keep after a change of filters: another expression of their filter ends them, unless they came with it. */
export function keptPicks(previous: Filters, next: Filters): string {
  if (previous[picksKey] !== next[picksKey]) return next[picksKey] ?? '';
  const picks = Object.entries(readPicks(next)).filter(([key]) => previous[key] === next[key]);
  return writePicks(Object.fromEntries(picks));
}
