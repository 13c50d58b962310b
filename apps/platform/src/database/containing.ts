import { type RawBuilder, sql } from 'kysely';
import type { SqlBool } from 'kysely';

/** Returns the condition that a text contains another one, ignoring case; `%` and `_` are literal. */
export function containing(expression: RawBuilder<string> | string, text: string): RawBuilder<SqlBool> {
  const subject = typeof expression === 'string' ? sql.ref(expression) : expression;
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`lower(${subject}) like ${pattern} escape '\\'`;
}
