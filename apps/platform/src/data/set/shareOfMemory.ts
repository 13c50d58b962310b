import { totalmem } from 'node:os';
import process from 'node:process';

/** A share of the memory that this process may have, as DuckDB reads it: of the machine's, or of what its container is limited to. */
export function shareOfMemory(share: number, mostBytes = Infinity): string {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return `${Math.floor(Math.min(bytes * share, mostBytes) / 2 ** 20)}MiB`;
}
