import { emailSchema, permissions, type Permission, type PersonUpdate } from '@agency-insights/insights-api/contract';
import { noRights, type Rights } from '../authorization-store/product/Rights.ts';
import { UsageError } from '../data/cli/runCommand.ts';
import type { Database } from '../database/Database.ts';
import { emailKey } from '../identity/UserRepository.ts';
import { commandLine } from '../audit/Actor.ts';
import type { People } from './createPeople.ts';
import { summaryOf } from './describePerson.ts';
import { readPeoplePage } from './PeopleDirectory.ts';
import { readSessions } from '../identity-provider/security/readSessions.ts';

/** Dependencies of the command. */
export interface PeopleCommandOptions {
  people: People;
  database: Database;
  rights: Rights;
  /** A session ends after this long without activity. */
  sessionIdleMs: number;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
  /** Writes one line. */
  print: (line: string) => void;
}

/** Options of a command. */
export interface PeopleFlags {
  firstName?: string | undefined;
  lastName?: string | undefined;
  permissions: Permission[];
  administrator: boolean;
  /** Whether to end the sessions. */
  end: boolean;
  /** Whether a deletion is confirmed. */
  yes: boolean;
}

const commands = [
  'list',
  'invite',
  'link',
  'block',
  'unblock',
  'grant',
  'revoke',
  'reset',
  'sessions',
  'delete',
] as const;
const pageSize = 100;

/** Runs one command of `npm run people`. Throws a UsageError for invalid arguments, and the errors of People. */
export async function runPeopleCommand(
  [name, email, ...rest]: readonly string[],
  options: PeopleCommandOptions,
  flags: PeopleFlags,
): Promise<void> {
  const command = commands.find((known) => known === name);
  if (command === undefined) throw new UsageError(`Name a command: ${commands.join(', ')}.`);
  if (command === 'list') return list(email, options);
  if (email === undefined) throw new UsageError(`Name the EMAIL to ${command}.`);
  if (command === 'invite') return invite(email, options, flags);
  if (command !== 'grant' && command !== 'revoke' && rest.length > 0) throw new UsageError('Name one EMAIL.');
  const id = await findId(email, options);
  switch (command) {
    case 'grant':
    case 'revoke':
      return change(id, email, { rights: rest, give: command === 'grant' }, options);
    case 'sessions':
      return sessions(id, email, options, flags);
    case 'delete':
      if (!flags.yes) throw new UsageError(`This deletes ${email} and everything that they saved. Add --yes to do it.`);
      await options.people.remove(commandLine, id);
      return options.print(`${email} is deleted.`);
    default:
      return changeAccess(command, { id, email }, options);
  }
}

async function changeAccess(
  command: 'link' | 'block' | 'unblock' | 'reset',
  { id, email }: { id: string; email: string },
  { people, print }: PeopleCommandOptions,
): Promise<void> {
  switch (command) {
    case 'link': {
      const link = await people.createPasswordLink(commandLine, id);
      return print(`${email} sets a password at ${link.url} until ${link.expires_at}, once.`);
    }
    case 'block':
      await people.block(commandLine, id);
      return print(`${email} is blocked and signed out everywhere.`);
    case 'unblock':
      await people.unblock(commandLine, id);
      return print(`${email} can sign in again.`);
    case 'reset':
      await people.resetSecondFactor(commandLine, id);
      return print(`${email} no longer has a second factor and is signed out everywhere.`);
  }
}

async function list(text: string | undefined, { database, rights, now, print }: PeopleCommandOptions): Promise<void> {
  for (let page = 0; ; page += 1) {
    const { rows } = await readPeoplePage(
      { database, rights },
      { search: text },
      { page, size: pageSize, sort: 'email' },
    );
    const held = await rights.ofEach(rows.map(({ id }) => id));
    for (const row of rows) {
      const person = summaryOf(row, held.get(row.id) ?? noRights, now());
      const words =
        [...person.permissions, ...(person.roles.length > 0 ? ['administrator'] : [])].join(' ') || 'no rights';
      print(`${person.email}  ${person.display_name}  ${person.status}  ${words}`);
    }
    if (rows.length < pageSize) return;
  }
}

async function invite(email: string, { people, print }: PeopleCommandOptions, flags: PeopleFlags): Promise<void> {
  if (!emailSchema.safeParse(email).success) throw new UsageError(`"${email}" is not an email address.`);
  const { invitation } = await people.invite(commandLine, {
    email,
    first_name: flags.firstName ?? '',
    last_name: flags.lastName ?? '',
    permissions: flags.permissions,
    administrator: flags.administrator,
    exchange_user_id: null,
    exchange_organization_id: null,
  });
  print(
    invitation === null
      ? `${email} is invited and signs in through the outside provider.`
      : `${email} is invited. Give them this link; it works once, until ${invitation.expires_at}:\n${invitation.url}`,
  );
}

async function change(
  id: string,
  email: string,
  { rights, give }: { rights: readonly string[]; give: boolean },
  { people, print }: PeopleCommandOptions,
): Promise<void> {
  const known: readonly string[] = [...permissions, 'administrator'];
  const unknown = rights.find((right) => !known.includes(right));
  if (rights.length === 0 || unknown !== undefined)
    throw new UsageError(
      `${unknown === undefined ? 'Name what' : `"${unknown}" is no right. Name one`} of ${known.join(', ')}.`,
    );
  const held = (await people.find(id)).permissions;
  const after = permissions.filter((name) => (rights.includes(name) ? give : held.includes(name)));
  const wanted: PersonUpdate = { permissions: after, ...(rights.includes('administrator') && { administrator: give }) };
  await people.update(commandLine, id, wanted);
  print(`${email} ${give ? 'now has' : 'no longer has'} ${rights.join(', ')}.`);
}

async function sessions(id: string, email: string, options: PeopleCommandOptions, { end }: PeopleFlags): Promise<void> {
  const { people, database, sessionIdleMs, now, print } = options;
  if (end) {
    await people.endSessions(commandLine, id);
    return print(`${email} is signed out everywhere.`);
  }
  const items = await readSessions(database.db, { userId: id, now: now(), sessionIdleMs, own: null });
  if (items.length === 0) print(`${email} is not signed in.`);
  for (const { kind, device, started_at, last_seen_at } of items)
    print(`${device ?? kind}  since ${started_at}  last active ${last_seen_at}`);
}

async function findId(email: string, { database }: PeopleCommandOptions): Promise<string> {
  const user = await database.db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  if (user === undefined)
    throw new Error(`There is no person with the email address ${email}. List them with: npm run people -- list`);
  return user.id;
}
