import { totalmem } from 'node:os';
import process from 'node:process';

/** Returns a share of the available memory, of the machine or its container, in DuckDB's format. */
export function shareOfMemory(share: number, mostBytes = Infinity): string {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return `${Math.floor(Math.min(bytes * share, mostBytes) / 2 ** 20)}MiB`;
}
