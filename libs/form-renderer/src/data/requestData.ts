import { FormDataError } from '../errors/FormDataError.ts';
import { escapeFilterValue } from '../expressions/escapeFilterValue.ts';
import { sameValue } from '../values/sameValue.ts';
import type { AskKodiakDataSource, DataSource, LookerDataSource } from '../schema/DataSource.ts';
import { fillPlaces } from './fillPlaces.ts';
import type { Places } from './fillPlaces.ts';
import type { Gateways } from './Gateways.ts';

/** What a search asks for beside the params of its data source. */
export interface DataSearch {
  /** The trimmed search text, not empty. */
  term: string;
  /** Values that are chosen already; suggestions leave them out. */
  chosen: readonly string[];
}

/** What a request asks for beside its data source. */
export interface DataRequest {
  signal: AbortSignal;
  /** Values of the fields that the source depends on. */
  places: Places;
  /** Set where the data is searched. */
  search?: DataSearch;
}

/** Asks the gateway of a data source. Rejects with a `FormDataError` where there is none that could answer. */
export async function requestData(source: DataSource, gateways: Gateways, request: DataRequest): Promise<unknown> {
  switch (source.kind) {
    case 'looker':
      return runQuery(source, gateways, request);
    case 'askkodiak':
      return askKodiak(source, gateways, request);
    default:
      throw new FormDataError(
        'unsupported-kind',
        `Unsupported data config type passed to form-renderer: ${String((source as { kind?: unknown }).kind)}`,
      );
  }
}

function runQuery(
  { params, extra }: LookerDataSource,
  { looker }: Gateways,
  { signal, places, search }: DataRequest,
): Promise<unknown> {
  if (!looker) throw missingGateway('looker');
  const named = fillPlaces(params, places);
  if (!search) return looker.runQuery(named, extra, { signal });
  const searched = fillPlaces(params, { ...places, term: escapeFilterValue(search.term) });
  const carriesTerm = !sameValue(searched, named);
  return looker.runQuery(searched, carriesTerm ? extra : { ...extra, term: search.term }, { signal });
}

function askKodiak(
  { endpointConfig }: AskKodiakDataSource,
  { askkodiak }: Gateways,
  { signal, places, search }: DataRequest,
): Promise<unknown> {
  if (!askkodiak) throw missingGateway('askkodiak');
  const { endpoint } = endpointConfig;
  const params = fillPlaces(endpointConfig.params ?? {}, places);
  switch (endpoint) {
    case 'naics-summary':
      return askkodiak.getNaicsSummaryByType(params, { signal });
    case 'suggest-groups':
      return askkodiak.getSuggestNaicsGroupsByTerm(
        search
          ? { ...params, term: search.term, excludeGroups: excluded(params.excludeGroups, search.chosen) }
          : params,
        { signal },
      );
    default:
      throw new FormDataError('unknown-endpoint', `Unrecognized AskKodiak endpoint type: ${String(endpoint)}`);
  }
}

function excluded(configured: unknown, chosen: readonly string[]): string[] {
  return [...(Array.isArray(configured) ? configured.map(String) : []), ...chosen];
}

function missingGateway(type: string): FormDataError {
  return new FormDataError(
    'gateway-missing',
    `ERROR: Unable to retrieve data from gateway, ${type} gateway not provided`,
  );
}
