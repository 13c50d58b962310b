import type { ExportJob } from './exportJobs.ts';

/** How much of some exports is written, from 0 to 1, all together; null if that is not known of any. */
export function shareDone(jobs: readonly Pick<ExportJob, 'rows' | 'totalRows'>[]): number | null {
  const known = jobs.filter(({ totalRows }) => totalRows !== null && totalRows > 0);
  if (known.length === 0) return null;
  const shares = known.map(({ rows, totalRows }) => Math.min(1, rows / (totalRows ?? 1)));
  return shares.reduce((sum, share) => sum + share, 0) / jobs.length;
}
