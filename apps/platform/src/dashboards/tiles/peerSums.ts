import { SharedAnswers } from '../SharedAnswers.ts';
import type { Expression } from '../../warehouse/Query.ts';
import type { WarehouseSet } from '../../warehouse/Warehouse.ts';
import { answerOfMonths, isOfMonths, type PeerMonths, readPeerMonths } from './peerMonths.ts';
import type { Period } from './period.ts';
import { type GroupColumn, type Measure, policySumsTogether, type SumsRequest } from './policySums.ts';
import type { Sums } from './splitSums.ts';

/** A question for sums of other agencies, by agency and further columns. */
export interface PeerQuestion {
  measure: Measure;
  by: readonly GroupColumn[];
  period: Period;
}

/** Adds up numbers of other agencies. */
export type PeerSums = (question: PeerQuestion, signal: AbortSignal | undefined) => Promise<Sums>;

/** The policies of other agencies. */
export interface PeerSource {
  set: WarehouseSet;
  where: Expression;
  fitsRollup: boolean;
}

/** Groupings of a page's tiles; one pass over the policies computes each line. */
const together: readonly Pick<SumsRequest, 'measure' | 'groupings'>[] = [
  { measure: 'business', groupings: [['product_id'], ['state_id']] },
  { measure: 'due', groupings: [['exp_month'], ['product_id']] },
  {
    measure: 'written',
    groupings: [['carrier_id'], ['naics_2'], ['account_id'], ['is_returned', 'leading_digit']],
  },
];

/** Creates the sums of other agencies; the engine computes shared sums once. */
export function createPeerSums(source: PeerSource): PeerSums {
  const answers = new SharedAnswers<Sums[]>({ kept: 16 });
  const months = new SharedAnswers<PeerMonths>({ kept: 1 });
  return async (question, signal) => {
    const { measure, by, period } = question;
    if (isOfMonths(question, source))
      return answerOfMonths(question, await months.get('', signal, (stop) => readPeerMonths(source, stop)));
    const isAsked = (grouping: readonly GroupColumn[]): boolean => grouping.join() === by.join();
    const groupings = together.find((one) => one.measure === measure && one.groupings.some(isAsked))?.groupings ?? [by];
    const sums = await answers.get(JSON.stringify([measure, groupings, period]), signal, (stop) =>
      policySumsTogether(
        { set: source.set, signal: stop },
        {
          ...source,
          isOfFewAgencies: true,
          measure,
          period,
          groupings: groupings.map((grouping) => ['agency_id', ...grouping]),
        },
      ),
    );
    const found = sums[groupings.findIndex(isAsked)];
    if (found === undefined) throw new Error('Requested sums are missing.');
    return found;
  };
}
