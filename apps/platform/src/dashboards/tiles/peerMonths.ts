import { numbersOf } from '../../warehouse/readColumns.ts';
import { arithmetic, call, cast, column } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';
import { eachSum } from './eachSum.ts';
import { monthOfDay } from './monthNumber.ts';
import type { PeerQuestion, PeerSource } from './peerSums.ts';
import type { Period } from './period.ts';
import { usesRollup } from './policySums.ts';
import { type Sums, splitSums } from './splitSums.ts';

/** Sums of other agencies by agency and month: by the first month of terms, and by their last. */
export type PeerMonths = readonly [begun: Sums, ended: Sums];

const groupings = [
  ['agency_id', 'eff_month'],
  ['agency_id', 'exp_month'],
] as const;
const columns = ['agency_id', 'eff_month', 'exp_month'] as const;
/** In the order of the measures `written` and `due`, then terms in force. */
const sums: readonly Expression[] = [
  ...['policies', 'cents', 'due', 'kept', 'due_cents', 'kept_cents'].map(column),
  arithmetic(column('terms'), '-', column('cancelled')),
].map((summed) => call('sum', summed));

/** Whether sums by month can answer a question. */
export function isOfMonths({ measure, by, period }: PeerQuestion, { fitsRollup }: PeerSource): boolean {
  const asked = { written: 'eff_month', due: 'exp_month', in_force: '', business: null }[measure];
  return asked === by.join() && usesRollup({ measure, fitsRollup, period, by: ['agency_id', ...by] });
}

/** Adds up by month in one pass: scanning all rows for their agency takes longer than adding up a few. */
export async function readPeerMonths({ set, where }: PeerSource, signal: AbortSignal): Promise<PeerMonths> {
  const table = await set.run(
    {
      select: [
        ...columns.map((name) => ({ name, expression: cast(column(name), 'integer') })),
        ...sums.map((expression, at) => ({ name: `sum_${at}`, expression: cast(expression, 'double') })),
      ],
      from: 'agency_month',
      isOfFewAgencies: true,
      where,
      groupingSets: groupings,
    },
    { signal },
  );
  const values = sums.map((_, at) => numbersOf(table, `sum_${at}`));
  const [begun, ended] = splitSums(table, { columns, groupings, values });
  if (begun === undefined || ended === undefined) throw new Error('Requested sums are missing.');
  return [begun, ended];
}

/** Returns sums for a question, added up from the sums by month. */
export function answerOfMonths({ measure, period }: PeerQuestion, [begun, ended]: PeerMonths): Sums {
  if (measure === 'in_force') return inForce(period, [begun, ended]);
  return measure === 'due'
    ? chosen(ended, { period, from: 2, count: 4 })
    : chosen(begun, { period, from: 0, count: 2 });
}

/** Returns the non-empty rows of a period's months, with some of their values. */
function chosen(
  { keys, values, rowCount }: Sums,
  { period, from, count }: { period: Period; from: number; count: number },
): Sums {
  const isAsked = monthsOf(period);
  const own = values.slice(from, from + count);
  const rows: number[] = [];
  for (let row = 0; row < rowCount; row++) if (isAsked(keys[1]![row]!) && own[0]![row]! > 0) rows.push(row);
  const pick = (all: Sums['keys'][number]) => Float64Array.from(rows, (row) => all[row]!);
  return { rowCount: rows.length, keys: keys.map(pick), values: own.map(pick) };
}

/** Returns the terms in force at the end of a period: those that began, minus those that ended. */
function inForce(period: Period, [begun, ended]: PeerMonths): Sums {
  const isPast = monthsOf([{ from: null, to: period.at(-1)?.to ?? null }]);
  const terms = new Map<number, number>();
  for (const [all, sign] of [
    [begun, 1],
    [ended, -1],
  ] as const)
    eachSum(all, ([agency = 0, month = 0], counted) => {
      if (isPast(month)) terms.set(agency, (terms.get(agency) ?? 0) + sign * counted[6]!);
    });
  return { rowCount: terms.size, keys: [Float64Array.from(terms.keys())], values: [Float64Array.from(terms.values())] };
}

/** Returns a predicate for the months of a period of whole months. */
function monthsOf(period: Period): (month: number) => boolean {
  const ranges = period.map(({ from, to }) => ({
    first: from === null ? -Infinity : monthOfDay(from),
    last: to === null ? Infinity : monthOfDay(to),
  }));
  return (month) => ranges.some(({ first, last }) => first <= month && month <= last);
}
