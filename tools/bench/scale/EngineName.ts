/** The engines that are measured, in the order of the tables. */
export const engineNames = ['duckdb', 'postgresql', 'clickhouse'] as const;

export type EngineName = (typeof engineNames)[number];

/** Displayed name of an engine. */
export const engineTitles: Readonly<Record<EngineName, string>> = {
  duckdb: 'DuckDB',
  postgresql: 'PostgreSQL',
  clickhouse: 'ClickHouse',
};
