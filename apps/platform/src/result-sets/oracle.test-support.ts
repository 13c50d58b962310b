import type { AccountRow, AgencyRow } from '@agency-insights/insights-api/contract';
import type { LineAccess } from '../http/Person.ts';
import type { TestPolicy, TestRecords } from './testRecords.test-support.ts';

/** A condition on a text in structured form, never parsed from an expression. */
export type TextRule =
  { oneOf: string[] } | { contains: string } | { startsWith: string } | { endsWith: string } | { noneOf: string[] };
export interface RangeRule {
  min: number | null;
  max: number | null;
}
export interface DateRule {
  from: string | null;
  to: string | null;
}

/** Filters as rules; money in dollars. */
export interface Rules {
  agency_name?: TextRule;
  agency_state?: TextRule;
  agency_city?: TextRule;
  primary_account?: TextRule;
  agency_written_premium?: RangeRule;
  line?: TextRule;
  product?: TextRule;
  carrier?: TextRule;
  policy_state?: TextRule;
  naics?: { codes: string[] };
  effective_date?: DateRule;
  policy_premium?: RangeRule;
  policy_count?: RangeRule;
}

/** The answer to a search, found by walking all records in plain JavaScript: no SQL, nothing of the platform's own code. */
export function expectedAgencies(records: TestRecords, rules: Rules, access: LineAccess): AgencyRow[] {
  const inAccess = policiesInAccess(records, access);
  return records.agencies
    .map((agency): AgencyRow & { passes: boolean } => {
      const own = inAccess.filter((p) => p.agencyId === agency.id);
      const matching = own.filter((p) => policyPasses(records, p, rules));
      const written = sum(own);
      return {
        agency_id: agency.id,
        agency_name: agency.name,
        city: agency.city,
        state: agency.state,
        primary_account: agency.primaryAccount,
        accounts: records.accounts.filter((a) => a.agencyId === agency.id).length,
        lines: ['Personal', 'Commercial'].filter((_, line) => own.some((p) => p.line === line)).join(', '),
        policies: matching.length,
        search_premium: sum(matching),
        written_premium: written,
        year_on_year: change(own),
        largest_carrier: largestCarrier(records, own),
        passes:
          matching.length > 0 &&
          inRange(matching.length, rules.policy_count) &&
          inRange(written / 100, rules.agency_written_premium) &&
          nameFits(agency.name, rules.agency_name) &&
          fits(agency.state, rules.agency_state) &&
          fits(`${agency.city}, ${agency.state}`, rules.agency_city) &&
          fits(agency.primaryAccount, rules.primary_account),
      };
    })
    .filter((row) => row.passes)
    .sort((a, b) => b.search_premium - a.search_premium || a.agency_id - b.agency_id)
    .map(({ passes: _, ...row }) => row);
}

/** The accounts of agencies, agencies in the given order. */
export function expectedAccounts(
  records: TestRecords,
  agencies: readonly AgencyRow[],
  access: LineAccess,
): AccountRow[] {
  const inAccess = policiesInAccess(records, access);
  return agencies.flatMap((agency) =>
    records.accounts
      .filter((a) => a.agencyId === agency.agency_id)
      .map((account): AccountRow => {
        const own = inAccess.filter((p) => p.accountId === account.id);
        return {
          account_id: account.id,
          account: account.code,
          account_name: account.name,
          agency_id: agency.agency_id,
          agency_name: agency.agency_name,
          city: account.city,
          state: account.state,
          is_primary: account.code === agency.primary_account,
          policies: own.length,
          written_premium: sum(own),
        };
      })
      .sort((a, b) => b.written_premium - a.written_premium || a.account_id - b.account_id),
  );
}

/** The policies that a user with this access may know of. */
export function policiesInAccess(records: TestRecords, access: LineAccess): TestPolicy[] {
  return records.policies.filter((p) => access === 'all' || p.line === (access === 'personal' ? 0 : 1));
}

