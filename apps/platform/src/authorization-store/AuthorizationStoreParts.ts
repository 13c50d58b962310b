import type { Actor } from '../audit/Actor.ts';
import type { AuthorizationStores } from './AuthorizationStores.ts';
import type { Rights } from './product/Rights.ts';

/** The authorization stores, including the product's own. */
export interface AuthorizationStoreParts {
  /** For queries. */
  stores: AuthorizationStores;
  /** Returns the same stores for changes, which are recorded with the actor. */
  storesOf(actor: Actor): AuthorizationStores;
  /** The product's own store, the default of every call. */
  product: { id: string };
  /** Rights of users, from the product's store. */
  rights: Rights;
}
