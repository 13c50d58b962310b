import { TextDecoder } from 'node:util';
import type { EndpointResponse } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import { createCsvParser } from '../../data/load/createCsvParser.ts';
import type { Database } from '../../database/Database.ts';
import type { Tables } from '../../database/Tables.ts';
import { ApiProblem } from '../../http/ApiProblem.ts';
import { emailKey } from '../../identity/UserRepository.ts';
import type { Actor } from '../Actor.ts';
import { addPerson } from '../addPerson.ts';
import { changePerson } from '../changePerson.ts';
import { readFileForm } from './readFileForm.ts';
import { createUserLines, type UserLine } from './readUserLines.ts';

const maxFileBytes = 5 * 1024 * 1024;
/** People that one file may bring: they are written in one transaction, which others wait for. */
const maxPeople = 10_000;

/** What a migration works with. */
export interface MigrateUsersOptions {
  database: Database;
  actor: Actor;
  /** Now, milliseconds since the epoch. */
  now: () => number;
}

/**
 * Adds the people of a csv file and changes those that are known by their email addresses: all of them or none. A column
 * that the file does not have stays as it was. Throws a 400 that lists the lines that were refused.
 */
export async function migrateUsers(
  request: Request,
  options: MigrateUsersOptions,
): Promise<EndpointResponse<'storeUsers.migrate'>> {
  const people = await readPeople(request);
  return options.database.db.transaction().execute(async (transaction) => {
    const counts = { added: 0, updated: 0 };
    for (const person of people) counts[await write(transaction, person, options)] += 1;
    return counts;
  });
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
  person: UserLine,
  { actor, database, now }: MigrateUsersOptions,
): Promise<'added' | 'updated'> {
  const user = await transaction
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', emailKey(person.email))
    .executeTakeFirst();
  if (user === undefined) {
    await addPerson(transaction, { actor, person, action: 'added', at: now() });
    return 'added';
  }
  const { email: _email, ...wanted } = person;
  await changePerson(transaction, { context: { database, passwordsAreHere: true, now }, actor, user, wanted });
  return 'updated';
}

function refused(issues: ConstructorParameters<typeof ApiProblem>[3] & object): ApiProblem {
  return new ApiProblem(400, 'refused_lines', 'Nothing was changed: the file has lines that cannot be taken.', issues);
}

function tooMany(): ApiProblem {
  return new ApiProblem(400, 'too_many_lines', `A file may have at most ${maxPeople} people. Send it in parts.`);
}
