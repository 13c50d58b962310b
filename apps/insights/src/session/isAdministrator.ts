import type { User } from '@agency-insights/insights-api';

/** Whether a person administers people; unknown until the session has loaded. */
export function isAdministrator(person: Pick<User, 'roles'> | undefined): boolean {
  return person?.roles.includes('platform:insights#administrator') ?? false;
}
