import { useEffect, type RefObject } from 'react';
import { DataTableConfigurationError } from '../engine/DataTableConfigurationError.ts';
import type { TableGridProps } from '../grid/TableGrid.types.ts';

/**
 * Makes sure that a table with rows has the source that a hook changes. Wrappers around a source keep its members.
 * @throws DataTableConfigurationError otherwise: changes would be announced and not shown.
 */
export function useSameSource<TRow, Member extends string>(
  { source }: TableGridProps<TRow>,
  options: RefObject<{ source: Record<Member, unknown> }>,
  hook: string,
  member: Member,
): void {
  useEffect(() => {
    const own = (source as Partial<Record<Member, unknown>>)[member];
    if (source.rowCount === 0 || own === options.current.source[member]) return;
    throw new DataTableConfigurationError(
      'unusable_source',
      `${hook} has another source than its table: pass the same one to both`,
    );
  });
}
