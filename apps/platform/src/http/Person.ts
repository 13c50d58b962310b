import type { Permission } from '@agency-insights/insights-api/contract';

/** The user of a request, read from the database on every request. */
export interface Person {
  id: string;
  email: string;
  displayName: string;
  permissions: readonly Permission[];
}

/** Which lines of business a user may see; null: no agency data at all (PLAT-13). */
export type LineAccess = 'personal' | 'commercial' | 'all';

/** Returns the lines that permissions allow. */
export function lineAccessOf(person: Pick<Person, 'permissions'>): LineAccess | null {
  const personal = person.permissions.includes('viewable:insights_pl');
  const commercial = person.permissions.includes('viewable:insights_cl');
  if (personal && commercial) return 'all';
  if (personal) return 'personal';
  return commercial ? 'commercial' : null;
}
