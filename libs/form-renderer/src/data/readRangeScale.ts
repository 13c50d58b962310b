import type { KindedDataSource } from '../schema/DataSource.ts';
import { numberIn } from './numberIn.ts';
import { readRows } from './readOptions.ts';
import { unsupportedKind } from './requestData.ts';

/** A part of a distribution. */
export interface RangeBin {
  /** Lower end. */
  min: number;
  /** Upper end. */
  max: number;
  /** How many it contains. */
  count: number;
}

/** The track of a range that comes from data. */
export interface RangeScale {
  /** Start of the track. */
  min: number;
  /** End of the track. */
  max: number;
  /** The numbers that the handles can be set to, ascending. */
  values: readonly number[];
  /** The distribution in ascending order, empty where the data has no counts. */
  bins: readonly RangeBin[];
}

/**
 * Returns the track in the rows of a query: from the min to the max end, with every end as a position. Null without
 * numeric rows. Throws a `FormDataError` if the response is not an array of rows, or the source has another kind.
 */
export function readRangeScale(source: KindedDataSource, body: unknown): RangeScale | null {
  if (source.kind === 'askkodiak') throw unsupportedKind(source.kind);
  const rows = readRows(body);
  const keyValue = source.keyValue ?? Object.keys(rows[0] ?? {})[0] ?? '';
  const { keyLower = keyValue, keyUpper = keyValue, keyCount } = source;
  const bins = rows.flatMap((row): RangeBin[] => {
    const [min, max] = [numberIn(row[keyLower]), numberIn(row[keyUpper])];
    return min !== undefined && max !== undefined ? [{ min, max, count: numberIn(row[keyCount ?? '']) ?? 0 }] : [];
  });
  const values = [...new Set(bins.flatMap((bin) => [bin.min, bin.max]))].sort((a, b) => a - b);
  const [min] = values;
  const max = values.at(-1);
  if (min === undefined || max === undefined) return null;
  return { min, max, values, bins: keyCount === undefined ? [] : bins.sort((a, b) => a.min - b.min) };
}
