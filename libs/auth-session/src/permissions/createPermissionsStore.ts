import { createListeners } from '../listeners/createListeners.ts';

/** State of a person's permissions. */
export interface PermissionsSnapshot {
  status: 'loading' | 'ready' | 'error';
  /** Empty until loaded. */
  permissions: readonly string[];
  /** Why loading failed. */
  error: unknown;
}

/** Gets a person's permissions, usually GET /api/permissions. */
export type LoadPermissions = () => Promise<readonly string[]>;

/** A person's permissions, fetched once. */
export interface PermissionsStore {
  getSnapshot(): PermissionsSnapshot;
  subscribe(listener: () => void): () => void;
  /** Fetches the permissions unless loading or loaded; retries after an error. Never throws. */
  load(): Promise<void>;
}

/** Creates an empty store. */
export function createPermissionsStore(loadPermissions: LoadPermissions): PermissionsStore {
  const { subscribe, notify } = createListeners();
  let snapshot: PermissionsSnapshot = { status: 'loading', permissions: [], error: null };
  let loading: Promise<void> | null = null;
  const change = (next: PermissionsSnapshot): void => {
    snapshot = next;
    notify();
  };
  const fetchThem = async (): Promise<void> => {
    if (snapshot.status === 'error') change({ status: 'loading', permissions: [], error: null });
    try {
      change({ status: 'ready', permissions: await loadPermissions(), error: null });
    } catch (error) {
      change({ status: 'error', permissions: [], error });
      loading = null;
    }
  };
  return {
    getSnapshot: () => snapshot,
    subscribe,
    load() {
      loading ??= fetchThem();
      return loading;
    },
  };
}
