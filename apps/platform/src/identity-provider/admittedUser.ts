import type { UserRow } from '../database/Tables.ts';
import type { UserRepository } from '../identity/UserRepository.ts';

/** The user with an id, unless they have been blocked or removed, or have no password (any more) to sign in with here. */
export async function admittedUser(id: string, users: UserRepository): Promise<UserRow | null> {
  const user = await users.find(id);
  return user === undefined || user.blocked === 1 || user.password_hash === null ? null : user;
}
