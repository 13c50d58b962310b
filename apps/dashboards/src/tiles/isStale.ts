import type { TileState } from '../dashboard/DashboardState.ts';

/** Whether the values of a tile are from before the last request, which failed or was stopped. */
export function isStale(status: TileState['status']): boolean {
  return status === 'error' || status === 'stopped';
}
