/** One search of the benchmark, in the product's filters and, written by hand, in the engine's SQL. */
export interface FilterMix {
  title: string;
  filters: Readonly<Record<string, string>>;
  /** The same question as conditions on `policy p` and `agency a`: what the answer is checked against. */
  where: string;
  having?: string;
  /**
   * Where no filter asks for single policies, the platform sends no statement: it has the agencies' totals in memory. This
   * is then the shortest statement, written by hand, with which the engine answers from its table of the same totals.
   */
  totals?: string;
}

/** Searches as users make them: agency filters alone, each policy filter, and mixes. */
export const filterMixes: readonly FilterMix[] = [
  {
    title: 'agency state',
    filters: { agency_state: 'TX,OK' },
    where: `a.state IN ('TX', 'OK')`,
    totals: totalsSql(2, `agency_id IN (SELECT agency_id FROM agency WHERE state IN ('TX', 'OK'))`),
  },
  {
    title: 'part of the agency name',
    filters: { agency_name: '%insurance%' },
    where: `a.agency_name ILIKE '%insurance%'`,
    totals: totalsSql(2, `agency_id IN (SELECT agency_id FROM agency WHERE agency_name ILIKE '%insurance%')`),
  },
  { title: 'line', filters: { line: 'commercial' }, where: 'p.line = 1', totals: totalsSql(1, 'true') },
  {
    title: 'policy state',
    filters: { policy_state: 'TX' },
    where: `p.state_id = (SELECT state_id FROM state WHERE state = 'TX')`,
  },
  {
    title: 'four policy states',
    filters: { policy_state: 'CA,FL,NY,OH' },
    where: `p.state_id IN (SELECT state_id FROM state WHERE state IN ('CA', 'FL', 'NY', 'OH'))`,
  },
  {
    title: 'carriers by part of the name',
    filters: { carrier: '%mutual%' },
    where: `p.carrier_id IN (SELECT carrier_id FROM carrier WHERE carrier_name ILIKE '%mutual%')`,
  },
  { title: 'industry sector', filters: { naics: '23' }, where: 'p.naics // 10000 = 23' },
  {
    title: 'a year of effective dates',
    filters: { effective_date: '[2025-01-01,2025-12-31]' },
    where: 'year(p.effective) = 2025',
  },
  {
    title: 'premium of each policy',
    filters: { policy_premium: '[1000,5000]' },
    where: 'p.premium_cents BETWEEN 100000 AND 500000',
  },
  {
    title: 'line, industries, dates, premium',
    filters: { line: 'commercial', naics: '44-45,72', effective_date: '[2024-07-01,inf]', policy_premium: '[500,inf]' },
    where: `p.line = 1 AND p.naics // 10000 IN (44, 45, 72) AND p.effective >= DATE '2024-07-01' AND p.premium_cents >= 50000`,
  },
  {
    title: 'agency state, line, policy state, count',
    filters: { agency_state: 'CA,TX,FL', line: 'personal', policy_state: 'CA,TX', policy_count: '[5,inf]' },
    where: `a.state IN ('CA', 'TX', 'FL') AND p.line = 0 AND p.state_id IN (SELECT state_id FROM state WHERE state IN ('CA', 'TX'))`,
    having: 'count(*) >= 5',
  },
];

/** Ids, policies and premium out of the totals of some lines (0 personal, 1 commercial, 2 both), in the product's order. */
function totalsSql(scope: 0 | 1 | 2, where: string): string {
  return `SELECT agency_id, policies::INTEGER AS policies, written_premium_cents::DOUBLE AS search_premium FROM agency_total
    WHERE scope = ${scope} AND policies > 0 AND ${where} ORDER BY search_premium DESC, agency_id`;
}

/** The whole question as one statement, in the product's order. */
export function checkingSql({ where, having = 'true' }: FilterMix): string {
  return `SELECT a.agency_id, a.agency_name, count(*)::INTEGER AS policies, sum(p.premium_cents)::DOUBLE AS search_premium
    FROM policy p JOIN agency a USING (agency_id) WHERE ${where} GROUP BY ALL HAVING ${having} ORDER BY search_premium DESC, a.agency_id`;
}
