import type { EpochMs } from './Tables.ts';

/** Attempts within a time window, over all processes. */
export interface AttemptWindowsTable {
  /** Hash of the limit and its key. */
  key_hash: string;
  ends_at: EpochMs;
  count: number;
}

/** A platform process that works with the database. */
export interface PlatformProcessesTable {
  id: string;
  /** Hash of the keys in its `secrets`. */
  keys_hash: string;
  /** Time of its last heartbeat. */
  seen_at: EpochMs;
}
