import { int32sOf, float64sOf } from '../../warehouse/readColumns.ts';
import { arithmetic, call, cast, column, not, value } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';
import type { WarehouseSet } from '../../warehouse/Warehouse.ts';
import { premiumBandOf } from './premiumBands.ts';
import { dayNumber, type Period } from './period.ts';

/** Whole numbers of a policy; days are numbers since 1970-01-01, months `year * 12 + month`. */
const readColumns = {
  effective: dayNumberOf('effective'),
  expiration: dayNumberOf('expiration'),
  eff_month: column('eff_month'),
  exp_month: column('exp_month'),
  line: column('line'),
  product_id: column('product_id'),
  carrier_id: column('carrier_id'),
  state_id: column('state_id'),
  /** Six digits; 0 for none. */
  naics: call('greatest', column('naics'), value('integer', 0)),
  account_id: column('account_id'),
  sign: column('sign'),
  renewal: column('renewal'),
  renewed: column('renewed'),
  due_known: column('due_known'),
  is_numbered: cast(not({ kind: 'isNull', operand: column('policy_number') }), 'integer'),
} satisfies Readonly<Record<string, Expression>>;

/** Amounts of a policy in cents. */
const centColumns = ['premium_cents', 'prior_cents', 'renewed_cents'] as const;

/** A column of whole numbers; `premium_band` is the band of the premium. */
export type PolicyKey = keyof typeof readColumns | 'premium_band';
/** A column of amounts. */
export type PolicyCents = (typeof centColumns)[number];

/** Policies in columns: the same position of each column belongs to one policy. */
export type PolicyColumns = Readonly<Record<PolicyKey, Int32Array> & Record<PolicyCents, Float64Array>>;

/** Sums over the policies of one group. */
export interface PolicySum {
  /** The group's values, in the order of the requested columns. */
  keys: readonly number[];
  /** Cents. */
  premium: number;
  policies: number;
  /** Sums of the further requested columns, in order. */
  sums: readonly number[];
}

/** A query of policies. */
export interface PolicyQuestion {
  /** Positions of the policies. */
  of: Int32Array;
  /** Filter of positions. Default all. */
  where?: (at: number) => boolean;
  by?: readonly PolicyKey[];
  /** Columns that are added up besides the premium. */
  further?: readonly (PolicyKey | PolicyCents)[];
}

/** A key with its least value and the number of values from there to the largest. */
interface KeyRange {
  values: Int32Array;
  least: number;
  span: number;
}

/**
 * The policies of one agency in memory, for many groupings: an agency has few, and each engine query would scan all
 * policies of the set.
 */
export class PolicyRows {
  readonly columns: PolicyColumns;
  readonly count: number;
  readonly #ranges = new Map<PolicyKey, KeyRange>();
  readonly #found = new Map<string, Int32Array>();

  constructor(columns: PolicyColumns) {
    this.columns = columns;
    this.count = columns.effective.length;
  }

  /** Positions of all policies. */
  get all(): Int32Array {
    return this.#positions('all', () => true);
  }

