import type { Search } from './readSearch.ts';
import type { SetDimensions } from './SetDimensions.ts';

/** Restricts a search to some agencies; undefined leaves it unchanged. Unknown ids find nothing. */
export function keepAgencies(
  search: Search,
  agencyIds: readonly number[] | undefined,
  { agencies }: SetDimensions,
): Search {
  if (!agencyIds) return search;
  const mask = new Uint8Array(agencies.length);
  for (const id of agencyIds) if (id < mask.length && (search.agencies?.[id] ?? agencies.exists[id])) mask[id] = 1;
  return { ...search, agencies: mask };
}
