/** The engines that are measured, in the order of the tables. */
export const engineNames = ['duckdb', 'postgresql', 'clickhouse'] as const;

export type EngineName = (typeof engineNames)[number];

/** An engine's name for users. */
export const engineTitles: Readonly<Record<EngineName, string>> = {
  duckdb: 'DuckDB',
  postgresql: 'PostgreSQL',
  clickhouse: 'ClickHouse',
};
