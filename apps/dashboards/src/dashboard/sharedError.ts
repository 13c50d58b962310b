import type { DashboardState } from './DashboardState.ts';

/** Returns what went wrong with several tiles alike, such as a server that cannot be reached; null where nothing did. */
export function sharedError({ tiles }: Pick<DashboardState, 'tiles'>): string | null {
  const seen = new Set<string>();
  for (const { status, error } of Object.values(tiles)) {
    if (status !== 'error' || error === undefined) continue;
    if (seen.has(error)) return error;
    seen.add(error);
  }
  return null;
}

/** Returns the tiles that failed with an error. */
export function tilesWithError({ tiles }: Pick<DashboardState, 'tiles'>, error: string): string[] {
  return Object.keys(tiles).filter((tile) => tiles[tile]?.status === 'error' && tiles[tile].error === error);
}
