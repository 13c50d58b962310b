/** What all kinds of data source have: they may depend on other fields. */
export interface LinkedDataSource {
  /**
   * Ids of the fields that the data depends on: it reloads when one of their values changes. In the texts of the
   * params `{id}` is that field's value as a filter expression, and the field's own id for its own value; a
   * property whose text names an empty field is left out. Default: none.
   */
  dependsOn?: readonly string[];
  /**
   * What becomes of a value that the data does not answer any more after such a change: `reset` takes it away, `flag`
   * keeps it and marks it. Values that came from outside are only ever marked. Default `reset`.
   */
  whenUnfit?: WhenUnfit;
}

/** `reset` takes a value that does not fit away, `flag` marks it. */
export type WhenUnfit = 'reset' | 'flag';

/** Rows, and which of their columns hold what. */
export interface RowQuery extends LinkedDataSource {
  /** Column with the option's label. Default: `keyValue`, else the first column. */
  keyLabel?: string;
  /** Column with the option's value. Default: `keyLabel`, else the first column. */
  keyValue?: string;
  /** Column with the option's count. Default: no counts. */
  keyCount?: string;
  /** Column with the option's group. Default: no groups. */
  keyGroup?: string;
  /** Range fields: column with the lower end of each bin. Default: `keyValue`. */
  keyLower?: string;
  /** Range fields: column with the upper end of each bin. Default: `keyValue`. */
  keyUpper?: string;
  /** Column that the rows are sorted by. Default: the order they arrive in. */
  keySort?: string;
  /** Direction of that sort. Default `asc`. */
  sortDirection?: SortDirection;
  /** Name of a sort function of the application, instead of `keySort`. */
  sortFunctionKey?: string;
}

/** A named query. */
export interface LookerQuery extends RowQuery {
  /**
   * Passed to the gateway as they are, but for the texts in them: in `searchData`, `{term}` is the escaped search
   * term, and with `dependsOn` the ids of fields for their values.
   */
  params: Record<string, unknown>;
  /** Second argument of the gateway. Default: none; a search without a `{term}` in its params adds the term to it. */
  extra?: Record<string, unknown>;
}

/** An endpoint that returns JSON. */
export interface RestQuery extends RowQuery {
  /**
   * Address of the endpoint, such as "/api/states/{state}/cities": in `searchData` `{term}` is the search term, and with
   * `dependsOn` the ids of fields are places for their values, several joined by commas. While one of them is empty,
   * there are no options and nothing is asked.
   */
  url: string;
  /**
   * Parameters of the address, lists once for each value; with the same places, where a parameter that names an empty
   * field is left out. A search without a `{term}` adds the term as `q`. Default: none.
   */
  params?: Record<string, unknown>;
  /** Path to the list of rows in the answer, such as "data.items". Default: the answer is the list. */
  keyList?: string;
}

/** `asc` for ascending, `desc` for descending. */
export type SortDirection = 'asc' | 'desc';

/** Which industries to load, and their order. */
export interface AskKodiakQuery extends LinkedDataSource {
  endpointConfig: AskKodiakEndpointConfig;
  /** Direction of the sort by code. Default `asc`. */
  sortDirection?: SortDirection;
  /** Name of a sort function of the application, instead of the sort by code. */
  sortFunctionKey?: string;
}

/** `naics-summary` answers every code of a level, of which a search shows those that hold its term; `suggest-groups` those that fit a term. */
export type AskKodiakEndpoint = 'naics-summary' | 'suggest-groups';

/** Which endpoint, and what it is asked. */
export interface AskKodiakEndpointConfig {
  endpoint: AskKodiakEndpoint;
  /** Passed to the gateway; a search adds `term` and `excludeGroups`. Default: none. */
  params?: Record<string, unknown>;
}

/** Rows of a named query. */
export interface LookerDataSource extends LookerQuery {
  kind: 'looker';
}

/** Rows of a named query, with `type` in place of `kind`. */
export interface TypedLookerDataSource extends LookerQuery {
  type: 'looker';
}

/** Industry codes and titles. */
export interface AskKodiakDataSource extends AskKodiakQuery {
  kind: 'askkodiak';
}

/** Industry codes and titles, with `type` in place of `kind`. */
export interface TypedAskKodiakDataSource extends AskKodiakQuery {
  type: 'askkodiak';
}

/** Rows of a REST endpoint. */
export interface RestDataSource extends RestQuery {
  kind: 'rest';
}

/** Rows of a REST endpoint, with `type` in place of `kind`. */
export interface TypedRestDataSource extends RestQuery {
  type: 'rest';
}

/** A data source that names its gateway by `kind`. */
export type KindedDataSource = LookerDataSource | AskKodiakDataSource | RestDataSource;

/** Where a field's options or range come from. `kind`, or `type` in its place, names the gateway. */
export type DataSource = KindedDataSource | TypedLookerDataSource | TypedAskKodiakDataSource | TypedRestDataSource;
