import type { DataSource, KindedDataSource } from '../schema/DataSource.ts';

/** Returns a data source with `kind`, also where the schema has `type` in its place. */
export function kindedSource(source: DataSource): KindedDataSource {
  if (!('type' in source) || 'kind' in source) return source as KindedDataSource;
  const { type: kind, ...query } = source;
  return { ...query, kind } as KindedDataSource;
}
