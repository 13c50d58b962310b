import { createListeners } from '../listeners/createListeners.ts';

/** What is known of a person's permissions. */
export interface PermissionsSnapshot {
  status: 'loading' | 'ready' | 'error';
  /** Empty until they are known. */
  permissions: readonly string[];
  /** Why they are not known. */
  error: unknown;
}

/** Gets a person's permissions, usually GET /api/permissions. */
export type LoadPermissions = () => Promise<readonly string[]>;

/** A person's permissions, fetched once and kept for good. */
export interface PermissionsStore {
  getSnapshot(): PermissionsSnapshot;
  subscribe(listener: () => void): () => void;
  /** Fetches them, unless that is under way or done; after an error it tries again. Never throws. */
  load(): Promise<void>;
}

/** Makes a store that has fetched nothing yet. */
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
