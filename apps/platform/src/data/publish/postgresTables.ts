import type { ControlDialect } from './controlTotals.ts';
import type { SetColumn } from './SetFile.ts';

/** PostgreSQL's types by DuckDB's. Texts compare by code point, as in the file. */
const types: Readonly<Record<string, string>> = {
  TINYINT: 'smallint',
  UTINYINT: 'smallint',
  SMALLINT: 'smallint',
  INTEGER: 'integer',
  BIGINT: 'bigint',
  BOOLEAN: 'boolean',
  DATE: 'date',
  TIMESTAMP: 'timestamp',
  VARCHAR: 'text COLLATE "C"',
};

/** The type of a column in PostgreSQL. @throws TypeError for a type that no set has */
export function postgresTypeOf({ name, type }: SetColumn): string {
  const found = types[type];
  if (found === undefined) throw new TypeError(`Column "${name}" has a type that is not published (${type})`);
  return found;
}

/** The indexes of a set: small ones over the order in which rows are kept, and one for the profile of an agency. */
export function postgresIndexes(schema: string): string[] {
  const index = (name: string, table: string, how: string) =>
    `CREATE INDEX IF NOT EXISTS ${name} ON ${schema}."${table}" USING ${how}`;
  return [
    index('policy_agency', 'policy', 'btree (agency_id)'),
    index('policy_effective', 'policy', 'brin (effective) WITH (pages_per_range = 32)'),
    index('month_agency', 'agency_month', 'btree (agency_id)'),
    index('month_month', 'agency_month', 'brin (eff_month) WITH (pages_per_range = 32)'),
  ];
}

/** How PostgreSQL writes control totals. */
export const postgresControls: ControlDialect = {
  integerOf({ name, type }) {
    if (type === 'VARCHAR') return `('x' || substr(md5("${name}"), 1, 7))::bit(28)::integer::bigint`;
    if (type === 'DATE') return `("${name}" - DATE '1970-01-01')::bigint`;
    if (type === 'TIMESTAMP') return `floor(extract(epoch FROM "${name}"))::bigint`;
    return type === 'BOOLEAN' ? `"${name}"::integer::bigint` : `"${name}"::bigint`;
  },
  sum: (expression) => `sum(${expression})::text`,
  fence: 'OFFSET 0',
};
