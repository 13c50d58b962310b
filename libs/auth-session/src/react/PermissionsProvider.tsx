'use client';
import { createContext, useEffect, useState, type ReactNode } from 'react';
import {
  createPermissionsStore,
  type LoadPermissions,
  type PermissionsStore,
} from '../permissions/createPermissionsStore.ts';

/** The permissions of the page; null outside a PermissionsProvider. */
export const PermissionsContext = createContext<PermissionsStore | null>(null);

/** Props of PermissionsProvider. */
export interface PermissionsProviderProps {
  /** Gets the signed-in person's permissions. Called once; a later function is not called. */
  load: LoadPermissions;
  /** Content that depends on the permissions. */
  children: ReactNode;
}

/**
 * Fetches the signed-in user's permissions once. Render it inside ProtectedPage with the user's id as `key`, so that
 * the state resets for another user.
 */
export function PermissionsProvider({ load, children }: PermissionsProviderProps) {
  const [store] = useState(() => createPermissionsStore(load));
  useEffect(() => {
    void store.load();
  }, [store]);
  return <PermissionsContext.Provider value={store}>{children}</PermissionsContext.Provider>;
}
