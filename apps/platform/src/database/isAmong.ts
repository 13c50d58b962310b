import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from './Database.ts';

/** Returns the condition that a column has one of any number of texts. */
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