/** Whether a policy passes the policy filters. */
export function policyPasses(records: TestRecords, policy: TestPolicy, rules: Rules): boolean {
  const product = records.products.find(({ id }) => id === policy.productId);
  return (
    fits(policy.line === 0 ? 'personal' : 'commercial', rules.line) &&
    fits(product?.code ?? '', rules.product) &&
    fits(records.carriers[policy.carrierId - 1] ?? '', rules.carrier) &&
    fits(policy.state, rules.policy_state) &&
    fitsNaics(policy.naics, rules.naics?.codes) &&
    inRange(policy.premiumCents / 100, rules.policy_premium) &&
    (!rules.effective_date ||
      ((rules.effective_date.from ?? '') <= policy.effective &&
        policy.effective <= (rules.effective_date.to ?? '9999')))
  );
}

function fits(text: string, rule: TextRule | undefined): boolean {
  if (!rule) return true;
  const lower = text.toLowerCase();
  if ('oneOf' in rule) return rule.oneOf.some((v) => v.toLowerCase() === lower);
  if ('noneOf' in rule) return !rule.noneOf.some((v) => v.toLowerCase() === lower);
  if ('contains' in rule) return lower.includes(rule.contains.toLowerCase());
  return 'startsWith' in rule
    ? lower.startsWith(rule.startsWith.toLowerCase())
    : lower.endsWith(rule.endsWith.toLowerCase());
}

/** A name contains a text if it has all words of the text, whatever its punctuation and accents. */
function nameFits(name: string, rule: TextRule | undefined): boolean {
  if (!rule || !('contains' in rule)) return fits(name, rule);
  const wanted = wordsIn(rule.contains);
  return wanted.length === 0
    ? fits(name, rule)
    : wanted.every((word) => wordsIn(name).some((own) => own.includes(word)));
}

function wordsIn(text: string): string[] {
  const plain = [...text.toLowerCase().normalize('NFKD')].filter((letter) => !/[\p{M}.'’]/u.test(letter)).join('');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.some((word) => word !== 'and') ? words.filter((word) => word !== 'and') : words;
}

/** Agencies in the order in which a text finds them: the name starts with it, each of its words starts a word, others. */
export function byFit(agencies: readonly AgencyRow[], text: string): AgencyRow[] {
  const wanted = wordsIn(text);
  const places = ({ agency_name: name }: AgencyRow) => {
    const words = wordsIn(name);
    if (words.join(' ').startsWith(wanted.join(' '))) return 0;
    return wanted.every((word) => words.some((own) => own.startsWith(word))) ? 1 : 2;
  };
  return agencies.toSorted((a, b) => places(a) - places(b));
}

const spans: Readonly<Record<string, readonly string[]>> = {
  '31-33': ['31', '32', '33'],
  '44-45': ['44', '45'],
  '48-49': ['48', '49'],
};

function fitsNaics(code: number | null, wanted: readonly string[] | undefined): boolean {
  if (!wanted) return true;
  return code !== null && wanted.some((w) => (spans[w] ?? [w]).some((prefix) => String(code).startsWith(prefix)));
}

function inRange(n: number, rule: RangeRule | undefined): boolean {
  return !rule || ((rule.min === null || n >= rule.min) && (rule.max === null || n <= rule.max));
}

function sum(policies: readonly TestPolicy[]): number {
  return policies.reduce((total, p) => total + p.premiumCents, 0);
}

/** The records end on 31 October 2026: the last full year is 2025. */
function change(policies: readonly TestPolicy[]): number | null {
  const of = (year: string): number => sum(policies.filter((p) => p.effective.startsWith(year)));
  return of('2024') > 0 && of('2025') >= 0 ? of('2025') / of('2024') - 1 : null;
}

function largestCarrier(records: TestRecords, policies: readonly TestPolicy[]): string | null {
  const totals = records.carriers
    .map((name, i) => ({ name, own: policies.filter((p) => p.carrierId === i + 1) }))
    .filter(({ own }) => own.length > 0);
  totals.sort((a, b) => sum(b.own) - sum(a.own));
  return totals[0]?.name ?? null;
}
