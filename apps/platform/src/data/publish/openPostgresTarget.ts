import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { registrySchema, registrySql, schemaOf } from './postgresRegistry.ts';
import { setLayout, type CurrentSet } from '../set/CurrentSet.ts';
import { controlSql, fromWithout, readControlTotals } from './controlTotals.ts';
import { marksSql, monthsOn, namesOf, notePieces, takeMonths } from './postgresMonths.ts';
import { fillOwnSql, type OwnSqlDialect, type OwnTables } from './OwnTables.ts';
import { postgresColumns, postgresControls, postgresIndexes } from './postgresTables.ts';
import { PublishError, type PublishTarget } from './PublishTarget.ts';
import type { SetTable } from './SetFile.ts';

/** Only one publishing command works on a database at a time. */
const lockSql = `SELECT pg_try_advisory_lock(hashtext('${registrySchema}'), hashtext('publish')) AS is_free`;
/** How long to wait for statements that read an old set; otherwise the next publishing removes it. */
const removeTimeout = '10s';

const ownSql: OwnSqlDialect = {
  columnsOf: postgresColumns,
  marksOf: (place, table) => marksSql(`${place}."${table}"`),
};

/**
 * Opens a PostgreSQL database for publishing: a schema per set, and one that records the set in use. The lock and
 * incomplete parts end with the connection. Throws a PublishError.
 */
export async function openPostgresTarget(url: string, ownTables?: OwnTables): Promise<PublishTarget> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'agency-insights data:publish',
    keepAlive: true,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ is_free: boolean }>(lockSql);
    if (rows[0]?.is_free !== true)
      throw new PublishError('Another data:publish to this database is running. Wait until it has finished.');
    await inTransaction(client, () => client.query(registrySql));
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return targetOn(client, ownTables);
}

function targetOn(client: pg.Client, ownTables: OwnTables | undefined): PublishTarget {
  const remove = (setId: string) =>
    inTransaction(client, async () => {
      await client.query(`SET LOCAL lock_timeout = '${removeTimeout}'`);
      await client.query(`DROP SCHEMA IF EXISTS ${schemaOf(setId)} CASCADE`);
      await client.query(`DELETE FROM ${registrySchema}.data_set WHERE set_id = $1`, [setId]);
      if (ownTables?.remove) await client.query(fillOwnSql(ownTables.remove, schemaOf(setId), [], ownSql));
    });
  return {
    prepare: (set, tables) => inTransaction(client, () => makeTables(client, set, tables, ownTables)),
    copyPart: (setId, table, { pieces }, text) =>
      inTransaction(client, async () => {
        const ids = pieces.map(({ id }) => id);
        await notePieces(client, setId, table, ids);
        await pipeline(
          Readable.from(text),
          client.query(copyFrom(`COPY ${schemaOf(setId)}."${table.name}" (${namesOf(table)}) FROM STDIN`)),
        );
      }),
    setToTakeFrom: () => (ownTables ? Promise.resolve(null) : readSetToTakeFrom(client)),
    ...monthsOn(client),
    takeMonths: (taking) => inTransaction(client, () => takeMonths(client, taking)),
    async finish(setId, tables) {
      const schema = schemaOf(setId);
      if (ownTables?.finish) await client.query(fillOwnSql(ownTables.finish, schema, tables, ownSql));
      for (const sql of postgresIndexes(schema)) await client.query(sql);
      for (const { name } of tables) await client.query(`VACUUM (FREEZE, ANALYZE) ${schema}."${name}"`);
    },
    async readTotals(setId, table, without) {
      const from = fromWithout(`${schemaOf(setId)}."${table.name}"`, without);
      const text = controlSql(table, from, postgresControls);
      const { rows } = await client.query<string[]>({ text, rowMode: 'array' });
      return readControlTotals(rows);
    },
    async keepTotals(setId, totals) {
      await client.query(
        `INSERT INTO ${registrySchema}.data_set_total (set_id, part, totals)
         SELECT $1, * FROM unnest($2::text[], $3::text[]) ON CONFLICT (set_id, part) DO UPDATE SET totals = excluded.totals`,
        [setId, [...totals.keys()], [...totals.values()]],
      );
    },
    putIntoUse: (setId, reader) => inTransaction(client, () => putIntoUse(client, setId, reader)),
    remove,
    async removeOld() {
      const { rows } = await client.query<{ set_id: string }>(
        `SELECT set_id FROM ${registrySchema}.data_set s WHERE NOT EXISTS
           (SELECT FROM ${registrySchema}.data_set_in_use u WHERE s.set_id IN (u.set_id, u.previous_set_id))`,
      );
      // A set that is still being read is removed next time.
      for (const row of rows) await remove(row.set_id).catch(() => undefined);
    },
    restorePrevious: () => inTransaction(client, () => restorePrevious(client)),
    close: () => client.end(),
  };
}

async function makeTables(
  client: pg.Client,
  set: CurrentSet,
  tables: readonly SetTable[],
  ownTables: OwnTables | undefined,
): Promise<void> {
  const schema = schemaOf(set.setId);
  const added = await client.query(
    `INSERT INTO ${registrySchema}.data_set (set_id, schema_name, layout, loaded_at, policies, agencies, as_of)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (set_id) DO NOTHING`,
    [set.setId, schema, set.layout, set.loadedAt, set.policies, set.agencies, set.asOf],
  );
  if (added.rowCount === 0) return;
  await client.query(`CREATE SCHEMA ${schema}`);
  if (ownTables) await client.query(fillOwnSql(ownTables.make, schema, tables, ownSql));
  for (const table of tables)
    await client.query(`CREATE TABLE IF NOT EXISTS ${schema}."${table.name}" (${postgresColumns(table)})`);
}

async function readSetToTakeFrom(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ set_id: string }>(
    `SELECT s.set_id FROM ${registrySchema}.data_set_in_use u JOIN ${registrySchema}.data_set s USING (set_id) WHERE s.layout = $1`,
    [setLayout],
  );
  return rows[0]?.set_id ?? null;
}

async function putIntoUse(client: pg.Client, setId: string, reader: string | undefined): Promise<void> {
  if (reader !== undefined) {
    const role = pg.escapeIdentifier(reader);
    for (const schema of [registrySchema, schemaOf(setId)]) {
      await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${role}`);
      await client.query(`GRANT SELECT ON ALL TABLES IN SCHEMA ${schema} TO ${role}`);
    }
  }
  await client.query(
    `UPDATE ${registrySchema}.data_set SET published_at = coalesce(published_at, now()) WHERE set_id = $1`,
    [setId],
  );
  await client.query(
    `INSERT INTO ${registrySchema}.data_set_in_use AS u (set_id) VALUES ($1)
     ON CONFLICT (only_row) DO UPDATE SET set_id = $1, previous_set_id = u.set_id WHERE u.set_id <> $1`,
    [setId],
  );
}

async function restorePrevious(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ set_id: string; layout: number }>(
    `SELECT s.set_id, s.layout FROM ${registrySchema}.data_set_in_use u
     JOIN ${registrySchema}.data_set s ON s.set_id = u.previous_set_id FOR UPDATE OF u`,
  );
  const [previous] = rows;
  if (previous === undefined) return null;
  if (previous.layout !== setLayout)
    throw new PublishError(
      'The previous set was published by another version of Agency Insights. Publish its data again.',
    );
  await client.query(`UPDATE ${registrySchema}.data_set_in_use SET set_id = previous_set_id, previous_set_id = set_id`);
  return previous.set_id;
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
