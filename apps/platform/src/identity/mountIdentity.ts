import type { Rights } from '../authorization-store/product/Rights.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import type { Routes } from '../http/Routes.ts';
import type { ProviderAccounts } from './ProviderAccounts.ts';
import type { SecondFactors } from './SecondFactors.ts';
import { type UserRepository, userOf } from './UserRepository.ts';

/** Dependencies of the identity calls. */
export interface MountIdentityOptions {
  users: UserRepository;
  rights: Rights;
  secondFactors: SecondFactors;
  /** Ids of users at an outside provider; null: the embedded one uses the platform's. */
  providerAccounts: Pick<ProviderAccounts, 'subjectOf'> | null;
}

/** Mounts GET users/self, the language of the signed-in user, and the start of an enrolment. */
export function mountIdentity(
  routes: Routes,
  { users, rights, secondFactors, providerAccounts }: MountIdentityOptions,
): void {
  routes.mount('users.self', async ({ person }) => {
    const row = await users.find(person.id);
    if (row === undefined) throw new ApiProblem(404, 'not_found', 'This person no longer exists.');
    const subject = providerAccounts === null ? row.id : ((await providerAccounts.subjectOf(row.id)) ?? null);
    const methods = await secondFactors.methodsOf(row.id);
    return {
      ...userOf(row, await rights.of(row.id), methods),
      provider_user_id: subject,
      language: row.language,
    };
  });
  routes.mount('users.setLanguage', async ({ person, body }) => {
    await users.keepLanguage(person.id, body.language);
    return undefined;
  });
  routes.mount('users.enrollMfa', async ({ person }) => ({
    enrollment_url: await secondFactors.beginEnrollment(person.id),
  }));
}
