import type { GoOptions } from '../filters/useDashboardFilters.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step only changed the view, for example by a switch: it offers no undo. */
    isViewStep?: boolean;
  }
}

/** How the router takes a step from one address of a dashboard to another: the page stays where it is scrolled to. */
export function stepOf({ replaces = false, changesViewOnly = false }: GoOptions = {}) {
  return { replace: replaces, resetScroll: false, ...(changesViewOnly && { state: { isViewStep: true } }) };
}
