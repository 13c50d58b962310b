import { type Permission, permissions as known } from '@agency-insights/insights-api/contract';

/** Permissions as their column keeps them: each once, in the product's order. */
export function permissionsText(permissions: readonly Permission[]): string {
  return JSON.stringify(known.filter((permission) => permissions.includes(permission)));
}
