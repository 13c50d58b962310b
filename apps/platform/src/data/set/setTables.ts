/**
 * The tables of a set, written from the staging tables. `$target` is the attached file. The fact is sorted by year,
 * line and state, so that the engine passes over what a filter on them leaves out.
 */
export const setStatements: readonly { title: string; sql: string }[] = [
  {
    title: 'Sorting policies',
    sql: `
      CREATE TABLE target.policy AS
      SELECT p.policy_code::VARCHAR AS policy_code, p.agency_id::INTEGER AS agency_id, p.account_id::INTEGER AS account_id,
             p.carrier_id::SMALLINT AS carrier_id, p.product_id::SMALLINT AS product_id, p.line::UTINYINT AS line, p.state_id::UTINYINT AS state_id,
             p.naics::INTEGER AS naics, p.effective::DATE AS effective, p.expiration::DATE AS expiration, p.premium_cents::BIGINT AS premium_cents
      FROM staged_policy p
      ORDER BY year(p.effective), p.line, p.state_id, p.agency_id, p.effective, p.policy_code`,
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

/** Describes the set in itself: one row. */
export const setInfoSql = `
  CREATE TABLE target.set_info AS
  SELECT $setId::VARCHAR AS set_id, $source::VARCHAR AS source,
         coalesce($asOf::DATE, (SELECT least(max(effective), $today::DATE) FROM target.policy)) AS as_of, $loadedAt::TIMESTAMP AS loaded_at,
         (SELECT count(*) FROM target.policy)::BIGINT AS policies, (SELECT count(*) FROM target.agency)::BIGINT AS agencies`;
