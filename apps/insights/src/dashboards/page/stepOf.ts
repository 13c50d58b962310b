import type { GoOptions } from '../filters/useDashboardFilters.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step changed only how the page is seen, as by a switch on it: it offers nothing to be taken back. */
    isViewStep?: boolean;
  }
}

/** How the router takes a step from one address of a dashboard to another: the page stays where it is scrolled to. */
export function stepOf({ replaces = false, changesViewOnly = false }: GoOptions = {}) {
  return { replace: replaces, resetScroll: false, ...(changesViewOnly && { state: { isViewStep: true } }) };
}
