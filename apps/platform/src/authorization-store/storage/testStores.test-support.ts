import { openDatabase } from '../../database/openDatabase.ts';
import type { AuthorizationStores } from '../AuthorizationStores.ts';
import { createEmbeddedStores } from './createEmbeddedStores.ts';

/** Opens embedded stores in memory; call `stop` afterwards. */
export async function openTestStores(): Promise<{ stores: AuthorizationStores; stop: () => Promise<void> }> {
  const database = await openDatabase({ kind: 'sqlite', file: ':memory:' });
  return { stores: createEmbeddedStores(database, Date.now), stop: () => database.close() };
}
