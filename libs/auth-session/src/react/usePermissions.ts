'use client';
import { useContext, useMemo, useSyncExternalStore } from 'react';
import type { PermissionsSnapshot } from '../permissions/createPermissionsStore.ts';
import { hasAnyPermission, hasPermission, type Permission } from '../permissions/permissions.ts';
import { PermissionsContext } from './PermissionsProvider.tsx';

/** A person's permissions, with queries. */
export interface PermissionsValue extends PermissionsSnapshot {
  /** Whether the person has one given permission; false until they are known. */
  has(permission: Permission): boolean;
  /** Whether the person has any of some permissions; false until they are known. */
  hasAny(permissions: readonly Permission[]): boolean;
  /** Tries again after an error. */
  retry(): void;
}

/** Returns the permissions of the nearest PermissionsProvider. Throws outside of one. */
export function usePermissions(): PermissionsValue {
  const store = useContext(PermissionsContext);
  if (!store)
    throw new Error(
      'usePermissions was called outside a PermissionsProvider. Wrap the page in <PermissionsProvider load={…}>.',
    );
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return useMemo(
    () => ({
      ...snapshot,
      has: (permission) => hasPermission(snapshot.permissions, permission),
      hasAny: (anyOf) => hasAnyPermission(snapshot.permissions, anyOf),
      retry: () => void store.load(),
    }),
    [snapshot, store],
  );
}
