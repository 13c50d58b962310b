import { ApiProblem } from '../http/ApiProblem.ts';
import type { Routes } from '../http/Routes.ts';
import { type UserRepository, userOf } from './UserRepository.ts';

/** GET users/self. */
export function mountIdentity(routes: Routes, { users }: { users: UserRepository }): void {
  routes.mount('users.self', async ({ person }) => {
    const row = await users.find(person.id);
    if (row === undefined) throw new ApiProblem(404, 'not_found', 'This person no longer exists.');
    return userOf(row);
  });
}
