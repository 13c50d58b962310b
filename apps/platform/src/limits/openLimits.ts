import type { Database } from '../database/Database.ts';
import { createMemoryLimits } from './createMemoryLimits.ts';
import { createSharedLimits } from './createSharedLimits.ts';
import type { Limits } from './Limiter.ts';

/**
 * Opens the limits of a platform: in the database if several processes may use it. `now`: milliseconds since the epoch.
 */
export function openLimits({ kind, db }: Database, now: () => number): Limits {
  return kind === 'sqlite' ? createMemoryLimits(now) : createSharedLimits({ db, now });
}
