import { FormDataError } from '../errors/FormDataError.ts';
import { escapeFilterValue } from '../expressions/escapeFilterValue.ts';
import { sameValue } from '../values/sameValue.ts';
import type { AskKodiakEndpointConfig, KindedDataSource, LookerDataSource } from '../schema/DataSource.ts';
import { fillPlaces } from './fillPlaces.ts';
import type { Places } from './fillPlaces.ts';
import type { AskKodiakGateway, Gateways, LookerGateway } from './Gateways.ts';

/** A search of a data source. */
export interface DataSearch {
  /** The trimmed search text, not empty. */
  term: string;
  /** Chosen values, which are excluded from suggestions. */
  chosen: readonly string[];
}

/** A request to a data source. */
export interface DataRequest {
  signal: AbortSignal;
  /** Values of the fields that the source depends on. */
  places: Places;
  /** Set for a search. */
  search?: DataSearch;
}

/** Requests data from the gateway of a data source. Rejects with a `FormDataError` without a suitable gateway. */
export async function requestData(
  source: KindedDataSource,
  gateways: Gateways,
  request: DataRequest,
): Promise<unknown> {
  const { kind } = source;
  if (kind === 'looker') return runQuery(source, gatewayOf(gateways, kind), request);
  if (kind === 'askkodiak') return askKodiak(source.endpointConfig, gatewayOf(gateways, kind), request);
  if (kind === 'rest') return gatewayOf(gateways, kind).load(source, request);
  throw unsupportedKind(kind);
}

/** Returns the error of an unsupported data source kind. */
export function unsupportedKind(kind: unknown): FormDataError {
  return new FormDataError('unsupported-kind', `Unsupported data config type passed to form-renderer: ${String(kind)}`);
}

function gatewayOf<TKind extends keyof Gateways>(gateways: Gateways, kind: TKind): NonNullable<Gateways[TKind]> {
  const gateway = gateways[kind];
  if (gateway) return gateway;
  throw new FormDataError(
    'gateway-missing',
    `ERROR: Unable to retrieve data from gateway, ${kind} gateway not provided`,
  );
}

function runQuery(
  { params, extra }: LookerDataSource,
  gateway: LookerGateway,
  { signal, places, search }: DataRequest,
): Promise<unknown> {
  const named = fillPlaces(params, places);
  if (!search) return gateway.runQuery(named, extra, { signal });
  const { term } = search;
  const searched = fillPlaces(params, { ...places, term: escapeFilterValue(term) });
  const carriesTerm = !sameValue(searched, named);
  return gateway.runQuery(searched, carriesTerm ? extra : { ...extra, term }, { signal });
}

function askKodiak(
  { endpoint, params = {} }: AskKodiakEndpointConfig,
  gateway: AskKodiakGateway,
  { signal, places, search }: DataRequest,
): Promise<unknown> {
  const named = fillPlaces(params, places);
  if (endpoint === 'naics-summary') return gateway.getNaicsSummaryByType(named, { signal });
  if (endpoint !== 'suggest-groups')
    throw new FormDataError('unknown-endpoint', `Unrecognized AskKodiak endpoint type: ${String(endpoint)}`);
  const { excludeGroups } = named;
  const searched = search && {
    term: search.term,
    excludeGroups: [excludeGroups ?? [], search.chosen].flat().map(String),
  };
  return gateway.getSuggestNaicsGroupsByTerm({ ...named, ...searched }, { signal });
}
