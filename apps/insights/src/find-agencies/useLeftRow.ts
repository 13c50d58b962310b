import type { DataTableHandle } from '@agency-insights/data-table';
import { useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';
import { shownEntry } from './shownEntry.ts';

/** The row whose profile was opened last, and the entry of the history that showed it. */
let left: { entry: string; agencyId: string } | null = null;

/** Focuses the row whose profile was opened by its name when Back returns from there, once its agencies are shown. */
export function useLeftRow(tableRef: RefObject<DataTableHandle | null>, isSearching: boolean): void {
  const { history } = useRouter();
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-row-link]') : null;
      const entry = shownEntry(history);
      const agencyId = link?.pathname.split('/').at(-1);
      if (entry !== undefined && agencyId !== undefined) left = { entry, agencyId };
    };
    // Before the link changes the address.
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [history]);
  useEffect(() => {
    if (isSearching || left === null || left.entry !== shownEntry(history)) return;
    // The page has focused its main content, or nothing yet; what a person has focused since keeps the focus.
    if (document.activeElement?.matches('body, main')) tableRef.current?.focusCell(left.agencyId, 'agency_name');
    left = null;
  }, [isSearching, history, tableRef]);
}
