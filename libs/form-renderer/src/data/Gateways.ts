import type { RestDataSource } from '../schema/DataSource.ts';

/** Options of every gateway call. */
export interface GatewayCallOptions {
  /** Aborted when the response is no longer needed. */
  signal: AbortSignal;
}

/** Runs named queries (data sources of kind `looker`). */
export interface LookerGateway {
  /**
   * Runs a query and returns its body, which should be an array of rows (objects of plain values by column). `extra`
   * comes from the data source, or carries the search `term`.
   */
  runQuery(
    params: Record<string, unknown>,
    extra: Record<string, unknown> | undefined,
    options: GatewayCallOptions,
  ): Promise<unknown>;
}

/** Returns industry codes (data sources of kind `askkodiak`). */
export interface AskKodiakGateway {
  /** Returns a map from code to title. */
  getNaicsSummaryByType(params: Record<string, unknown>, options: GatewayCallOptions): Promise<unknown>;
  /** Returns `{ hits: [{ code, title }] }` for the `term` in its params; `excludeGroups` are codes to exclude. */
  getSuggestNaicsGroupsByTerm(params: Record<string, unknown>, options: GatewayCallOptions): Promise<unknown>;
}

/** A request to a REST endpoint. */
export interface RestRequest extends GatewayCallOptions {
  /** Values of the fields that the source depends on; undefined for an empty one. */
  places: Readonly<Record<string, string | undefined>>;
  /** Set for a search. */
  search?: { term: string };
}

/** Reads REST endpoints (data sources of kind `rest`); `createRestGateway` makes one. */
export interface RestGateway {
  /** Returns the rows of a data source. Rejects on failure. */
  load(source: RestDataSource, request: RestRequest): Promise<unknown>;
}

/** The sources that a form's fields load from; a form without data needs none. */
export interface Gateways {
  /** For data sources of kind `looker`. */
  looker?: LookerGateway;
  /** For data sources of kind `askkodiak`. */
  askkodiak?: AskKodiakGateway;
  /** For data sources of kind `rest`. */
  rest?: RestGateway;
}
