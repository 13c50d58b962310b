import {
  agencyCount,
  type BenchmarkRecord,
  carriers,
  dayOf,
  flagOf,
  homeOf,
  products,
  records,
  stateCodes,
} from './benchmarkRecords.test-support.ts';

/** Filters as rules; money in dollars, days both included. */
export interface BenchmarkRules {
  product?: string[];
  policy_state?: string[];
  carrier?: string[];
  agency_state?: string[];
  line?: 'personal' | 'commercial';
  naics?: string;
  policy_premium?: number;
  effective_date?: { from: string; to: string };
  compare?: { agency: number } | { carrier: number };
  peers?: 'all' | 'state' | 'size';
}

export interface Span {
  from: string;
  to: string;
}

/** One side of a benchmark: its rows by when they count. */
export interface OracleSide {
  now: BenchmarkRecord[];
  before: BenchmarkRecord[];
  /** Terms whose outcome is known and that expired in the period. */
  due: BenchmarkRecord[];
}

/** Computes a benchmark by walking all records, without SQL or the platform's code. */
export function oracleOf(rules: BenchmarkRules, access: 'all' | 'personal' | 'commercial' = 'all') {
  const period = rules.effective_date ?? { from: '2025-11-01', to: '2026-10-31' };
  const previous = { from: aYearBefore(period.from), to: aYearBefore(period.to) };
  const matching = records.filter((row) => passes(row, rules, access));
  const [own, others] = divide(matching, rules, period);
  const sideOf = (rows: readonly BenchmarkRecord[]): OracleSide => ({
    now: rows.filter((row) => within(row.effective, period)),
    before: rows.filter((row) => within(row.effective, previous)),
    due: rows.filter((row) => within(row.expiration, period) && flagOf(row).dueKnown === 1),
  });
  return { period, selection: sideOf(own), peers: others && sideOf(others) };
}

function divide(
  matching: readonly BenchmarkRecord[],
  { compare, peers = 'all' }: BenchmarkRules,
  period: Span,
): [BenchmarkRecord[], BenchmarkRecord[] | null] {
  if (compare === undefined) return [[...matching], null];
  if ('agency' in compare) {
    const like = likeOf([compare.agency], peers);
    return [
      matching.filter((row) => row.agency === compare.agency),
      matching.filter((row) => row.agency !== compare.agency && like.has(row.agency)),
    ];
  }
  const own = matching.filter((row) => row.carrier === compare.carrier);
  const writers = own.filter((row) => within(row.effective, period)).map((row) => row.agency);
  const like = likeOf([...new Set(writers)], peers);
  return [own, matching.filter((row) => row.carrier !== compare.carrier && like.has(row.agency))];
}

/** Returns the agencies that are similar to one of the given ones. */
function likeOf(agencies: readonly number[], peers: 'all' | 'state' | 'size'): Set<number> {
  const all = Array.from({ length: agencyCount }, (_, at) => at + 1);
  if (peers === 'all') return new Set(all);
  if (peers === 'state') {
    // Only Texas has thirty agencies; Oklahoma, like Texas, is in the South, New York in the Northeast.
    const allowed = new Set(
      agencies.flatMap((agency) => ({ TX: ['TX'], OK: ['TX', 'OK'], NY: ['NY'] })[homeOf(agency)] ?? []),
    );
    return new Set(all.filter((agency) => allowed.has(homeOf(agency))));
  }
  const sizes = new Map(all.map((agency) => [agency, sizeOf(agency)]));
  return new Set(
    all.filter((agency) =>
      agencies.some((one) => {
        const [a, b] = [sizes.get(agency), sizes.get(one)];
        return a && b && a.class === b.class && Math.abs(a.commercial - b.commercial) <= 0.2;
      }),
    ),
  );
}

function sizeOf(agency: number) {
  const own = records.filter((row) => row.agency === agency);
  const total = cents(own);
  const commercial = cents(own.filter((row) => row.product >= 2));
  return { class: classOf(total), commercial: total === 0 ? 0 : commercial / total };
}

/** The premium class of cents, the edge in the larger one. */
export function classOf(total: number): number {
  return [0.5, 1, 2.5, 5, 10, 25, 50].filter((millions) => total >= millions * 1e8).length;
}

/** The sum of the premiums. */
export function cents(rows: readonly BenchmarkRecord[]): number {
  return rows.reduce((sum, row) => sum + row.cents, 0);
}

/** Whether a group may be shown, by a number of each of its agencies. */
export function isLarge(rows: readonly BenchmarkRecord[], read: (row: BenchmarkRecord) => number): boolean {
  const sizes = [...Map.groupBy(rows, (row) => row.agency).values()].map((own) =>
    Math.abs(own.reduce((sum, row) => sum + read(row), 0)),
  );
  return sizes.length >= 5 && Math.max(...sizes) <= 0.8 * sizes.reduce((sum, size) => sum + size, 0);
}

function passes(row: BenchmarkRecord, rules: BenchmarkRules, access: 'all' | 'personal' | 'commercial'): boolean {
  const product = products[row.product];
  const isOneOf = (values: readonly string[] | undefined, value: string | undefined): boolean =>
    values === undefined || values.includes(value ?? '');
  return (
    (access === 'all' || product?.line === access) &&
    (rules.line === undefined || product?.line === rules.line) &&
    isOneOf(rules.product, product?.code) &&
    isOneOf(rules.policy_state, stateCodes[row.state]) &&
    isOneOf(rules.carrier, carriers[row.carrier]) &&
    isOneOf(rules.agency_state, homeOf(row.agency)) &&
    (rules.naics === undefined || row.naics.startsWith(rules.naics)) &&
    (rules.policy_premium === undefined || row.cents >= rules.policy_premium * 100)
  );
}

function within(day: number, { from, to }: Span): boolean {
  return dayOf(from) <= day && day <= dayOf(to);
}

function aYearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace('-02-29', '-02-28')}`;
}
