import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Dashboard } from '../dashboard/createDashboard.ts';
import type { DashboardState } from '../dashboard/DashboardState.ts';

export const DashboardContext = createContext<Dashboard | null>(null);

/** The dashboard of the page. Throws outside of a `DashboardContext`. */
export function useDashboard(): Dashboard {
  const dashboard = useContext(DashboardContext);
  if (dashboard === null) throw new Error('useDashboard must be used inside a DashboardContext.');
  return dashboard;
}

/** The dashboard's state, or a part of it: the component renders again when that changes. */
export function useDashboardState<T>(select: (state: DashboardState) => T): T {
  const { subscribe, getState } = useDashboard();
  return useSyncExternalStore(subscribe, () => select(getState()));
}
