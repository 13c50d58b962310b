import { ApiProblem } from '../http/ApiProblem.ts';
import { lineAccessOf, type LineAccess, type Person } from '../http/Person.ts';

/** Returns the lines that a user may see. @throws ApiProblem 403 `forbidden` for a user without any (PLAT-13) */
export function requireLineAccess(person: Pick<Person, 'permissions'>): LineAccess {
  const access = lineAccessOf(person);
  if (!access)
    throw new ApiProblem(
      403,
      'forbidden',
      'You have no access to agency data. Ask your administrator for personal or commercial lines.',
    );
  return access;
}
