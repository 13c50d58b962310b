import { linkTermsSql } from './linkTermsSql.ts';
import { signSql, transactionIds } from './transactions.ts';

/**
 * The tables of a set, written from the staging tables; `docs/warehouse.md` explains them. `target` is the attached file,
 * the engine's variable `as_of` the last day of the data. The fact is sorted by year, line and state and the rollup by month, line and state, so
 * that the engine skips what a filter on them excludes.
 */
export const setStatements: readonly { title: string; sql: string }[] = [
  { title: 'Linking terms', sql: linkTermsSql },
  {
    title: 'Sorting policies',
    sql: `
      CREATE TABLE target.policy AS
      SELECT p.policy_code::VARCHAR AS policy_code, p.agency_id::INTEGER AS agency_id, p.account_id::INTEGER AS account_id,
             p.carrier_id::SMALLINT AS carrier_id, p.product_id::SMALLINT AS product_id, p.line::UTINYINT AS line, p.state_id::UTINYINT AS state_id,
             p.naics::INTEGER AS naics, p.effective::DATE AS effective, p.expiration::DATE AS expiration, p.premium_cents::BIGINT AS premium_cents,
             p.policy_number::VARCHAR AS policy_number, p.insured_id::VARCHAR AS insured_id, p.transaction::UTINYINT AS transaction,
             (year(p.effective) * 12 + month(p.effective))::SMALLINT AS eff_month, (year(p.expiration) * 12 + month(p.expiration))::SMALLINT AS exp_month,
             coalesce(f.sign, ${signSql})::TINYINT AS sign,
             greatest(coalesce(f.renewal, 0), (p.transaction = ${transactionIds.renewal} AND coalesce(f.sign, 1) = 1)::UTINYINT)::UTINYINT AS renewal,
             coalesce(f.renewed, 0)::UTINYINT AS renewed, coalesce(f.due_known, 0)::UTINYINT AS due_known,
             coalesce(f.prior_cents, 0)::BIGINT AS prior_cents, coalesce(f.renewed_cents, 0)::BIGINT AS renewed_cents,
             p.incurred_cents::BIGINT AS incurred_cents
      FROM staged_policy p LEFT JOIN term_flag f USING (row_id)
      ORDER BY year(p.effective), p.line, p.state_id, p.agency_id, p.effective, p.policy_code;

      DROP TABLE term_flag`,
  },
  {
    title: 'Adding up agencies',
    sql: `
      CREATE TABLE target.agency_line_year AS
      SELECT agency_id, line, year(effective)::SMALLINT AS year, count(*)::BIGINT AS policies, sum(premium_cents)::BIGINT AS premium_cents
      FROM target.policy GROUP BY ALL ORDER BY ALL;

      CREATE TEMP TABLE carrier_total AS
      SELECT agency_id, line, carrier_id, count(*)::BIGINT AS policies, sum(premium_cents)::BIGINT AS premium_cents
      FROM target.policy GROUP BY ALL;

      CREATE TABLE target.agency_total AS
      WITH scoped AS (
        SELECT agency_id, line AS scope, carrier_id, policies, premium_cents FROM carrier_total
        UNION ALL
        SELECT agency_id, 2 AS scope, carrier_id, sum(policies), sum(premium_cents) FROM carrier_total GROUP BY agency_id, carrier_id)
      SELECT agency_id::INTEGER AS agency_id, scope::UTINYINT AS scope, sum(policies)::BIGINT AS policies,
             sum(premium_cents)::BIGINT AS written_premium_cents,
             first(carrier_id ORDER BY premium_cents DESC, carrier_id)::SMALLINT AS largest_carrier_id
      FROM scoped GROUP BY ALL ORDER BY agency_id, scope`,
  },
  {
    title: 'Adding up months',
    sql: `
      CREATE TABLE target.agency_month AS
      SELECT agency_id, line, product_id, state_id, eff_month, exp_month,
             count(*)::INTEGER AS policies, sum(premium_cents)::BIGINT AS cents,
             count(*) FILTER (sign = 1)::INTEGER AS terms,
             count(*) FILTER (sign = 1 AND renewal = 0)::INTEGER AS new,
             coalesce(sum(premium_cents) FILTER (sign = 1 AND renewal = 0), 0)::BIGINT AS new_cents,
             count(*) FILTER (sign = -1)::INTEGER AS cancelled,
             coalesce(sum(premium_cents) FILTER (sign = -1), 0)::BIGINT AS cancelled_cents,
             count(*) FILTER (due_known = 1)::INTEGER AS due,
             coalesce(sum(premium_cents) FILTER (due_known = 1), 0)::BIGINT AS due_cents,
             count(*) FILTER (due_known = 1 AND renewed = 1)::INTEGER AS kept,
             coalesce(sum(renewed_cents) FILTER (due_known = 1), 0)::BIGINT AS kept_cents,
             coalesce(sum(premium_cents) FILTER (prior_cents > 0), 0)::BIGINT AS repriced_cents,
             sum(prior_cents)::BIGINT AS prior_cents,
             coalesce(sum(incurred_cents), 0)::BIGINT AS incurred_cents
      FROM target.policy GROUP BY ALL
      ORDER BY eff_month, line, state_id, agency_id, product_id, exp_month;

      CREATE TABLE target.agency_month_by_agency AS
      SELECT * FROM target.agency_month ORDER BY agency_id, eff_month, line, state_id, product_id, exp_month`,
  },
  {
    title: 'Writing agencies',
    sql: `
      CREATE TABLE target.account AS
      SELECT c.account_id, c.agency_id, c.account_code, c.account_name, c.city, c.state, c.account_code = a.primary_account AS is_primary
      FROM staged_account c JOIN staged_agency a USING (agency_id) ORDER BY c.account_id;

      CREATE TABLE target.agency AS
      SELECT a.agency_id, a.agency_code, a.agency_name, a.city, a.state, a.primary_account, coalesce(c.accounts, 0)::INTEGER AS accounts
      FROM staged_agency a LEFT JOIN (SELECT agency_id, count(*) AS accounts FROM staged_account GROUP BY ALL) c USING (agency_id)
      ORDER BY a.agency_id;

      CREATE TABLE target.carrier AS SELECT * FROM staged_carrier ORDER BY carrier_id;
      CREATE TABLE target.product AS SELECT * FROM staged_product ORDER BY product_id;
      CREATE TABLE target.state AS SELECT * FROM staged_state ORDER BY state_id`,
  },
];

