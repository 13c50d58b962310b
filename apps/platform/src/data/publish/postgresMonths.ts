import type pg from 'pg';
import { registrySchema, schemaOf } from './postgresRegistry.ts';
import { type CheckedMonth, marksOf, type MonthMarks, type MonthsToTake, type PublishTarget } from './PublishTarget.ts';
import type { SetTable } from './SetFile.ts';

/** Creates the operations on months and copied pieces. */
export function monthsOn(
  client: pg.Client,
): Pick<PublishTarget, 'copiedPieces' | 'removeUnrecorded' | 'readMarks' | 'keepMonths' | 'keptMonths'> {
  return {
    async copiedPieces(setId, { name }) {
      const { rows } = await client.query<{ first_row: string }>(
        `SELECT first_row FROM ${registrySchema}.data_set_part WHERE set_id = $1 AND table_name = $2`,
        [setId, name],
      );
      return new Set(rows.map((row) => Number(row.first_row)));
    },
    // One transaction for rows and their record.
    removeUnrecorded: () => Promise.resolve(),
    readMarks: (setId, table) => readMarks(client, setId, table),
    keepMonths: (setId, table, months) => keepMonths(client, setId, table, months),
    keptMonths: (setId, table) => keptMonths(client, setId, table),
  };
}

/**
 * Whether row versions are readable here: not for partitions on other servers or Citus. One parameter: the table's
 * name.
 */
const hasVersions = `
  SELECT relkind = 'r' AND to_regclass('pg_catalog.pg_dist_partition') IS NULL AS has_versions FROM pg_class WHERE oid = $1::regclass`;

/** Selects the marks of a table's months: eff_month, mark. `table`: its name as SQL, on the server that has the rows. */
export function marksSql(table: string): string {
  return `
    SELECT eff_month, string_agg(writer || ':' || counted, ' ' ORDER BY writer) AS mark
    FROM (SELECT eff_month, xmin::text AS writer, count(*) AS counted FROM ${table} GROUP BY eff_month, xmin) written GROUP BY eff_month`;
}

/** Selects the marks of a table on several servers. `marks`: the table with the marks of all servers, as SQL. */
export function marksOfShardsSql(marks: string): string {
  return `SELECT eff_month, string_agg(mark, ' ' ORDER BY mark) AS mark FROM ${marks} GROUP BY eff_month`;
}

async function readMarks(client: pg.Client, setId: string, table: SetTable): Promise<MonthMarks> {
  const marks = `${schemaOf(setId)}."${marksOf(table.name)}"`;
  const { rows } = await client.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [marks]);
  return rows[0]?.exists ? select(client, marksOfShardsSql(marks)) : readVersions(client, setId, table);
}

/**
 * Reads marks: the transactions that wrote a month's rows, with their row counts. Later writes and deletions change
 * them.
 */
async function readVersions(client: pg.Client, setId: string, { name }: SetTable): Promise<MonthMarks> {
  const table = `${schemaOf(setId)}."${name}"`;
  const { rows } = await client.query<{ has_versions: boolean }>(hasVersions, [table]);
  return rows[0]?.has_versions ? select(client, marksSql(table)) : new Map();
}

async function select(client: pg.Client, sql: string): Promise<MonthMarks> {
  const { rows } = await client.query<{ eff_month: number; mark: string }>(sql);
  return new Map(rows.map(({ eff_month, mark }) => [eff_month, mark]));
}

/** Reuses months in the same transaction in which their marks were read. */
export async function takeMonths(
  client: pg.Client,
  { setId, table, from, months, pieces }: MonthsToTake,
): Promise<MonthMarks> {
  await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  const found = await readVersions(client, from, table);
  const same = [...months].filter(([month, mark]) => found.get(month) === mark).map(([month]) => month);
  const ids = pieces.filter(({ month }) => month !== null && same.includes(month)).map(({ id }) => id);
  await notePieces(client, setId, table, ids);
  const columns = namesOf(table);
  await client.query(
    `INSERT INTO ${schemaOf(setId)}."${table.name}" (${columns})
     SELECT ${columns} FROM ${schemaOf(from)}."${table.name}" WHERE eff_month = ANY($1::smallint[])`,
    [same],
  );
  const marks = await readVersions(client, setId, table);
  return new Map(same.map((month) => [month, marks.get(month) ?? '']));
}

/** The names of a table's columns as SQL, in the order of the file. */
export function namesOf({ columns }: SetTable): string {
  return columns.map(({ name }) => `"${name}"`).join(', ');
}

/** Records pieces of a table as copied. */
export async function notePieces(
  client: pg.Client,
  setId: string,
  { name }: SetTable,
  ids: readonly number[],
): Promise<void> {
  await client.query(
    `INSERT INTO ${registrySchema}.data_set_part (set_id, table_name, first_row) SELECT $1, $2, unnest($3::bigint[])`,
    [setId, name, ids],
  );
}

/** Stores the compared months of a table. */
async function keepMonths(
  client: pg.Client,
  setId: string,
  { name }: SetTable,
  months: ReadonlyMap<number, CheckedMonth>,
): Promise<void> {
  const checked = [...months.values()];
  await client.query(
    `INSERT INTO ${registrySchema}.data_set_month (set_id, table_name, eff_month, totals, mark)
     SELECT $1, $2, * FROM unnest($3::integer[], $4::text[], $5::text[])
     ON CONFLICT (set_id, table_name, eff_month) DO UPDATE SET totals = excluded.totals, mark = excluded.mark`,
    [setId, name, [...months.keys()], checked.map(({ totals }) => totals), checked.map(({ mark }) => mark)],
  );
}

/** Returns the stored months of a table. */
async function keptMonths(
  client: pg.Client,
  setId: string,
  { name }: SetTable,
): Promise<ReadonlyMap<number, CheckedMonth>> {
  const { rows } = await client.query<CheckedMonth & { eff_month: number }>(
    `SELECT eff_month, totals, mark FROM ${registrySchema}.data_set_month WHERE set_id = $1 AND table_name = $2`,
    [setId, name],
  );
  return new Map(rows.map(({ eff_month, totals, mark }) => [eff_month, { totals, mark }]));
}
