/** The permissions that the product knows. */
export const permissions = ['viewable:insights_pl', 'viewable:insights_cl', 'viewable:benchmarks'] as const;

/** A permission of the product. */
export type Permission = (typeof permissions)[number];

/** Any one of these opens Insights. */
export const insightsPermissions = [
  'viewable:insights_pl',
  'viewable:insights_cl',
] as const satisfies readonly Permission[];

/** Any one of these opens the benchmarks. */
export const benchmarksPermissions = ['viewable:benchmarks'] as const satisfies readonly Permission[];

/** Name of each permission in the product. */
export const permissionLabels: Readonly<Record<Permission, string>> = {
  'viewable:insights_pl': 'insights personal lines',
  'viewable:insights_cl': 'insights commercial lines',
  'viewable:benchmarks': 'benchmarks',
};

/** Whether a list has a permission; false without a list. */
export function hasPermission(list: readonly string[] | null | undefined, permission: Permission): boolean {
  return list?.includes(permission) ?? false;
}

/** Whether a list has any of some permissions; false without a list. */
export function hasAnyPermission(list: readonly string[] | null | undefined, anyOf: readonly Permission[]): boolean {
  return anyOf.some((permission) => hasPermission(list, permission));
}
