import type { BenchmarkPart, TileAnswer, TileRow } from '@agency-insights/insights-api/contract';
import { insideSentence } from '../charts/format/insideSentence.ts';
import { ofLanguage, t, tCount, translated, type Label, type Text } from '../language/texts.ts';

/** Who is compared in an answer of the benchmarks. Throws for the answer of another dashboard. */
export function benchmarkOf({ benchmark }: Pick<TileAnswer, 'benchmark'>): BenchmarkPart {
  if (benchmark === undefined) throw new Error('The answer is not one of the benchmarks.');
  return benchmark;
}

/** Label of the selection; without a comparison it means all agencies. */
export function selectionLabel({ benchmark }: Pick<TileAnswer, 'benchmark'>): string {
  return benchmark?.peers === null ? t('Agencies') : t('Selection');
}

/** Why a number is not shown: `fewer than 5 agencies`. */
export function withheldReason({ minimum_agencies: minimum }: BenchmarkPart): string {
  return t('fewer than {minimum} agencies, or one has over 80%', { minimum });
}

/** Why the number of a side of a row is missing; undefined where it is unknown for another reason. */
export function reasonOf(
  row: TileRow,
  answer: TileAnswer,
  side: 'suppressed' | 'peers_suppressed',
): string | undefined {
  return row[side] === 1 ? withheldReason(benchmarkOf(answer)) : undefined;
}

/** Says why a tile has no value at all: they are withheld, or there are none, which is said in words of the tile's own. */
export function whyNone(answer: TileAnswer, thereAreNone = t('There are no values to show.')): string {
  const isWithheld = answer.rows.some((row) => row.suppressed === 1 || row.peers_suppressed === 1);
  return isWithheld ? withheldSentence(benchmarkOf(answer)) : thereAreNone;
}

/** Says that nothing is shown, and why: `Not shown: fewer than 5 agencies, or one has over 80%.` */
export function withheldSentence(benchmark: BenchmarkPart): string {
  return t('Not shown: {reason}.', { reason: withheldReason(benchmark) });
}

/** Says who is compared with whom: `Texas contractors against 4,677 other agencies`. */
export function comparedSentence({ selection: { name: selection }, peers }: BenchmarkPart): string {
  if (peers === null) return t('Choose what to compare to see it beside other agencies.');
  if (peers.suppressed || peers.agencies === null)
    return t('{selection}. {peers} are too few to compare with.', { selection, peers: peers.name });
  const [, one, many] = against.find(([name]) => translated(name) === peers.name) ?? [];
  if (one !== undefined && many !== undefined) return tCount(peers.agencies, one, many, { selection });
  return tCount(
    peers.agencies,
    '{selection} against {peers}, {count} agency',
    '{selection} against {peers}, {count} agencies',
    { selection, peers: insideSentence(peers.name) },
  );
}

/** Groups of peers by their names, with their sentences. */
const against = [
  ['All other agencies', '{selection} against {count} other agency', '{selection} against {count} other agencies'],
  [
    'Agencies in the same state or region',
    '{selection} against {count} agency in the same state or region',
    '{selection} against {count} agencies in the same state or region',
  ],
  [
    'Agencies of the same size and mix of lines',
    '{selection} against {count} agency of the same size and mix of lines',
    '{selection} against {count} agencies of the same size and mix of lines',
  ],
] as const satisfies readonly (readonly [Label, Text, Text])[];

/** A place among others: 0.684 is `68th percentile`. */
export function percentileText(place: number): string {
  const number = Math.min(99, Math.max(1, Math.round(place * 100)));
  return t(percentiles[ordinals().select(number)], { number });
}

const ordinals = ofLanguage((tag) => new Intl.PluralRules(tag, { type: 'ordinal' }));

const percentiles = {
  one: '{number}st percentile',
  two: '{number}nd percentile',
  few: '{number}rd percentile',
  other: '{number}th percentile',
  zero: '{number}th percentile',
  many: '{number}th percentile',
} as const;
