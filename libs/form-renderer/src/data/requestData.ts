import { FormDataError } from '../errors/FormDataError.ts';
import { escapeFilterValue } from '../expressions/escapeFilterValue.ts';
import type { AskKodiakDataSource, DataSource, LookerDataSource } from '../schema/DataSource.ts';
import type { Gateways } from './Gateways.ts';

/** What a search asks for beside the params of its data source. */
export interface DataSearch {
  /** The trimmed search text, not empty. */
  term: string;
  /** Values that are chosen already; suggestions leave them out. */
  chosen: readonly string[];
}

/** Asks the gateway of a data source. Rejects with a `FormDataError` where there is none that could answer. */
export async function requestData(
  source: DataSource,
  gateways: Gateways,
  signal: AbortSignal,
  search?: DataSearch,
): Promise<unknown> {
  switch (source.kind) {
    case 'looker':
      return runQuery(source, gateways, signal, search);
    case 'askkodiak':
      return askKodiak(source, gateways, signal, search);
    default:
      throw new FormDataError(
        'unsupported-kind',
        `Unsupported data config type passed to form-renderer: ${String((source as { kind?: unknown }).kind)}`,
      );
  }
}

function runQuery(
  source: LookerDataSource,
  { looker }: Gateways,
  signal: AbortSignal,
  search: DataSearch | undefined,
): Promise<unknown> {
  if (!looker) throw missingGateway('looker');
  if (!search) return looker.runQuery(source.params, source.extra, { signal });
  const params = withTerm(source.params, escapeFilterValue(search.term)) as Record<string, unknown>;
  const carriesTerm = JSON.stringify(params) !== JSON.stringify(source.params);
  return looker.runQuery(params, carriesTerm ? source.extra : { ...source.extra, term: search.term }, { signal });
}

function askKodiak(
  source: AskKodiakDataSource,
  { askkodiak }: Gateways,
  signal: AbortSignal,
  search: DataSearch | undefined,
): Promise<unknown> {
  if (!askkodiak) throw missingGateway('askkodiak');
  const { endpoint, params = {} } = source.endpointConfig;
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

/** The params with every `{term}` in their texts replaced. */
function withTerm(value: unknown, term: string): unknown {
  if (typeof value === 'string') return value.replaceAll('{term}', () => term);
  if (Array.isArray(value)) return value.map((part) => withTerm(part, term));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withTerm(part, term)]));
}
