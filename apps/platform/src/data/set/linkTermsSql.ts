import { signSql } from './transactions.ts';

/** A term renews another if it begins at most this many days before or after the other's end. */
export const renewalDays = 30;

/** Columns that identify a policy: a package policy has a row per product and state under one number. */
const policyKey = 'policy_number, carrier_id, product_id, state_id';

/**
 * Links the terms of a policy. Creates `term_flag`: a row for each term with a policy number, and for
 * each cancellation of a term on its first day. `docs/loading-data.md` has the rules. Needs `staged_policy` and the engine's variable `as_of`.
 *
 * Joins the few cancellations to the terms, so that the window over all terms needs one sort.
 */
export const linkTermsSql = `
  CREATE TEMP TABLE numbered_row AS
  SELECT p.row_id, ${policyKey}, p.effective, p.expiration, p.premium_cents, (${signSql})::TINYINT AS sign
  FROM staged_policy p WHERE p.policy_number IS NOT NULL;

  CREATE TEMP TABLE void_row AS
  WITH cancellation AS (
    SELECT ${policyKey}, effective, expiration, row_id, row_number() OVER (PARTITION BY ${policyKey}, effective, expiration ORDER BY row_id) AS place
    FROM numbered_row WHERE sign = -1),
  term AS (
    SELECT ${policyKey}, effective, expiration, row_id, row_number() OVER (PARTITION BY ${policyKey}, effective, expiration ORDER BY row_id) AS place
    FROM numbered_row t SEMI JOIN cancellation c USING (${policyKey}, effective, expiration) WHERE t.sign = 1)
  SELECT unnest([t.row_id, c.row_id]) AS row_id
  FROM term t JOIN cancellation c USING (${policyKey}, effective, expiration, place);

  CREATE TEMP TABLE term_flag AS
  WITH valid AS (FROM numbered_row ANTI JOIN void_row USING (row_id)),
  cancelled AS (
    SELECT ${policyKey}, expiration, max(effective) AS cancelled_on FROM valid WHERE sign = -1 GROUP BY ALL),
  term AS (
    SELECT n.row_id, ${policyKey}, n.effective, n.expiration, n.premium_cents,
           CASE WHEN c.cancelled_on > n.effective THEN c.cancelled_on END AS cancelled_on
    FROM valid n LEFT JOIN cancelled c USING (${policyKey}, expiration)
    WHERE n.sign = 1),
  follow AS (
    SELECT *, lag(effective) OVER following AS earlier_effective, lag(expiration) OVER following AS earlier_expiration,
           lag(cancelled_on) OVER following AS earlier_cancelled, lag(premium_cents) OVER following AS earlier_cents,
           lead(effective) OVER following AS later_effective, lead(premium_cents) OVER following AS later_cents
    FROM term WINDOW following AS (PARTITION BY ${policyKey} ORDER BY effective, expiration, row_id)),
  linked AS (
    SELECT *, ${followsSql('earlier_effective', 'earlier_expiration', 'earlier_cancelled', 'effective')} AS renewal,
           ${followsSql('effective', 'expiration', 'cancelled_on', 'later_effective')} AS renewed
    FROM follow)
  SELECT row_id, 1::TINYINT AS sign, renewal::UTINYINT AS renewal, renewed::UTINYINT AS renewed,
         (expiration + ${renewalDays} <= getvariable('as_of'))::UTINYINT AS due_known,
         CASE WHEN renewal THEN earlier_cents ELSE 0 END AS prior_cents, CASE WHEN renewed THEN later_cents ELSE 0 END AS renewed_cents
  FROM linked
  UNION ALL SELECT row_id, 0, 0, 0, 0, 0, 0 FROM void_row;

  DROP TABLE numbered_row`;

/** Returns SQL for whether a later term renews an earlier one, which ends as agreed or when cancelled. */
function followsSql(effective: string, expiration: string, cancelledOn: string, later: string): string {
  const near = (end: string) => `abs(date_diff('day', ${end}, ${later})) <= ${renewalDays}`;
  return `coalesce(${later} > ${effective} AND (${near(expiration)} OR coalesce(${near(cancelledOn)}, FALSE)), FALSE)`;
}
