import type { Database } from '../database/Database.ts';
import type { Rights } from '../authorization-store/product/Rights.ts';
import type { People } from './createPeople.ts';

/** Dependencies of the calls that administer users. */
export interface MountPeopleOptions {
  people: People;
  database: Database;
  rights: Rights;
  /** A session ends after this long without activity. */
  sessionIdleMs: number;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}
