import { ApiProblem } from '../http/ApiProblem.ts';
import type { Routes } from '../http/Routes.ts';
import type { SecondFactors } from './SecondFactors.ts';
import { type UserRepository, userOf } from './UserRepository.ts';

/** What the calls about people work with. */
export interface MountIdentityOptions {
  users: UserRepository;
  secondFactors: SecondFactors;
}

/** GET users/self, and the start of an enrolment. */
export function mountIdentity(routes: Routes, { users, secondFactors }: MountIdentityOptions): void {
  routes.mount('users.self', async ({ person }) => {
    const row = await users.find(person.id);
    if (row === undefined) throw new ApiProblem(404, 'not_found', 'This person no longer exists.');
    return userOf(row, await secondFactors.methodsOf(row.id));
  });
  routes.mount('users.enrollMfa', async ({ person }) => ({
    enrollment_url: await secondFactors.beginEnrollment(person.id),
  }));
}
