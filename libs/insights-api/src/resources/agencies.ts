import type { AgencySummary } from '../contract/schemas/agencySummary.ts';
import { agenciesEndpoints } from '../contract/tables/agenciesEndpoints.ts';
import { type CallOptions, createEndpointCaller } from '../gateway/createEndpointCaller.ts';
import type { Gateway } from '../gateway/createGateway.ts';

/** Single agencies. */
export interface AgenciesResource {
  /** One agency in short. An HttpError 404 `not_found` where the caller sees no such agency. */
  summary(agencyId: number, options?: CallOptions): Promise<AgencySummary>;
}

/** Makes the calls about single agencies over a gateway. */
export function createAgencies(gateway: Gateway): AgenciesResource {
  const call = createEndpointCaller(gateway, agenciesEndpoints);
  return {
    summary: (agencyId, options) => call('agencies.summary', { params: { agency_id: agencyId } }, options),
  };
}
