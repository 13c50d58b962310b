import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import process from 'node:process';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { addPerson, type DatabaseUnderTest, describeOnEveryDatabase } from './everyDatabase.test-support.ts';
import { isUniqueViolation } from './isUniqueViolation.ts';
import { withClient } from './throwawayPostgres.test-support.ts';

const savedFilter = (userId: string, name: string) => ({
  user_id: userId,
  name,
  name_key: name.toLowerCase(),
  save_search_type: 'agencies',
  content: '{}',
  created_at: 1_795_000_000_000,
  updated_at: 1_795_000_000_000,
});

describeOnEveryDatabase('the transactional database', (underTest) => {
  const db = () => underTest.database().db;

  it('has every table and column of the schema', async () => {
    const tables = await db().introspection.getTables();
    const columns = Object.fromEntries(
      tables.map((table) => [
        table.name,
        table.columns.map((column) => `${column.name}${column.isNullable ? '?' : ''}`).sort(),
      ]),
    );
    assert.deepEqual(columns, {
      authorization_active_models: ['copied_at?', 'model_id', 'store_id'],
      authorization_changes: [
        'changed_at',
        'object',
        'object_type',
        'operation',
        'position',
        'relation',
        'store_id',
        'user',
        'version',
      ],
      authorization_entities: ['created_at', 'entity_id', 'entity_type', 'id', 'name', 'updated_at'],
      authorization_models: ['assertions', 'id', 'source', 'store_id'],
      authorization_stores: ['created_at', 'id', 'name', 'tuple_count', 'updated_at', 'version'],
      authorization_tuples: [
        'id',
        'inserted_at',
        'object_id',
        'object_type',
        'relation',
        'store_id',
        'user_id',
        'user_relation',
        'user_type',
      ],
      attempt_windows: ['count', 'ends_at', 'key_hash'],
      audit_entries: ['action', 'actor', 'actor_id?', 'at', 'details', 'email', 'id', 'user_id'],
      embed_nonces: ['expires_at', 'nonce'],
      embed_sessions: ['created_at', 'expires_at', 'id_hash', 'session_hash?', 'user_id'],
      embed_tokens: ['embed_session', 'expires_at', 'kind', 'token_hash'],
      export_schedules: [
        'created_at',
        'error?',
        'first_run_at',
        'frequency',
        'id',
        'last_run_at?',
        'last_task_id?',
        'next_run_at?',
        'request',
        'user_id',
      ],
      export_tasks: [
        'attempts',
        'bytes?',
        'created_at',
        'error?',
        'file_name?',
        'file_path?',
        'id',
        'lease_until?',
        'owner?',
        'request',
        'rows',
        'status',
        'total_rows?',
        'updated_at',
        'user_id',
      ],
      idempotency_keys: ['answer?', 'begun_at', 'key_hash', 'owner', 'request_hash'],
      looker_sessions: ['expires_at', 'sealed_reference', 'session_hash'],
      mfa_factors: [
        'confirmed_at',
        'counter?',
        'credential_id?',
        'id',
        'last_step?',
        'last_used_at?',
        'name',
        'passkey?',
        'secret_sealed?',
        'type',
        'user_id',
      ],
      mfa_recovery_codes: ['code_hash', 'used_at?', 'user_id'],
      mfa_steps: ['challenge?', 'expires_at', 'step_hash', 'user_id'],
      mfa_tickets: ['browser_hash?', 'draft_sealed?', 'expires_at', 'proved_at?', 'ticket_hash', 'user_id'],
      oidc_payloads: [
        'account_id?',
        'consumed_at?',
        'expires_at?',
        'grant_id?',
        'id',
        'kind',
        'payload',
        'uid?',
        'user_code?',
      ],
      platform_processes: ['id', 'keys_hash', 'seen_at'],
      password_links: ['created_at', 'expires_at', 'token_hash', 'user_id'],
      service_credentials: [
        'client_id',
        'created_at',
        'created_by',
        'last_used_at?',
        'name',
        'name_key',
        'previous_secret_hash?',
        'previous_secret_until?',
        'scopes',
        'secret_hash',
      ],
      provider_accounts: ['issuer?', 'subject', 'user_id'],
      saved_filters: ['content', 'created_at', 'id', 'name', 'name_key', 'save_search_type', 'updated_at', 'user_id'],
      sessions: [
        'created_at',
        'data',
        'device?',
        'expires_at',
        'id_hash',
        'kind',
        'last_seen_at',
        'renewing_until?',
        'user_id',
      ],
      used_id_tokens: ['expires_at', 'token_hash'],
      users: [
        'blocked',
        'created_at',
        'email',
        'email_key',
        'exchange_organization_id?',
        'exchange_user_id?',
        'first_name',
        'id',
        'language?',
        'last_name',
        'last_sign_in_at?',
        'password_hash?',
        'signed_out_at?',
        'updated_at',
      ],
    });
  });

  it('keeps committed rows across a restart, with times exact to the millisecond [PLAT-4]', async () => {
    await addPerson(underTest.database(), 'restart');
    const { id } = await db()
      .insertInto('saved_filters')
      .values(savedFilter('restart', 'Köln “Ω” 🏠'))
      .returning('id')
      .executeTakeFirstOrThrow();
    assert.equal(typeof id, 'number');
    await underTest.reopen();
    const row = await db().selectFrom('saved_filters').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    assert.deepEqual({ ...row }, { id, ...savedFilter('restart', 'Köln “Ω” 🏠') });
  });

  it('runs no migration twice, even if processes start together', async () => {
    await emptyAgain(underTest);
    const opener = fileURLToPath(new URL('./openAndClose.test-support.ts', import.meta.url));
    const start = () =>
      promisify(execFile)(process.execPath, [...process.execArgv, opener, JSON.stringify(underTest.config())]);
    await Promise.all([start(), start(), start()]);
    const database = await underTest.reopen();
    const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(database.db);
    assert.deepEqual(
      applied.rows.map((row) => row.name),
      [
        '0001-first-tables',
        '0002-embed-tables',
        '0003-looker-sessions',
        '0004-export-schedules',
        '0005-second-factors',
        '0007-authorization-store',
        '0008-people',
        '0009-provider-accounts',
        '0011-sign-in-rules',
        '0012-permissions-as-relationships',
        '0013-service-credentials',
        '0014-idempotency-keys',
        '0015-several-processes',
        '0016-language-of-people',
      ],
    );
  });

  it('refuses a second row with the same unique value, with the same error on every database', async () => {
    await addPerson(underTest.database(), 'unique');
    await db().insertInto('saved_filters').values(savedFilter('unique', 'Texas')).execute();
    await assert.rejects(
      db().insertInto('saved_filters').values(savedFilter('unique', 'TEXAS')).execute(),
      isUniqueViolation,
    );
    await assert.rejects(addPerson(underTest.database(), 'unique'), isUniqueViolation);
    await assert.rejects(
      db().insertInto('saved_filters').values(savedFilter('no-such-person', 'Texas')).execute(),
      (error) => !isUniqueViolation(error),
    );
    assert.equal(isUniqueViolation(new Error('something else')), false);
  });

  it("deletes a person's rows together with the person", async () => {
    await addPerson(underTest.database(), 'leaving');
    await db().insertInto('saved_filters').values(savedFilter('leaving', 'Texas')).execute();
    await db().deleteFrom('users').where('id', '=', 'leaving').execute();
    assert.deepEqual(await db().selectFrom('saved_filters').selectAll().where('user_id', '=', 'leaving').execute(), []);
  });

  it('rolls back a whole transaction if one of its statements fails', async () => {
    await assert.rejects(
      db()
        .transaction()
        .execute(async (transaction) => {
          await transaction
            .insertInto('oidc_payloads')
            .values({
              kind: 'Grant',
              id: 'undone',
              payload: '{}',
              grant_id: null,
              user_code: null,
              uid: null,
              consumed_at: null,
              expires_at: null,
            })
            .execute();
          throw new Error('changed my mind');
        }),
      /changed my mind/,
    );
    assert.equal(
      await db().selectFrom('oidc_payloads').selectAll().where('id', '=', 'undone').executeTakeFirst(),
      undefined,
    );
  });

  it('treats hostile text only as a value [PLAT-15]', async () => {
    const hostile = `'; drop table users; -- " \\ \${x} %_ $1 ? :a`;
    await addPerson(underTest.database(), hostile);
    const row = await db().selectFrom('users').select('id').where('id', '=', hostile).executeTakeFirst();
    assert.equal(row?.id, hostile);
  });

  it('never assigns an id twice', async () => {
    await addPerson(underTest.database(), 'ids');
    const add = async (name: string) =>
      (
        await db()
          .insertInto('saved_filters')
          .values(savedFilter('ids', name))
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const first = await add('first');
    await db().deleteFrom('saved_filters').where('id', '=', first).execute();
    assert.ok((await add('second')) > first);
  });
});

async function emptyAgain(underTest: DatabaseUnderTest): Promise<void> {
  const config = underTest.config();
  await underTest.database().close();
  if (config.kind === 'postgres')
    await withClient(config.url, (client) => client.query('drop schema public cascade; create schema public'));
  else for (const part of ['', '-wal', '-shm']) rmSync(`${config.file}${part}`, { force: true });
}
