import { type Filters, filterKeys } from '@agency-insights/insights-api/contract';
import { ApiProblem } from '../../http/ApiProblem.ts';
import { matchAgencies } from '../../result-sets/matchAgencies.ts';
import { readSearch, type SearchContext } from '../../result-sets/readSearch.ts';
import type { WarehouseSet } from '../../warehouse/Warehouse.ts';

/** Finds a saved search of the caller by id; undefined if there is none. */
export type FindSavedSearch = (
  id: number,
) => Promise<{ name: string; filters: Readonly<Record<string, unknown>> } | undefined>;

/** The compared selection: agencies, or the policies of a carrier; null for all agencies. */
export type Selection =
  | { kind: 'agencies'; name: string; isOneAgency: boolean; mask: Uint8Array }
  | { kind: 'carrier'; name: string; carrierId: number }
  | null;

/** Context for reading a selection. */
export interface SelectionContext extends SearchContext {
  set: WarehouseSet;
  /** Whether the caller may see single agencies. */
  showsAgencies: boolean;
  findSavedSearch: FindSavedSearch;
  /** Removes filters that the caller may not use. */
  allowed: (filters: Filters) => Filters;
}

/**
 * Reads the filter `compare`.
 * @throws ApiProblem 404 `not_found` for a missing selection, 403 for an agency if the caller may see none
 */
export async function readSelection(compare: string | undefined, context: SelectionContext): Promise<Selection> {
  if (compare === undefined) return null;
  const { dimensions, showsAgencies } = context;
  const [kind, text] = compare.split(':');
  const id = Number(text);
  if (kind === 'search') return searchSelection(id, context);
  if (kind === 'carrier') {
    const carrier = dimensions.carriers.find((one) => one.id === id);
    if (carrier === undefined) throw missing('carrier', 'There is no such carrier in the policy data in use.');
    return { kind: 'carrier', name: carrier.name, carrierId: id };
  }
  if (!showsAgencies)
    throw new ApiProblem(
      403,
      'forbidden',
      'You can compare groups of agencies, but not a single one. Ask your administrator for personal or commercial lines.',
    );
  if (dimensions.agencies.exists[id] !== 1)
    throw missing('agency', 'There is no such agency in the policy data in use.');
  const mask = new Uint8Array(dimensions.agencies.length);
  mask[id] = 1;
  return { kind: 'agencies', name: dimensions.agencies.name.strings[id] ?? '', isOneAgency: true, mask };
}

async function searchSelection(id: number, context: SelectionContext): Promise<Selection> {
  const saved = await context.findSavedSearch(id);
  if (saved === undefined) throw missing('saved search', 'This saved search no longer exists.');
  const filters: Filters = {};
  for (const key of filterKeys) {
    const expression = saved.filters[key];
    if (typeof expression === 'string') filters[key] = expression;
  }
  const { agencyIds } = await matchAgencies(context, await readSearch(context.allowed(filters), context));
  const mask = new Uint8Array(context.dimensions.agencies.length);
  for (const agencyId of agencyIds) mask[agencyId] = 1;
  return { kind: 'agencies', name: saved.name, isOneAgency: false, mask };
}

function missing(what: string, text: string): ApiProblem {
  return new ApiProblem(404, 'not_found', `${text} Choose something else to compare.`, [
    { path: 'filters.compare', message: `is not a ${what} that exists` },
  ]);
}
