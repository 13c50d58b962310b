import type { Permission } from '@agency-insights/insights-api/contract';
import type { NewUserRow } from '../database/Tables.ts';
import { emailKey, type UserRepository } from '../identity/UserRepository.ts';
import { hashPassword, publicPasswordCost } from './passwordHash.ts';

interface DemoPerson {
  name: string;
  firstName: string;
  lastName: string;
  permissions: readonly Permission[];
  blocked?: boolean;
  administrator?: boolean;
}

/** The password of every demo user. */
export const demoPassword = 'insights-demo';

/** Users for trying out a new platform; their addresses are `<name>@demo.test`. */
export const demoPeople: readonly DemoPerson[] = [
  {
    name: 'admin',
    firstName: 'Ada',
    lastName: 'Whitfield',
    permissions: ['viewable:insights_pl', 'viewable:insights_cl', 'viewable:benchmarks'],
    administrator: true,
  },
  {
    name: 'analyst',
    firstName: 'Dana',
    lastName: 'Reyes',
    permissions: ['viewable:insights_pl', 'viewable:insights_cl', 'viewable:benchmarks'],
  },
  { name: 'personal', firstName: 'Paula', lastName: 'Lindgren', permissions: ['viewable:insights_pl'] },
  { name: 'commercial', firstName: 'Carl', lastName: 'Okafor', permissions: ['viewable:insights_cl'] },
  { name: 'benchmarks', firstName: 'Bea', lastName: 'Marchetti', permissions: ['viewable:benchmarks'] },
  { name: 'nobody', firstName: 'Noah', lastName: 'Byrne', permissions: [] },
  {
    name: 'blocked',
    firstName: 'Blake',
    lastName: 'Castillo',
    permissions: ['viewable:insights_pl', 'viewable:insights_cl'],
    blocked: true,
  },
];

/**
 * Allows the demo users to sign in: adds missing ones and restores the password of closed ones. Keeps all others
 * unchanged.
 */
export async function openDemoPeople(users: UserRepository, now: number): Promise<void> {
  const known = await Promise.all(demoPeople.map((person) => users.find(demoId(person))));
  const wanting = demoPeople.filter((_person, index) => (known[index]?.password_hash ?? null) === null);
  if (wanting.length === 0) return;
  // One hash for all: their password is the same and no secret.
  const passwordHash = await hashPassword(demoPassword, publicPasswordCost);
  for (const person of wanting) {
    const { permissions, administrator = false } = person;
    if (!(await users.add(demoUser(person, passwordHash, now), { permissions, administrator })))
      await users.reopenAccount(demoId(person), { passwordHash, administrator }, now);
  }
}

function demoUser(person: DemoPerson, passwordHash: string, now: number): NewUserRow {
  const email = `${person.name}@demo.test`;
  return {
    id: demoId(person),
    email,
    email_key: emailKey(email),
    first_name: person.firstName,
    last_name: person.lastName,
    password_hash: passwordHash,
    blocked: person.blocked ? 1 : 0,
    exchange_user_id: null,
    exchange_organization_id: null,
    created_at: now,
    updated_at: now,
  };
}

/** Prevents demo users from signing in and ends their sessions; keeps their data for later. */
export async function closeDemoPeople(users: UserRepository, now: number): Promise<void> {
  await users.closeAccounts(demoPeople.map(demoId), now);
}

function demoId({ name }: DemoPerson): string {
  return `demo-${name}`;
}
