import { DataTableConfigurationError } from './DataTableConfigurationError.ts';
import type { TableSource } from './TableSource.ts';

/** The functions that wrap a source, from the innermost one on, and a member that only their sources have. */
const wrappers = [
  { name: 'editableSource', member: 'edits' },
  { name: 'movableSource', member: 'order' },
  { name: 'groupedSource', member: 'by' },
] as const;

/**
 * Makes sure that a source holds all rows here, and that wrappers come in their order.
 * @throws DataTableConfigurationError for a source of a server, and for one that the owner cannot wrap.
 */
export function assertWrappable<TRow>(owner: (typeof wrappers)[number]['name'], source: TableSource<TRow>): void {
  if (!('createEngine' in source)) return;
  const outermost = wrappers.findLastIndex(({ member }) => member in source);
  const inner = wrappers[outermost];
  if (inner && outermost < wrappers.findIndex(({ name }) => name === owner)) return;
  throw new DataTableConfigurationError(
    'unusable_source',
    inner
      ? `${owner} cannot wrap ${inner.name}. Wrap each at most once, in this order: groupedSource(movableSource(editableSource(rows)), options)`
      : `${owner} takes a source of rowsSource, columnSource or arrowSource, not one of a server, whose rows change there`,
  );
}
