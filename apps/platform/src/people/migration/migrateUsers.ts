import { TextDecoder } from 'node:util';
import type { EndpointResponse, Permission } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import {
  noRights,
  type PersonRights,
  type Rights,
  type RightsChange,
} from '../../authorization-store/product/Rights.ts';
import { createCsvParser } from '../../data/load/createCsvParser.ts';
import type { Database } from '../../database/Database.ts';
import { isAmong } from '../../database/isAmong.ts';
import type { Tables } from '../../database/Tables.ts';
import { ApiProblem } from '../../http/ApiProblem.ts';
import { emailKey } from '../../identity/UserRepository.ts';
import type { Actor } from '../../audit/Actor.ts';
import { addPerson } from '../addPerson.ts';
import { changePerson } from '../changePerson.ts';
import { completePermissions, isChange, readVersions } from '../permissionChange.ts';
import { readFileForm } from './readFileForm.ts';
import { createUserLines, type UserLine } from './readUserLines.ts';

const maxFileBytes = 5 * 1024 * 1024;
/** Max users of a file: they are written in one transaction, for which other writes wait. */
const maxPeople = 10_000;

/** Dependencies of a migration. */
export interface MigrateUsersOptions {
  database: Database;
  rights: Rights;
  actor: Actor;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/**
 * Adds the users of a CSV file and changes existing ones with the same email address, in one transaction. Fields
 * without a column stay unchanged. Throws a 400 that lists the invalid lines.
 */
export async function migrateUsers(
  request: Request,
  options: MigrateUsersOptions,
): Promise<EndpointResponse<'storeUsers.migrate'>> {
  const { database, rights } = options;
  const people = await readPeople(request);
  const held = await heldBefore(people, options);
  const counts = { added: 0, updated: 0 };
  const changed = new Map<string, readonly Permission[]>();
  const versions = await database.db.transaction().execute(async (transaction) => {
    await rights.lock(transaction);
    const changes: RightsChange[] = [];
    for (const person of people) {
      const { kind, change } = await write(transaction, { person, held }, options);
      counts[kind] += 1;
      changes.push(change);
      if (kind === 'updated' && isChange(change)) changed.set(change.personId, person.permissions ?? []);
    }
    await rights.change(transaction, changes);
    return readVersions(database, transaction, [...changed.keys()]);
  });
  await completePermissions(options, { wanted: changed, versions });
  return counts;
}

/** Permissions of existing users. */
async function heldBefore(
  people: readonly UserLine[],
  { database, rights }: MigrateUsersOptions,
): Promise<ReadonlyMap<string, PersonRights>> {
  const addresses = people.map(({ email }) => emailKey(email));
  const known = await database.db
    .selectFrom('users')
    .select('id')
    .where(isAmong(database, 'email_key', addresses))
    .execute();
  return rights.ofEach(known.map(({ id }) => id));
}

async function readPeople(request: Request): Promise<UserLine[]> {
  const parser = createCsvParser();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const lines = createUserLines();
  const add = (text: string, last?: boolean): void => {
    lines.add(parser.push(text, last));
    if (lines.people.length > maxPeople) throw tooMany();
  };
  let fault: unknown = null;
  await readFileForm(request, {
    maxBytes: maxFileBytes,
    onPiece(piece) {
      try {
        if (fault === null) add(decode(decoder, piece));
      } catch (error) {
        fault = error;
      }
    },
  });
  if (fault !== null) throw fault;
  add(decode(decoder), true);
  const { people, issues } = lines;
  if (issues.length > 0) throw refused(issues);
  if (people.length === 0) throw refused([{ path: 'file', message: 'has no lines below its header' }]);
  return people;
}

function decode(decoder: TextDecoder, piece?: Buffer): string {
  try {
    return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true });
  } catch {
    throw refused([{ path: 'file', message: 'is not valid UTF-8' }]);
  }
}

async function write(
  transaction: Kysely<Tables>,
  { person, held }: { person: UserLine; held: ReadonlyMap<string, PersonRights> },
  { actor, rights, now }: MigrateUsersOptions,
): Promise<{ kind: 'added' | 'updated'; change: RightsChange }> {
  const user = await transaction
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', emailKey(person.email))
    .executeTakeFirst();
  if (user === undefined) {
    const added = await addPerson(transaction, { actor, person, action: 'added', at: now() });
    return { kind: 'added', change: added.rights };
  }
  const { email: _email, ...wanted } = person;
  const before = held.get(user.id) ?? noRights;
  return {
    kind: 'updated',
    change: await changePerson(transaction, { rights, actor, user, held: before, wanted, now }),
  };
}

function refused(issues: ConstructorParameters<typeof ApiProblem>[3] & object): ApiProblem {
  return new ApiProblem(400, 'refused_lines', 'Nothing was changed: the file has lines that cannot be taken.', issues);
}

function tooMany(): ApiProblem {
  const message = `A file may have at most ${maxPeople} people. Send it in parts.`;
  return new ApiProblem(400, 'too_many_lines', message, [{ path: 'file', message }]);
}
