import type { BenchmarkPart, TileAnswer, TileRow } from '@agency-insights/insights-api/contract';
import { formatChartValue } from '../charts/format/formatChartValue.ts';

/** Who is compared in an answer of the benchmarks. Throws for the answer of another dashboard. */
export function benchmarkOf({ benchmark }: Pick<TileAnswer, 'benchmark'>): BenchmarkPart {
  if (benchmark === undefined) throw new Error('The answer is not one of the benchmarks.');
  return benchmark;
}

/** What the lines of the selection are called: without a comparison it is all agencies. */
export function selectionLabel({ benchmark }: Pick<TileAnswer, 'benchmark'>): string {
  return benchmark?.peers === null ? 'Agencies' : 'Selection';
}

/** Why a number is not shown: `fewer than 5 agencies`. */
export function withheldReason({ minimum_agencies: minimum }: BenchmarkPart): string {
  return `fewer than ${minimum} agencies, or one has over 80%`;
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
export function whyNone(answer: TileAnswer, thereAreNone = 'There are no values to show.'): string {
  const isWithheld = answer.rows.some((row) => row.suppressed === 1 || row.peers_suppressed === 1);
  return isWithheld ? `Not shown: ${withheldReason(benchmarkOf(answer))}.` : thereAreNone;
}

/** Says who is compared with whom: `Texas contractors against 4,677 other agencies`. */
export function comparedSentence({ selection, peers }: BenchmarkPart): string {
  if (peers === null) return `${selection.name} that match the filters. Choose something to compare to see its peers.`;
  if (peers.suppressed || peers.agencies === null)
    return `${selection.name}. ${peers.name} are too few to compare with.`;
  return `${selection.name} against ${peersInWords(peers.name, peers.agencies)}`;
}

/** A place among others: 0.684 is `68th`. */
export function ordinalPercentile(place: number): string {
  const number = Math.min(99, Math.max(1, Math.round(place * 100)));
  const ending = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[ordinals.select(number)];
  return `${number}${ending}`;
}

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });

function peersInWords(name: string, count: number): string {
  const agencies = `${formatChartValue(count, 'count')} ${count === 1 ? 'agency' : 'agencies'}`;
  if (name === 'All other agencies') return agencies.replace(' ', ' other ');
  if (name.startsWith('Agencies ')) return `${agencies} ${name.slice('Agencies '.length)}`;
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}, ${agencies}`;
}
