import type { Rights } from '../authorization-store/product/Rights.ts';
import type { PeopleFilters } from './PeopleDirectory.ts';

/** Users who match the filters for rights: those in every list of `among`, except those in `except`. */
export interface PeopleByRights {
  among: (readonly string[])[];
  except: readonly string[];
}

/** Finds the users with the filtered rights in the authorization store. */
export async function peopleByRights(
  rights: Rights,
  { permission, anyPermission, administrator }: PeopleFilters,
): Promise<PeopleByRights> {
  const among: (readonly string[])[] = [];
  if (permission !== undefined) {
    const holders = await rights.holders(permission);
    if (holders !== null) among.push(holders);
  }
  if (anyPermission !== undefined) {
    const holders = await Promise.all(anyPermission.map((one) => rights.holders(one)));
    const lists = holders.filter((list) => list !== null);
    if (lists.length === holders.length) among.push([...new Set(lists.flat())]);
  }
  const administrators = administrator === undefined ? [] : await rights.administrators();
  if (administrator === true) among.push(administrators);
  return { among, except: administrator === false ? administrators : [] };
}
