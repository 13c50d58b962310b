import { createHash } from 'node:crypto';
import type { Permission } from '@agency-insights/insights-api/contract';
import type { Logger } from 'pino';
import type { NoteRefusedSignIn } from '../identity/createRefusedSignIns.ts';
import type { NewUserRow, UserRow } from '../database/Tables.ts';
import type { ProviderAccounts } from '../identity/ProviderAccounts.ts';
import { emailKey, type UserRepository } from '../identity/UserRepository.ts';
import type { ProviderProfile } from './ProviderClient.ts';

/** Reasons to refuse a user whom the provider accepted; the names are next-auth's. */
export type SignInRefusal = 'AccessDenied' | 'OAuthAccountNotLinked' | 'OAuthCreateAccount';

/** Dependencies of finding the user. */
export interface ResolveUserOptions {
  users: UserRepository;
  /** Store of users' ids at the outside provider. */
  accounts: ProviderAccounts;
  /**
   * Permissions of new users from an outside provider; null with the embedded provider, where all users exist already.
   */
  newPersonPermissions: readonly Permission[] | null;
  /** Email addresses of administrators, in lower case. */
  administratorEmails: readonly string[];
  /** Gives the user with an address the administrator role, with an audit entry. */
  appoint: (email: string) => Promise<void>;
  noteRefused: NoteRefusedSignIn;
  logger: Pick<Logger, 'warn'>;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Returns the user of a provider's response; adds them at the first sign-in from an outside provider. */
export async function resolveUser(
  profile: ProviderProfile,
  options: ResolveUserOptions,
): Promise<UserRow | SignInRefusal> {
  const { users, accounts, newPersonPermissions, noteRefused } = options;
  const user =
    newPersonPermissions === null
      ? await users.find(profile.subject)
      : await resolveOutsideUser(profile, { ...options, newPersonPermissions });
  if (user === undefined) return 'AccessDenied';
  if (typeof user === 'string') return user;
  if (user.blocked === 1) {
    noteRefused(user.id, 'blocked');
    return 'AccessDenied';
  }
  if (newPersonPermissions === null) return user;
  await accounts.remember(user.id, profile.subject);
  return appointNamed(user, profile, options);
}

/** Gives the role to users named in ADMIN_EMAILS if the provider verified the address and no other user here has it. */
async function appointNamed(
  user: UserRow,
  { email, emailVerified }: ProviderProfile,
  { users, administratorEmails, appoint, logger }: ResolveUserOptions,
): Promise<UserRow> {
  if (email === null || !administratorEmails.includes(emailKey(email))) return user;
  if (!emailVerified) {
    logger.warn({ person: user.id }, 'no role by ADMIN_EMAILS: the provider does not report the address as verified');
    return user;
  }
  if (user.email_key !== emailKey(email)) {
    logger.warn({ person: user.id }, 'no role by ADMIN_EMAILS: the person has another address here');
    return user;
  }
  await appoint(emailKey(email));
  return (await users.find(user.id)) ?? user;
}

async function resolveOutsideUser(
  profile: ProviderProfile,
  options: ResolveUserOptions & { newPersonPermissions: readonly Permission[] },
): Promise<UserRow | SignInRefusal | undefined> {
  const { users, accounts, now } = options;
  const id = outsideUserId(profile);
  const known = (await users.find(id)) ?? (await findLinked(profile, options));
  if (known !== undefined) return known;
  if (profile.email === null) return 'OAuthCreateAccount';
  const invited = await users.findByEmail(profile.email);
  if (invited === undefined) return addOutsideUser(id, profile, profile.email, options);
  // The address may belong to a user whom another provider verified, so it can only accept an invitation.
  if (!isInvitation(invited) || !profile.emailVerified || !(await accounts.link(invited, profile, now())))
    return 'OAuthAccountNotLinked';
  return invited;
}

async function findLinked(profile: ProviderProfile, { users, accounts }: ResolveUserOptions) {
  const id = await accounts.findLinked(profile);
  return id === undefined ? undefined : users.find(id);
}

/** Whether an account was never used to sign in: an administrator, a service or a file added it. */
function isInvitation({ password_hash, last_sign_in_at }: UserRow): boolean {
  return password_hash === null && last_sign_in_at === null;
}

async function addOutsideUser(
  id: string,
  profile: ProviderProfile,
  email: string,
  { users, newPersonPermissions, now }: ResolveUserOptions & { newPersonPermissions: readonly Permission[] },
): Promise<UserRow | SignInRefusal | undefined> {
  const at = now();
  const row: NewUserRow = {
    id,
    email,
    email_key: emailKey(email),
    first_name: profile.firstName,
    last_name: profile.lastName,
    password_hash: null,
    blocked: 0,
    exchange_user_id: null,
    exchange_organization_id: null,
    created_at: at,
    updated_at: at,
  };
  const added = await users.add(row, { permissions: newPersonPermissions, administrator: false });
  const found = await users.find(id);
  return added || found !== undefined ? found : 'OAuthAccountNotLinked';
}

/** Subjects are unique within their issuer only. */
function outsideUserId({ issuer, subject }: ProviderProfile): string {
  return `oidc-${createHash('sha256').update(`${issuer}\n${subject}`).digest('base64url')}`;
}
