/** A column, and DuckDB's name of its type. */
type ColumnText = `${string} ${string}`;

const policy: readonly ColumnText[] = [
  'policy_code VARCHAR',
  'agency_id INTEGER',
  'account_id INTEGER',
  'carrier_id SMALLINT',
  'product_id SMALLINT',
  'line UTINYINT',
  'state_id UTINYINT',
  'naics INTEGER',
  'effective DATE',
  'expiration DATE',
  'premium_cents BIGINT',
  'policy_number VARCHAR',
  'insured_id VARCHAR',
  'transaction UTINYINT',
  'eff_month SMALLINT',
  'exp_month SMALLINT',
  'sign TINYINT',
  'renewal UTINYINT',
  'renewed UTINYINT',
  'due_known UTINYINT',
  'prior_cents BIGINT',
  'renewed_cents BIGINT',
  'incurred_cents BIGINT',
];

const agencyMonth: readonly ColumnText[] = [
  'agency_id INTEGER',
  'line UTINYINT',
  'product_id SMALLINT',
  'state_id UTINYINT',
  'eff_month SMALLINT',
  'exp_month SMALLINT',
  'policies INTEGER',
  'cents BIGINT',
  'terms INTEGER',
  'new INTEGER',
  'new_cents BIGINT',
  'cancelled INTEGER',
  'cancelled_cents BIGINT',
  'due INTEGER',
  'due_cents BIGINT',
  'kept INTEGER',
  'kept_cents BIGINT',
  'repriced_cents BIGINT',
  'prior_cents BIGINT',
  'incurred_cents BIGINT',
];

/** The tables of a set that queries read in place, with their columns in file order. */
export const largeTables: readonly { name: string; columns: readonly { name: string; type: string }[] }[] = [
  { name: 'policy', columns: policy.map(columnOf) },
  { name: 'agency_month', columns: agencyMonth.map(columnOf) },
];

/** Copies of tables sorted by agency, by the name of their table; other engines use their own indexes instead. */
export const copiesByAgency: Readonly<Partial<Record<string, string>>> = { agency_month: 'agency_month_by_agency' };

function columnOf(text: ColumnText): { name: string; type: string } {
  const [name = '', type = ''] = text.split(' ');
  return { name, type };
}