  /** Positions of the policies that take effect, or expire, in a period. */
  within(period: Period, name: 'effective' | 'expiration' = 'effective'): Int32Array {
    const days = this.columns[name];
    const ranges = period.map(({ from, to }) => ({
      first: from === null ? -Infinity : dayNumber(from),
      last: to === null ? Infinity : dayNumber(to),
    }));
    return this.#positions(JSON.stringify([name, period]), (at) => {
      const day = days[at]!;
      return ranges.some(({ first, last }) => first <= day && day <= last);
    });
  }

  /** Adds up the matching policies by group. Uses index loops and typed arrays for speed. */
  sum({ of, where, by = [], further = [] }: PolicyQuestion): PolicySum[] {
    const { premium_cents: premium } = this.columns;
    const keys = by.map((name) => this.#rangeOf(name));
    const summed = further.map((name) => this.columns[name]);
    const groupOf = grouper(keys);
    const firsts: number[] = [];
    const premiums: number[] = [];
    const counts: number[] = [];
    const sums = summed.map((): number[] => []);
    for (let place = 0; place < of.length; place++) {
      const at = of[place]!;
      if (where !== undefined && !where(at)) continue;
      const group = groupOf(at);
      if (group === firsts.length) {
        firsts.push(at);
        premiums.push(0);
        counts.push(0);
        for (const column of sums) column.push(0);
      }
      premiums[group] = premiums[group]! + premium[at]!;
      counts[group] = counts[group]! + 1;
      for (let column = 0; column < sums.length; column++) {
        const own = sums[column]!;
        own[group] = own[group]! + summed[column]![at]!;
      }
    }
    return firsts.map((at, group) => ({
      keys: keys.map(({ values }) => values[at]!),
      premium: premiums[group]!,
      policies: counts[group]!,
      sums: sums.map((column) => column[group]!),
    }));
  }

  /** Adds up all matching policies. */
  total(question: Omit<PolicyQuestion, 'by'>): PolicySum {
    const [all] = this.sum(question);
    return all ?? { keys: [], premium: 0, policies: 0, sums: (question.further ?? []).map(() => 0) };
  }

  #positions(key: string, passes: (at: number) => boolean): Int32Array {
    const known = this.#found.get(key);
    if (known) return known;
    const found = new Int32Array(this.count);
    let length = 0;
    for (let at = 0; at < this.count; at++) if (passes(at)) found[length++] = at;
    const positions = found.slice(0, length);
    this.#found.set(key, positions);
    return positions;
  }

  #rangeOf(name: PolicyKey): KeyRange {
    const known = this.#ranges.get(name);
    if (known) return known;
    const values = this.columns[name];
    let [least, largest] = [Infinity, -Infinity];
    for (let at = 0; at < values.length; at++) {
      const number = values[at]!;
      if (number < least) least = number;
      if (number > largest) largest = number;
    }
    const range = { values, least, span: Math.max(1, largest - least + 1) };
    this.#ranges.set(name, range);
    return range;
  }
}

/** Max combinations of keys for a direct lookup table. */
const maxPlaces = 1 << 16;

/** Returns a function that numbers the groups of policies from 0, in order of appearance. */
function grouper(keys: readonly KeyRange[]): (at: number) => number {
  const places = keys.reduce((product, { span }) => product * span, 1);
  const codeOf = (at: number): number => {
    let code = 0;
    for (let key = 0; key < keys.length; key++) {
      const { values, least, span } = keys[key]!;
      code = code * span + values[at]! - least;
    }
    return code;
  };
  let count = 0;
  if (places > maxPlaces) {
    const groups = new Map<number, number>();
    return (at) => {
      const code = codeOf(at);
      let group = groups.get(code);
      if (group === undefined) groups.set(code, (group = count++));
      return group;
    };
  }
  // The group plus one; 0: none yet.
  const groups = new Int32Array(places);
  return (at) => {
    const code = codeOf(at);
    const group = groups[code]!;
    if (group !== 0) return group - 1;
    groups[code] = ++count;
    return count - 1;
  };
}

/** Reads the policies that match. */
export async function readPolicyRows(
  { set, signal }: { set: WarehouseSet; signal?: AbortSignal | undefined },
  where: Expression,
): Promise<PolicyRows> {
  const table = await set.run(
    {
      select: [
        ...Object.entries(readColumns).map(([name, expression]) => ({ name, expression: cast(expression, 'integer') })),
        ...centColumns.map((name) => ({ name, expression: cast(column(name), 'double') })),
      ],
      from: 'policy',
      where,
    },
    signal ? { signal } : {},
  );
  const columns = Object.fromEntries([
    ...Object.keys(readColumns).map((name) => [name, int32sOf(table, name)]),
    ...centColumns.map((name) => [name, float64sOf(table, name)]),
  ]) as Omit<PolicyColumns, 'premium_band'>;
  return new PolicyRows({ ...columns, premium_band: new Int32Array(columns.premium_cents.map(premiumBandOf)) });
}

function dayNumberOf(name: string): Expression {
  return arithmetic(column(name), '-', value('date', '1970-01-01'));
}
