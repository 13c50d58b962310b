import { readFile } from 'node:fs/promises';
import { PublishError } from './PublishTarget.ts';
import type { SetTable } from './SetFile.ts';

/** SQL of an operator that makes tables of a set in a way of their own: spread over the servers of a cluster, for instance. */
export interface OwnTables {
  /** Runs in the new schema or database of a set, before the tables that it does not make are made; in ClickHouse again after a stop. */
  make: string;
  /** Runs when all rows are there, before they are compared; '' for nothing. */
  finish: string;
  /** Runs when a set is removed; '' for nothing. */
  remove: string;
}

const sectionLine = /^-- (finish|remove)$/m;
const placeMark = /\{place\}/g;
const columnsMark = /\{columns ([a-z_]+)\}/g;
const marksMark = /\{marks ([a-z_]+)\}/g;

/** How the server writes the marks that the file has for a table. */
export interface OwnSqlDialect {
  /** The definitions of a table's columns. */
  columnsOf(table: SetTable): string;
  /** A query of the marks of a table's months: eff_month, mark. Runs on the server that has the rows. */
  marksOf(place: string, table: string): string;
}

/**
 * Reads a file with such SQL: what makes tables, then maybe a line `-- finish` and a line `-- remove`, each with statements below.
 * @throws PublishError
 */
export async function readOwnTables(file: string): Promise<OwnTables> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new PublishError(`--tables: ${file} cannot be read.`, { cause: error });
  });
  const [make = '', ...others] = text.split(sectionLine);
  const sections = new Map<string, string>();
  for (let at = 0; at < others.length; at += 2) sections.set(others[at] ?? '', (others[at + 1] ?? '').trim());
  if (sections.size * 2 !== others.length || !make.includes('{place}'))
    throw new PublishError(
      `--tables: ${file} must name {place}, the schema or database of a set, and have "-- finish" and "-- remove" at most once.`,
    );
  return { make, finish: sections.get('finish') ?? '', remove: sections.get('remove') ?? '' };
}

/** The SQL for a set. @throws PublishError for a table that no set has */
export function fillOwnSql(
  sql: string,
  place: string,
  tables: readonly SetTable[],
  { columnsOf, marksOf }: OwnSqlDialect,
): string {
  return sql
    .replace(placeMark, place)
    .replace(marksMark, (_mark, name: string) => marksOf(place, name))
    .replace(columnsMark, (_mark, name: string) => {
      const table = tables.find((known) => known.name === name);
      if (table === undefined)
        throw new PublishError(
          `--tables: a set has no table "${name}". Its tables: ${tables.map((known) => known.name).join(', ')}.`,
        );
      return columnsOf(table);
    });
}

/** The statements of a text in which each ends with a semicolon at the end of a line. */
export function statementsOf(sql: string): string[] {
  return sql
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
