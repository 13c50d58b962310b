import { type RawBuilder, sql } from 'kysely';
import type { SqlBool } from 'kysely';

/** The condition that a text, whatever its case, contains another one; its `%` and `_` are literal. */
export function containing(expression: RawBuilder<string> | string, text: string): RawBuilder<SqlBool> {
  const subject = typeof expression === 'string' ? sql.ref(expression) : expression;
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`lower(${subject}) like ${pattern} escape '\\'`;
}
