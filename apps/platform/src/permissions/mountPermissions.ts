import type { Routes } from '../http/Routes.ts';

/** GET /api/permissions: what the caller may see, as it is now. */
export function mountPermissions(routes: Routes): void {
  routes.mount('permissions.list', ({ person }) => Promise.resolve([...person.permissions]));
}
