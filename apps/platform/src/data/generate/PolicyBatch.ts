/** Columns of up to `capacity` policy records; every id points into the tables of the set. */
export interface PolicyBatch {
  /** Records in use, from the start of every column. */
  length: number;
  readonly capacity: number;
  readonly columns: Readonly<Record<PolicyColumn, Int32Array>>;
}

/**
 * The columns, in transfer order. `number` is the policy's eight digits, shared by its renewals;
 * `transaction` is one of `transactionIds`; `insured` counts the insured from 0; `naics` 0 means none; dates are days since 1970-01-01.
 */
export const policyColumns = [
  'number',
  'transaction',
  'agency_id',
  'account_id',
  'carrier_id',
  'product_id',
  'state_id',
  'naics',
  'effective',
  'expiration',
  'premium_cents',
  'insured',
  'incurred_cents',
] as const;

export type PolicyColumn = (typeof policyColumns)[number];

/** Creates an empty batch. */
export function createPolicyBatch(capacity: number): PolicyBatch {
  const columns = Object.fromEntries(policyColumns.map((name) => [name, new Int32Array(capacity)])) as Record<
    PolicyColumn,
    Int32Array
  >;
  return { length: 0, capacity, columns };
}
