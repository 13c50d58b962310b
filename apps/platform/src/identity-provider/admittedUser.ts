import type { UserRow } from '../database/Tables.ts';
import type { UserRepository } from '../identity/UserRepository.ts';

/** Returns the user with an id; undefined if they are blocked, removed, or have no password here. */
export async function admittedUser(id: string, users: UserRepository): Promise<UserRow | null> {
  const user = await users.find(id);
  return user === undefined || user.blocked === 1 || user.password_hash === null ? null : user;
}
