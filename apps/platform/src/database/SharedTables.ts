import type { EpochMs } from './Tables.ts';

/** How often something was tried within a stretch of time, over all processes. */
export interface AttemptWindowsTable {
  /** Hash of the limit and of what it counts by. */
  key_hash: string;
  ends_at: EpochMs;
  count: number;
}

/** A platform process that works with the database. */
export interface PlatformProcessesTable {
  id: string;
  /** Hash of the keys in its `secrets`. */
  keys_hash: string;
  /** When it last said that it is there. */
  seen_at: EpochMs;
}
