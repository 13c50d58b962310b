import type { ControlDialect } from './controlTotals.ts';
import type { SetColumn, SetTable } from './SetFile.ts';

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
function postgresTypeOf({ name, type }: SetColumn): string {
  const found = types[type];
  if (found === undefined) throw new TypeError(`Column "${name}" has a type that is not published (${type})`);
  return found;
}

/**
 * Columns that queries compare and add up, ordered without alignment gaps at the start of each row. PostgreSQL reads a
 * row up to the last requested column, and has to walk past texts and nulls.
 */
const leading: Readonly<Record<string, readonly string[]>> = {
  policy: [
    'premium_cents',
    'agency_id',
    'effective',
    'line',
    'state_id',
    'carrier_id',
    'product_id',
    'expiration',
    'account_id',
    'eff_month',
    'exp_month',
    'sign',
    'renewal',
    'renewed',
    'due_known',
    'prior_cents',
    'renewed_cents',
    'naics',
  ],
  agency_month: ['cents', 'agency_id', 'policies', 'line', 'state_id', 'product_id', 'eff_month', 'exp_month'],
};

/** The definitions of a table's columns, in the order in which PostgreSQL keeps them. @throws TypeError for a type that no set has */
export function postgresColumns({ name, columns }: SetTable): string {
  const first = leading[name] ?? [];
  const placeOf = (column: SetColumn): number => {
    const place = first.indexOf(column.name);
    return place < 0 ? first.length : place;
  };
  return columns
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((column) => `"${column.name}" ${postgresTypeOf(column)}`)
    .join(', ');
}

/**
 * Returns SQL of the indexes of a set: for agency profiles, and for queries about days, lines and states. Policies of a
 * line and state are adjacent within some months, so a BRIN index can skip pages. Over the whole table states are
 * unordered, so they need an index of rows. Sums by month of a line and state fill about one page per month.
 */
export function postgresIndexes(schema: string): string[] {
  const index = (name: string, table: string, how: string) =>
    `CREATE INDEX IF NOT EXISTS ${name} ON ${schema}."${table}" USING ${how}`;
  return [
    index('policy_agency', 'policy', 'btree (agency_id)'),
    index('policy_place', 'policy', 'brin (effective, expiration, line, state_id) WITH (pages_per_range = 4)'),
    index('policy_state', 'policy', 'btree (state_id, line)'),
    index('month_agency', 'agency_month', 'btree (agency_id)'),
    index('month_place', 'agency_month', 'btree (state_id, line, eff_month)'),
    index('month_month', 'agency_month', 'brin (eff_month, exp_month) WITH (pages_per_range = 32)'),
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
