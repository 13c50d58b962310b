import type { EndpointArguments, EndpointResponse } from '../contract/endpointSchemas.ts';
import type { NaicsLevel, NaicsSuggestions } from '../contract/schemas/naics.ts';
import { naicsEndpoints } from '../contract/tables/naicsEndpoints.ts';
import { type CallOptions, createEndpointCaller } from '../gateway/createEndpointCaller.ts';
import type { Gateway } from '../gateway/createGateway.ts';

/** How a suggestion is narrowed; `excludeGroups` are codes to leave out, joined by spaces. */
export type NaicsSuggestQuery = EndpointArguments<'naics.suggest'>['query'];

/** The industry classification, NAICS 2022. */
export interface NaicsResource {
  /** Codes whose code, title or index entries match a term. An empty term, or one of dots alone, is a RangeError. */
  suggest(term: string, query?: NaicsSuggestQuery, options?: CallOptions): Promise<NaicsSuggestions>;
  /** All codes of a level, as a map from code to title. */
  summary(level: NaicsLevel, options?: CallOptions): Promise<EndpointResponse<'naics.summary'>>;
}

/** Makes the industry classification over a gateway. */
export function createNaics(gateway: Gateway): NaicsResource {
  const call = createEndpointCaller(gateway, naicsEndpoints);
  return {
    suggest: async (term, query = {}, options) => call('naics.suggest', { params: { term }, query }, options),
    summary: async (level, options) => call('naics.summary', { params: { type: level } }, options),
  };
}
