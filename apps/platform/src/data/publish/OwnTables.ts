import { readFile } from 'node:fs/promises';
import { PublishError } from './PublishTarget.ts';
import type { SetTable } from './SetFile.ts';

/** Custom SQL of an operator that creates tables of a set, such as tables distributed over a cluster. */
export interface OwnTables {
  /**
   * Runs in the new schema or database of a set before the other tables are created; in ClickHouse also after an
   * interruption.
   */
  make: string;
  /** Runs after all rows are copied, before they are compared; '' for nothing. */
  finish: string;
  /** Runs when a set is removed; '' for nothing. */
  remove: string;
}

const sectionLine = /^-- (finish|remove)$/m;
const placeMark = /\{place\}/g;
const columnsMark = /\{columns ([a-z_]+)\}/g;
const marksMark = /\{marks ([a-z_]+)\}/g;

/** SQL that replaces the placeholders of a table. */
export interface OwnSqlDialect {
  /** The definitions of a table's columns. */
  columnsOf(table: SetTable): string;
  /** A query of the marks of a table's months: eff_month, mark. Runs on the server that has the rows. */
  marksOf(place: string, table: string): string;
}

/**
 * Reads a file with such SQL: statements that create tables, then optional sections after the lines `-- finish` and `--
 * remove`.
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
      `--tables: ${file} must contain {place}, the schema or database of a set, and have "-- finish" and "-- remove" at most once.`,
    );
  return { make, finish: sections.get('finish') ?? '', remove: sections.get('remove') ?? '' };
}

/** Returns the SQL for a set. @throws PublishError for an unknown table */
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

/** Splits SQL into statements, each of which ends with a semicolon at the end of a line. */
export function statementsOf(sql: string): string[] {
  return sql
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
