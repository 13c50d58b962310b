import { DataTableConfigurationError, sourceError } from '../engine/DataTableConfigurationError.ts';

/**
 * Checks the required props at run time, for plain JavaScript and late data.
 * @throws DataTableConfigurationError when `source` is invalid or `columns` is not an array.
 */
export function checkProps(source: unknown, columns: unknown): void {
  const given = Object(source) as { column?: unknown; remote?: { fetchRows?: unknown } };
  const isUnanswered = 'remote' in given && !given.remote?.fetchRows;
  if (!given.column || isUnanswered) {
    const fault = isUnanswered ? 'without fetchRows' : source ? 'no source' : 'missing';
    throw sourceError(`The source is ${Array.isArray(source) ? 'an array' : fault}`);
  }
  if (!Array.isArray(columns)) {
    throw new DataTableConfigurationError('unusable_columns', 'columns needs an array: pass []');
  }
}
