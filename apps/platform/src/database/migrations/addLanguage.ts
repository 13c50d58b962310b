import type { Kysely } from 'kysely';

/** The language and region that a user has chosen for the app. */
export async function addLanguage({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('users').addColumn('language', 'text').execute();
}
