import type { Actor } from '../audit/Actor.ts';
import type { AuthorizationStores } from './AuthorizationStores.ts';
import type { Rights } from './product/Rights.ts';

/** The authorization stores, and the product's own among them. */
export interface AuthorizationStoreParts {
  /** For questions. */
  stores: AuthorizationStores;
  /** The same stores for changes, which are recorded as the actor's. */
  storesOf(actor: Actor): AuthorizationStores;
  /** The product's own store, which a call is about when it names none. */
  product: { id: string };
  /** What people may do, as the product's store says. */
  rights: Rights;
}
