import { Tally } from './Tally.ts';

/** Sums of one group of policies; cents. */
export interface GroupBook {
  policies: number;
  premium: number;
  previous: number;
  /** Premium by agency, if the number of contributing agencies is needed. */
  premiumOf: Map<number, number>;
  previousOf: Map<number, number>;
}

/** A group without policies. */
export function emptyBook(): GroupBook {
  return { policies: 0, premium: 0, previous: 0, premiumOf: new Map(), previousOf: new Map() };
}

/** Adds up a column of a group over its agencies. */
function tallyOf(values: ReadonlyMap<number, number>): Tally {
  const tally = new Tally();
  for (const value of values.values()) tally.add(value);
  return tally;
}

/**
 * Returns the hidden groups: those that are too small this year or the year before. For callers who may not see single
 * agencies, also hides the next smallest until the hidden groups together are large enough. Otherwise the header's
 * total would reveal a single hidden group.
 */
export function hiddenGroups(
  books: ReadonlyMap<number, GroupBook>,
  { minimum, showsAgencies }: { minimum: number; showsAgencies: boolean },
): Set<number> {
  const hidden = new Set<number>();
  for (const [id, { premiumOf, previousOf }] of books) if (!isLarge(premiumOf) || !isLarge(previousOf)) hidden.add(id);
  if (showsAgencies) return hidden;
  const others = [...books]
    .filter(([id]) => !hidden.has(id))
    .sort(([, a], [, b]) => a.premium - b.premium)
    .map(([id]) => id);
  while (hidden.size > 0 && others.length > 0 && !isLargeTogether()) hidden.add(others.shift() ?? 0);
  return hidden;

  function isLarge(values: ReadonlyMap<number, number>): boolean {
    return values.size === 0 || tallyOf(values).mayShow(minimum);
  }

  function isLargeTogether(): boolean {
    return (['premiumOf', 'previousOf'] as const).every((column) => {
      const together = new Map<number, number>();
      for (const id of hidden)
        for (const [agency, cents] of books.get(id)?.[column] ?? [])
          together.set(agency, (together.get(agency) ?? 0) + cents);
      return isLarge(together);
    });
  }
}
