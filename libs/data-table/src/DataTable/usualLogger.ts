import type { DataTableLogger } from '../columns/checkColumns.ts';

/** Bundlers replace it, as for MUI. */
declare const process: { env: { NODE_ENV?: string } };

/** The console while developing, so that a mistake is seen; otherwise nothing. */
export function usualLogger(): DataTableLogger | undefined {
  return process.env.NODE_ENV === 'development' ? console : undefined;
}
