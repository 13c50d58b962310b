import { DataTableConfigurationError, sourceError } from '../engine/DataTableConfigurationError.ts';

/**
 * Looks at what no table can do without: types are no proof where data arrive later, or in plain JavaScript.
 * @throws DataTableConfigurationError when the source is none, or the columns are no array.
 */
export function checkProps(source: unknown, columns: unknown): void {
  const given = Object(source) as { column?: unknown; remote?: { fetchRows?: unknown } };
  const isUnanswered = 'remote' in given && !given.remote?.fetchRows;
  if (!given.column || isUnanswered) {
    const fault = isUnanswered ? 'without fetchRows' : source ? 'no source' : 'missing';
    throw sourceError(`The source is ${Array.isArray(source) ? 'an array' : fault}`);
  }
  if (!Array.isArray(columns)) {
    throw new DataTableConfigurationError('unusable_columns', 'The columns are no array: pass []');
  }
}
