import type { Database } from '../../database/Database.ts';
import type { AuthorizationStores } from '../AuthorizationStores.ts';

/** The product's own store, with its context. */
export interface ProductStore {
  stores: AuthorizationStores;
  product: { id: string };
  database: Database;
  /** Whether the embedded provider keeps the passwords. */
  passwordsAreHere: boolean;
}
