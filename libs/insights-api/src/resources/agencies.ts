import type { AgencySummary } from '../contract/schemas/agencySummary.ts';
import type { CallOptions, EndpointCaller } from '../gateway/createEndpointCaller.ts';

/** Single agencies. */
export interface AgenciesResource {
  /** One agency in short. An HttpError 404 `not_found` where the caller sees no such agency. */
  summary(agencyId: number, options?: CallOptions): Promise<AgencySummary>;
}

/** Makes the calls about single agencies over an endpoint caller. */
export function createAgencies(call: EndpointCaller): AgenciesResource {
  return {
    summary: (agencyId, options) => call('agencies.summary', { params: { agency_id: agencyId } }, options),
  };
}
