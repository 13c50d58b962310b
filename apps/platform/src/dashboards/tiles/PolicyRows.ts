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
  /** The group's values, in the order of the columns that were asked for. */
  keys: readonly number[];
  /** Cents. */
  premium: number;
  policies: number;
  /** Sums of the further columns that were asked for, in their order. */
  sums: readonly number[];
}

/** What is asked of policies. */
export interface PolicyQuestion {
  /** Positions of the policies. */
  of: Int32Array;
  /** Which of them count. Default all. */
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
 * The policies of one agency in memory, to be added up in many ways: an agency has few, and asking the engine for each
 * way would have it look for them in all policies of the set each time.
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
      const day = days[at] ?? 0;
      return ranges.some(({ first, last }) => first <= day && day <= last);
    });
  }

  /** Adds up the policies that count, by groups. */
  sum({ of, where = () => true, by = [], further = [] }: PolicyQuestion): PolicySum[] {
    const { premium_cents: premium } = this.columns;
    const keys = by.map((name) => this.#rangeOf(name));
    const summed = further.map((name) => this.columns[name]);
    const groups = new Map<number, PolicySum & { sums: number[] }>();
    for (const at of of) {
      if (!where(at)) continue;
      let code = 0;
      for (const { values, least, span } of keys) code = code * span + (values[at] ?? 0) - least;
      let group = groups.get(code);
      if (group === undefined) {
        group = { keys: keys.map(({ values }) => values[at] ?? 0), premium: 0, policies: 0, sums: summed.map(() => 0) };
        groups.set(code, group);
      }
      group.premium += premium[at] ?? 0;
      group.policies += 1;
      for (let place = 0; place < summed.length; place++)
        group.sums[place] = (group.sums[place] ?? 0) + (summed[place]?.[at] ?? 0);
    }
    return [...groups.values()];
  }

  /** Adds up all policies that count. */
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
    let [least, largest] = [values[0] ?? 0, values[0] ?? 0];
    for (const number of values) {
      if (number < least) least = number;
      if (number > largest) largest = number;
    }
    const range = { values, least, span: largest - least + 1 };
    this.#ranges.set(name, range);
    return range;
  }
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
