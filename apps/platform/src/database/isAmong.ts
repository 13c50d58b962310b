import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from './Database.ts';

/** The condition that a column has one of these texts, however many there are. */
export function isAmong(
  { kind }: Pick<Database, 'kind'>,
  column: string,
  texts: readonly string[],
): RawBuilder<SqlBool> {
  const subject = sql.ref(column);
  return kind === 'postgres'
    ? sql<SqlBool>`${subject} = any(${[...texts]}::text[])`
    : sql<SqlBool>`${subject} in (select value from json_each(${JSON.stringify(texts)}))`;
}
