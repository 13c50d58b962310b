import type { Database } from '../database/Database.ts';
import type { Rights } from '../authorization-store/product/Rights.ts';
import type { ProviderBlocks } from '../identity/ProviderBlocks.ts';
import type { SecondFactors } from '../identity/SecondFactors.ts';

/** Ends what a user has open when they lose access. */
export interface PersonAccess {
  /** Ends the user's exports and deletes their files. */
  endExports(userId: string): Promise<void>;
  /** Aborts responses in progress to the user. */
  endAnswers(userId: string): void;
}

/** Dependencies of user administration. */
export interface PeopleContext {
  database: Database;
  rights: Rights;
  secondFactors: SecondFactors;
  providerBlocks: ProviderBlocks;
  access: PersonAccess;
  /** The embedded provider's address of the page to set a password; null where an outside provider keeps passwords. */
  passwordLinkUrl: ((token: string) => string) | null;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}