/**
 * Stores the last day of the data for the statements below: `$asOf`, else the last first day of a policy, at most
 * today. When a file is added, it is at least `earlier_as_of`, the last day of the existing data.
 */
export const asOfSql = `
  SET VARIABLE as_of = (
    SELECT coalesce($asOf::DATE, greatest(getvariable('earlier_as_of')::DATE, least(max(effective), $today::DATE))) FROM staged_policy)`;

/** Describes the set in one row. */
export const setInfoSql = `
  CREATE TABLE target.set_info AS
  SELECT $setId::VARCHAR AS set_id, $source::VARCHAR AS source, getvariable('as_of')::DATE AS as_of, $loadedAt::TIMESTAMP AS loaded_at,
         count(*)::BIGINT AS policies, (SELECT count(*) FROM target.agency)::BIGINT AS agencies,
         count(*) FILTER (sign = 1)::BIGINT AS terms, count(*) FILTER (sign = 1 AND policy_number IS NOT NULL)::BIGINT AS numbered_terms,
         min(eff_month)::SMALLINT AS first_month,
         (min(eff_month) + CASE WHEN bool_and(transaction <> ${transactionIds.unknown}) THEN 0 ELSE 13 END)::SMALLINT AS new_from_month,
         (count(policy_number) > 0)::UTINYINT AS has_terms,
         coalesce(bool_or(transaction <> ${transactionIds.unknown}), FALSE)::UTINYINT AS has_transactions,
         (count(insured_id) > 0)::UTINYINT AS has_insured, (count(incurred_cents) > 0)::UTINYINT AS has_incurred
  FROM target.policy`;
