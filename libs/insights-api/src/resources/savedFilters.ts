import type { EndpointArguments } from '../contract/endpointSchemas.ts';
import type { SavedFilter, SavedFilterPage } from '../contract/schemas/savedFilters.ts';
import { savedFiltersEndpoints } from '../contract/tables/savedFiltersEndpoints.ts';
import { type CallOptions, createEndpointCaller } from '../gateway/createEndpointCaller.ts';
import type { Gateway } from '../gateway/createGateway.ts';

/** A saved search to make: its name, and the filters with their sorts. */
export type NewSavedFilter = EndpointArguments<'savedFilters.create'>['body'];
/** What changes of a saved search. */
export type SavedFilterChange = EndpointArguments<'savedFilters.update'>['body'];
/** Which page of the saved searches: `page` from 0, `size` 1 to 100. */
export type SavedFilterPageQuery = EndpointArguments<'savedFilters.list'>['query'];

/** The caller's saved searches. A name that is taken is an HttpError `name_taken`, too many are `limit_reached`. */
export interface SavedFiltersResource {
  /** A page of them, with how many there are and may be. */
  list(query?: SavedFilterPageQuery, options?: CallOptions): Promise<SavedFilterPage>;
  /** Saves filters under a new name. */
  create(filter: NewSavedFilter, options?: CallOptions): Promise<SavedFilter>;
  /** Renames one, or replaces its content. */
  update(id: number, change: SavedFilterChange, options?: CallOptions): Promise<SavedFilter>;
  /** Deletes one. */
  remove(id: number, options?: CallOptions): Promise<void>;
}

/** Makes the saved searches over a gateway. */
export function createSavedFilters(gateway: Gateway): SavedFiltersResource {
  const call = createEndpointCaller(gateway, savedFiltersEndpoints);
  return {
    list: (query = {}, options) => call('savedFilters.list', { query }, options),
    create: (filter, options) => call('savedFilters.create', { body: filter }, options),
    update: (id, change, options) => call('savedFilters.update', { params: { id }, body: change }, options),
    remove: async (id, options) => {
      await call('savedFilters.remove', { params: { id } }, options);
    },
  };
}
