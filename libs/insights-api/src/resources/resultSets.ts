import type { FindAgenciesRequest, ListAccountsRequest } from '../contract/schemas/resultSets.ts';
import { arrowStreamMediaType, totalRowsHeader } from '../contract/resultSetMedia.ts';
import { resultSetsEndpoints } from '../contract/tables/resultSetsEndpoints.ts';
import { UnreadableAnswerError } from '../errors/UnreadableAnswerError.ts';
import { endpointRequest, requestKey, type CallOptions } from '../gateway/createEndpointCaller.ts';
import type { Gateway } from '../gateway/createGateway.ts';
import { readBytes, type ReadProgress } from '../gateway/readBytes.ts';
import type { ArrowTable } from './ArrowTable.ts';

/** Rows as columns, with the number of rows that match in all. */
export interface ResultSet {
  /** The rows that were asked for, as Arrow columns; money is whole cents. */
  table: ArrowTable;
  /** Rows that match in all, before limit and offset. */
  total: number;
}

/** What a result-set call takes besides its request. */
export interface ResultSetOptions extends CallOptions {
  /** Called with every part of the answer that arrives. */
  onProgress?: (progress: ReadProgress) => void;
}

/** The agency searches. Identical searches under way are sent once. */
export interface ResultSetsResource {
  /** Agencies that match the filters, greatest search premium first. */
  findAgencies(request: FindAgenciesRequest, options?: ResultSetOptions): Promise<ResultSet>;
  /** Accounts of the agencies that match. */
  listAgenciesAccounts(request: ListAccountsRequest, options?: ResultSetOptions): Promise<ResultSet>;
}

/** Makes the agency searches over a gateway. */
export function createResultSets(gateway: Gateway): ResultSetsResource {
  const listeners = new Map<string, Set<(progress: ReadProgress) => void>>();
  const query = async (
    id: keyof typeof resultSetsEndpoints,
    body: unknown,
    { signal, onProgress, retry }: ResultSetOptions = {},
  ): Promise<ResultSet> => {
    const key = requestKey(id, '', body);
    const watching = listeners.get(key) ?? new Set();
    // One search may be waited for by several callers: each keeps its own entry, even with the same function.
    const watcher = (progress: ReadProgress): void => onProgress?.(progress);
    listeners.set(key, watching.add(watcher));
    const start = async (startSignal: AbortSignal): Promise<ResultSet> => {
      // Only searches need the reader of Arrow streams: it is fetched while the first answer is under way. That it could
      // not be fetched counts when it is needed, below.
      const reader = loadReader();
      reader.catch(() => undefined);
      const response = await gateway.send(
        endpointRequest(resultSetsEndpoints[id], body, arrowStreamMediaType, { signal: startSignal, retry }),
      );
      const bytes = await readBytes(response, (progress) => watching.forEach((watch) => watch(progress)), startSignal);
      return await decodeResultSet(reader, bytes, response.headers.get(totalRowsHeader));
    };
    try {
      return await gateway.share(key, start, signal);
    } finally {
      watching.delete(watcher);
      if (watching.size === 0 && listeners.get(key) === watching) listeners.delete(key);
    }
  };
  return {
    findAgencies: (request, options) => query('resultSets.findAgencies', request, options),
    listAgenciesAccounts: (request, options) => query('resultSets.listAgenciesAccounts', request, options),
  };
}

type ArrowReader = (bytes: Uint8Array) => ArrowTable;

async function loadReader(): Promise<ArrowReader> {
  const { readArrowStream } = await import('./readArrowStream.ts');
  return readArrowStream;
}

async function decodeResultSet(
  reader: Promise<ArrowReader>,
  bytes: Uint8Array,
  total: string | null,
): Promise<ResultSet> {
  let table: ArrowTable;
  try {
    table = (await reader)(bytes);
  } catch (cause) {
    throw new UnreadableAnswerError('an Arrow stream', { cause });
  }
  // Without a schema there was no stream at all: an empty result still names its columns.
  if (table.numCols === 0) throw new UnreadableAnswerError('an Arrow stream');
  return { table, total: total !== null && /^\d+$/.test(total) ? Number(total) : table.numRows };
}
