import { useEffect, type RefObject } from 'react';
import { DataTableConfigurationError } from '../engine/DataTableConfigurationError.ts';
import type { TableGridProps } from '../grid/TableGrid.types.ts';

/** A hook that changes a source. */
export interface ChangingHook<Member extends string> {
  /** The hook's name. */
  hook: string;
  /** The member of the source that it changes. */
  member: Member;
  /** The function that creates such a source. */
  creator: string;
}

/**
 * Makes sure that a hook can change its source, and that a table with rows has the same one. Wrappers around a source keep
 * its members.
 * @throws DataTableConfigurationError otherwise: changes would be announced and not shown.
 */
export function useSameSource<TRow, Member extends string>(
  { source }: TableGridProps<TRow>,
  options: RefObject<{ source: Record<Member, unknown> }>,
  { hook, member, creator }: ChangingHook<Member>,
): void {
  useEffect(() => {
    const own = (source as Partial<Record<Member, unknown>>)[member];
    const given = (options.current.source as Partial<Record<Member, unknown>>)[member];
    if (given !== undefined && (source.rowCount === 0 || own === given)) return;
    throw new DataTableConfigurationError(
      'unusable_source',
      `${hook} and its table need the same source of ${creator}()`,
    );
  });
}
