/** Kinds of rows with their ids in the `policy` table; `unknown` if the file has none. */
export const transactionIds = {
  unknown: 0,
  new: 1,
  renewal: 2,
  endorsement: 3,
  cancellation: 4,
  audit: 5,
} as const;

export type TransactionId = (typeof transactionIds)[keyof typeof transactionIds];

/**
 * SQL for the `sign` of a row before terms are linked: +1 for a term, -1 for a cancellation, 0 for an endorsement or audit.
 * Without a transaction a negative premium is a cancellation.
 */
export const signSql = `CASE
  WHEN p.transaction IN (${transactionIds.endorsement}, ${transactionIds.audit}) THEN 0
  WHEN p.transaction = ${transactionIds.cancellation} OR (p.transaction = ${transactionIds.unknown} AND p.premium_cents < 0) THEN -1
  ELSE 1 END`;
