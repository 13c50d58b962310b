import { createHash } from 'node:crypto';
import type { Permission } from '@agency-insights/insights-api/contract';
import type { UserRow } from '../database/Tables.ts';
import type { ProviderAccounts } from '../identity/ProviderAccounts.ts';
import { emailKey, type UserRepository } from '../identity/UserRepository.ts';
import type { ProviderProfile } from './ProviderClient.ts';

/** Why a person whom the provider let in is not let in here; the names are next-auth's. */
export type SignInRefusal = 'AccessDenied' | 'OAuthAccountNotLinked' | 'OAuthCreateAccount';

/** What finding the person takes. */
export interface ResolveUserOptions {
  users: UserRepository;
  /** Where a person's id at the outside provider is kept. */
  accounts: ProviderAccounts;
  /** What a person may do who comes from an outside provider for the first time; null: everybody is known already (the embedded provider). */
  newPersonPermissions: readonly Permission[] | null;
  /** Email addresses of those who administer people from their first sign-in on. */
  administratorEmails: readonly string[];
  /** Now, milliseconds since the epoch. */
  now: () => number;
}

/** The person behind a provider's answer: found, or added at the first sign-in from an outside provider. */
export async function resolveUser(
  profile: ProviderProfile,
  options: ResolveUserOptions,
): Promise<UserRow | SignInRefusal> {
  const { users, accounts, newPersonPermissions } = options;
  if (newPersonPermissions === null) return admit(await users.find(profile.subject));
  const user = await resolveOutsideUser(profile, { ...options, newPersonPermissions });
  if (typeof user !== 'string') await accounts.remember(user.id, profile.subject);
  return user;
}

async function resolveOutsideUser(
  profile: ProviderProfile,
  {
    users,
    newPersonPermissions,
    administratorEmails,
    now,
  }: ResolveUserOptions & { newPersonPermissions: readonly Permission[] },
): Promise<UserRow | SignInRefusal> {
  const id = outsideUserId(profile);
  const known = await users.find(id);
  if (known !== undefined) return admit(known);
  if (profile.email === null) return 'OAuthCreateAccount';
  const at = now();
  const added = await users.add({
    id,
    email: profile.email,
    email_key: emailKey(profile.email),
    first_name: profile.firstName,
    last_name: profile.lastName,
    password_hash: null,
    blocked: 0,
    administrator: administratorEmails.includes(emailKey(profile.email)) ? 1 : 0,
    permissions: JSON.stringify(newPersonPermissions),
    exchange_user_id: null,
    exchange_organization_id: null,
    created_at: at,
    updated_at: at,
  });
  const row = await users.find(id);
  // The address may belong to somebody whom another provider vouched for: it is never taken over on the quiet.
  return added || row !== undefined ? admit(row) : 'OAuthAccountNotLinked';
}

function admit(row: UserRow | undefined): UserRow | SignInRefusal {
  return row === undefined || row.blocked === 1 ? 'AccessDenied' : row;
}

/** Subjects are unique within their issuer only. */
function outsideUserId({ issuer, subject }: ProviderProfile): string {
  return `oidc-${createHash('sha256').update(`${issuer}\n${subject}`).digest('base64url')}`;
}
