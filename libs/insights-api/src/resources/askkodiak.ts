import type { EndpointArguments, EndpointResponse } from '../contract/endpointSchemas.ts';
import type { NaicsLevel, NaicsSuggestions } from '../contract/schemas/naics.ts';
import { askkodiakEndpoints } from '../contract/tables/askkodiakEndpoints.ts';
import { type CallOptions, createEndpointCaller } from '../gateway/createEndpointCaller.ts';
import type { Gateway } from '../gateway/createGateway.ts';

type SuggestQuery = EndpointArguments<'askkodiak.suggestGroups'>['query'];

/** What suggestGroups takes; the codes to leave out as a list. */
export interface SuggestGroupsRequest extends Omit<SuggestQuery, 'excludeGroups'> {
  excludeGroups?: readonly string[];
}

/** The industry classification in the application's own form, under `/api/askkodiak`. */
export interface AskKodiakResource {
  /** Codes that match a term. Identical requests under way are sent once. */
  suggestGroups(request: SuggestGroupsRequest, options?: CallOptions): Promise<NaicsSuggestions>;
  /** All codes of a level, or with undefined of every level, as a map from code to title. */
  summaryGroups(
    level: NaicsLevel | undefined,
    options?: CallOptions,
  ): Promise<EndpointResponse<'askkodiak.summaryGroups'>>;
}

/** Makes the application's own classification routes over a gateway. */
export function createAskKodiak(gateway: Gateway): AskKodiakResource {
  const call = createEndpointCaller(gateway, askkodiakEndpoints);
  return {
    suggestGroups: ({ excludeGroups = [], ...request }, options) => {
      const query = { ...request, excludeGroups: excludeGroups.length === 0 ? undefined : excludeGroups.join(' ') };
      return call('askkodiak.suggestGroups', { query }, options);
    },
    summaryGroups: (level, options) => call('askkodiak.summaryGroups', { query: { type: level } }, options),
  };
}
