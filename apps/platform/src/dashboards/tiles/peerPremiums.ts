import type { OtherAgencies } from './comparisonGroup.ts';
import { monthOfDay } from './monthNumber.ts';
import type { Period } from './period.ts';
import type { PeerQuestion } from './peerSums.ts';
import { hasWholeMonths } from './policySums.ts';
import type { Sums } from './splitSums.ts';

/** All days. */
const always: Period = [{ from: null, to: null }];

/**
 * Returns the question for the premium of a period. Tiles use up to six years, so one query reads the months of all.
 */
export function premiumQuestion(period: Period): PeerQuestion {
  return hasWholeMonths(period)
    ? { measure: 'written', by: ['eff_month'], period: always }
    : { measure: 'written', by: [], period };
}

/** Returns the written premium of other agencies in a period by agency, without agencies that have no policy in it. */
export async function peerPremiums(
  { sums }: OtherAgencies,
  period: Period,
  signal: AbortSignal | undefined,
): Promise<Map<number, number>> {
  const premiums = await sums(premiumQuestion(period), signal);
  if (!hasWholeMonths(period)) return premiumsOf(premiums, () => true);
  const months = period.map(({ from, to }) => ({
    first: from === null ? -Infinity : monthOfDay(from),
    last: to === null ? Infinity : monthOfDay(to),
  }));
  return premiumsOf(premiums, (month) => months.some(({ first, last }) => first <= month && month <= last));
}

function premiumsOf({ keys, values, rowCount }: Sums, isAsked: (month: number) => boolean): Map<number, number> {
  const premiums = new Map<number, number>();
  for (let row = 0; row < rowCount; row++) {
    if (!isAsked(keys[1]![row]!)) continue;
    const agency = keys[0]![row]!;
    premiums.set(agency, (premiums.get(agency) ?? 0) + values[1]![row]!);
  }
  return premiums;
}
