/**
 * Server settings of every query. They prevent partial results: a query that ends early fails with an error.
 * `docs/decisions` has the reasons.
 */
export const questionSettings = {
  // Read-only regardless of the user's rights; cancels queries whose caller has disconnected.
  readonly: '2',
  cancel_http_readonly_queries_on_client_close: 1,
  // Complete results or an error.
  wait_end_of_query: 1,
  skip_unavailable_shards: 0,
  timeout_overflow_mode: 'throw',
  read_overflow_mode: 'throw',
  group_by_overflow_mode: 'throw',
  sort_overflow_mode: 'throw',
  set_overflow_mode: 'throw',
  distinct_overflow_mode: 'throw',
  result_overflow_mode: 'throw',
  // As in the other engines: an empty sum is null, null stays null, and names are columns before they are aliases.
  aggregate_functions_null_for_empty: 1,
  group_by_use_nulls: 1,
  cast_keep_nullable: 1,
  prefer_column_name_to_alias: 1,
  // A policy's agency determines its shard.
  optimize_skip_unused_shards: 1,
  optimize_distributed_group_by_sharding_key: 1,
  // Format that apache-arrow can read.
  output_format_arrow_compression_method: 'none',
  output_format_arrow_string_as_string: 1,
} as const;
