import type { AuthorizationStores } from './AuthorizationStores.ts';

/** What the calls of the authorization store need. */
export interface AuthorizationStoreParts {
  stores: AuthorizationStores;
  /** The product's own store, which a call is about when it names none. */
  product: { id: string };
}
