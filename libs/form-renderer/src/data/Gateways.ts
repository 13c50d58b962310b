import type { RestDataSource } from '../schema/DataSource.ts';

/** What every call of a gateway takes beside its params. */
export interface GatewayCallOptions {
  /** Aborted as soon as the answer is not wanted any more. */
  signal: AbortSignal;
}

/** Answers named queries (data sources of kind `looker`). */
export interface LookerGateway {
  /**
   * Runs a query and answers its body, which should be an array of rows (objects of plain values by column).
   * `extra` comes from the data source, or carries the search `term`.
   */
  runQuery(
    params: Record<string, unknown>,
    extra: Record<string, unknown> | undefined,
    options: GatewayCallOptions,
  ): Promise<unknown>;
}

/** Answers industry codes (data sources of kind `askkodiak`). */
export interface AskKodiakGateway {
  /** Returns a map from code to title. */
  getNaicsSummaryByType(params: Record<string, unknown>, options: GatewayCallOptions): Promise<unknown>;
  /** Answers `{ hits: [{ code, title }] }` for the `term` in its params; `excludeGroups` are codes to leave out. */
  getSuggestNaicsGroupsByTerm(params: Record<string, unknown>, options: GatewayCallOptions): Promise<unknown>;
}

/** What is asked of a REST endpoint beside its data source. */
export interface RestRequest extends GatewayCallOptions {
  /** Values of the fields that the source depends on; undefined for an empty one. */
  places: Readonly<Record<string, string | undefined>>;
  /** Set where the rows are searched. */
  search?: { term: string };
}

/** Reads REST endpoints (data sources of kind `rest`); `createRestGateway` makes one. */
export interface RestGateway {
  /** Returns the rows of a data source. Rejects where they cannot be had. */
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
