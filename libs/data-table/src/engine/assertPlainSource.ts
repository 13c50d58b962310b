import { DataTableConfigurationError } from './DataTableConfigurationError.ts';
import type { TableSource } from './TableSource.ts';

/**
 * Makes sure that a source holds all rows here, and that nothing wraps it yet.
 * @throws DataTableConfigurationError for a source of a server, and for one that can be edited, reordered or grouped.
 */
export function assertPlainSource<TRow>(owner: string, source: TableSource<TRow>): void {
  if (!('createEngine' in source)) return;
  throw new DataTableConfigurationError(
    'unusable_source',
    `${owner} takes a source of rowsSource, columnSource or arrowSource: not one of a server, whose rows change there, and not one of editableSource, movableSource or groupedSource, which do not combine`,
  );
}
