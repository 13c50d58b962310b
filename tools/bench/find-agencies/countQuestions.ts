import type { FilterKey, QueryFilename } from '@agency-insights/insights-api/contract';

/** A question for the counts beside the options of one field, under the other filters of a draft. */
export interface CountQuestion {
  title: string;
  query: QueryFilename;
  filters: Partial<Record<FilterKey, string>>;
  /** Column of the response with the option. */
  column: string;
  /** The same question in the engine's SQL, written by hand: columns `option` and `agencies`. */
  sql: string;
}

interface Condition {
  /** The value that travels. */
  filter: string;
  /** The same on `policy p` and `agency a`. */
  where: string;
}

interface Draft {
  title: string;
  conditions: Partial<Record<FilterKey, Condition>>;
}

interface Field {
  key: FilterKey;
  query: string;
  column: string;
  /** The option of a policy or its agency. */
  option: string;
  /** The table that has the option's text. */
  join?: string;
  /** Filters that say nothing of the field's options, beside its own. */
  without?: FilterKey;
}

const drafts: readonly Draft[] = [
  { title: 'no other filter', conditions: {} },
  { title: 'agencies of Texas', conditions: { agency_state: { filter: 'TX', where: `a.state = 'TX'` } } },
  {
    title: 'commercial lines in Texas',
    conditions: {
      line: { filter: 'commercial', where: 'p.line = 1' },
      policy_state: { filter: 'TX', where: `p.state_id = (SELECT state_id FROM state WHERE state = 'TX')` },
    },
  },
  {
    title: 'a year, premium of each policy',
    conditions: {
      effective_date: { filter: '[2025-01-01,2025-12-31]', where: 'year(p.effective) = 2025' },
      policy_premium: { filter: '[1000,5000]', where: 'p.premium_cents BETWEEN 100000 AND 500000' },
    },
  },
];

const fields: readonly Field[] = [
  { key: 'agency_state', query: 'agency_states', column: 'state', option: 'a.state', without: 'agency_city' },
  { key: 'agency_city', query: 'agency_cities', column: 'city', option: `a.city || ', ' || a.state` },
  { key: 'line', query: 'line_agencies', column: 'line', option: `if(p.line = 1, 'commercial', 'personal')` },
  {
    key: 'carrier',
    query: 'carrier_agencies',
    column: 'carrier',
    option: 'c.carrier_name',
    join: 'carrier c USING (carrier_id)',
  },
  {
    key: 'product',
    query: 'product_agencies',
    column: 'product',
    option: 'd.product_code',
    join: 'product d USING (product_id)',
  },
  {
    key: 'policy_state',
    query: 'policy_state_agencies',
    column: 'state',
    option: 's.state',
    join: 'state s ON s.state_id = p.state_id',
  },
];

/** The counts that the filter panel asks for: each field under each draft, but for drafts that its own filter is all of. */
export const countQuestions: readonly CountQuestion[] = drafts.flatMap((draft) =>
  fields
    .map((field) => questionOf(field, draft))
    .filter(({ filters }) => draft === drafts[0] || Object.keys(filters).length > 0),
);

function questionOf({ key, query, column, option, join, without }: Field, { title, conditions }: Draft): CountQuestion {
  const others = Object.entries(conditions).filter(([other]) => other !== key && other !== without);
  const where = others.map(([, condition]) => condition.where).join(' AND ') || 'true';
  return {
    title: `${key}: ${title}`,
    query: `marketing_insights/queries/${query}.query` as QueryFilename,
    filters: Object.fromEntries(others.map(([other, { filter }]) => [other, filter])),
    column,
    sql: `SELECT ${option} AS option, count(DISTINCT p.agency_id)::INTEGER AS agencies
      FROM policy p JOIN agency a USING (agency_id)${join === undefined ? '' : ` JOIN ${join}`} WHERE ${where} GROUP BY ALL`,
  };
}
