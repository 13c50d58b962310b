import type { Routes } from '../http/Routes.ts';

/** Mounts GET /api/permissions, the caller's current permissions. */
export function mountPermissions(routes: Routes): void {
  routes.mount('permissions.list', ({ person }) => Promise.resolve([...person.permissions]));
}
