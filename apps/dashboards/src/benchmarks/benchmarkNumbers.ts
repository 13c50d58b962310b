import { growthOf, type TileAnswer, type TileRow } from '@agency-insights/insights-api/contract';
import type { ChartPoint } from '../charts/ChartFigure/ChartFigure.types.ts';
import { formatColumnValue, type ValueFormat } from '../charts/format/formatChartValue.ts';
import { numberText } from '../charts/NumberWithSparkline/numberSentence.ts';
import type { NumberChange } from '../charts/NumberWithSparkline/NumberWithSparkline.types.ts';
import { formatMonth } from '../tiles/formatCell.ts';
import type { KeyNumber } from '../tiles/KeyNumbers.tsx';
import { numberIn, textIn } from '../tiles/tileRows.ts';
import { benchmarkOf, percentileText, withheldReason } from './benchmarkOf.ts';
import { t, type Label } from '../language/texts.ts';

/** One of the numbers at the top of the benchmarks. */
export interface BenchmarkMeasure {
  /** Column of the tiles `numbers` and `months`. */
  key: string;
  title: Label;
  format: ValueFormat;
  /** Column with the same number of a year before. */
  before?: string;
  /** What is said of the peers: the same number, with the place among them, or nothing. Default `number`. */
  peers?: 'number' | 'place' | 'none';
}

const measures: readonly BenchmarkMeasure[] = [
  { key: 'premium', title: 'Written premium', format: 'cents', before: 'previous_premium', peers: 'none' },
  { key: 'growth', title: 'Growth', format: 'growth', peers: 'place' },
  { key: 'retention', title: 'Policy retention', format: 'ratio', before: 'previous_retention' },
  { key: 'rate_change', title: 'Rate change', format: 'growth', before: 'previous_rate_change' },
  { key: 'new_share', title: 'New business share', format: 'ratio', before: 'previous_new_share' },
];
const share: BenchmarkMeasure = {
  key: 'premium_share',
  title: 'Share of premium',
  format: 'ratio',
  before: 'previous_premium_share',
  peers: 'none',
};
const average: BenchmarkMeasure = {
  key: 'average_premium',
  title: 'Average premium',
  format: 'cents',
  before: 'previous_average_premium',
  peers: 'none',
};

/** The numbers of a benchmark; all agencies together have no share. */
export function measuresOf(answer: TileAnswer): readonly BenchmarkMeasure[] {
  return [...measures, benchmarkOf(answer).peers === null ? average : share];
}

/** The answers of the numbers that have loaded so far. */
export interface NumberAnswers {
  numbers: TileAnswer;
  months?: TileAnswer | undefined;
  percentiles?: TileAnswer | undefined;
}

/** The number of a measure with its change, its peers and its line over time. */
export function benchmarkNumber(measure: BenchmarkMeasure, answers: NumberAnswers): KeyNumber {
  const { numbers, months } = answers;
  const [own, peers] = numbers.rows;
  const value = own === undefined ? null : numberIn(own, measure.key);
  const was = own && measure.before !== undefined ? numberIn(own, measure.before) : null;
  const change = value === null || was === null ? undefined : changeOf(measure, value, was);
  const comparison = value === null ? '' : comparisonOf(measure, value, was, peersText(measure, peers, answers));
  return {
    key: measure.key,
    title: t(measure.title),
    format: measure.format,
    value,
    ...(value === null && whyUnknown(measure, numbers)),
    ...(change && { change }),
    ...(comparison && { comparison }),
    points: months ? pointsOf(measure.key, months) : [],
  };
}

function whyUnknown({ key }: BenchmarkMeasure, numbers: TileAnswer): Pick<KeyNumber, 'reason' | 'isWithheld'> {
  const benchmark = benchmarkOf(numbers);
  const withheld = withheldReason(benchmark);
  if (numbers.rows[0]?.suppressed === 1)
    return { reason: `${withheld.charAt(0).toUpperCase()}${withheld.slice(1)}`, isWithheld: true };
  if (benchmark.aggregates_only) return { reason: t('Too few agencies, or not in the data') };
  if (key === share.key && benchmark.peers?.suppressed)
    return { reason: t('peers: too few agencies'), isWithheld: true };
  const hasNoYearBefore = key === 'growth' && numbers.previous_period === null;
  return { reason: hasNoYearBefore ? t('No year before in the data') : t('Not in the data') };
}

/** How a number moved since the year before; that of the premium is growth, which has a card of its own. */
function changeOf({ key, format }: BenchmarkMeasure, value: number, was: number): NumberChange | undefined {
  if (format !== 'cents') return { value: value - was, format: 'points' };
  const growth = key === 'premium' ? null : growthOf(value, was);
  return growth === null ? undefined : { value: growth, format: 'ratio' };
}

/** What a number is beside: `was 84.8% · peers 84.2%`. Each number says what it is compared with, growth too. */
function comparisonOf({ key, format }: BenchmarkMeasure, value: number, was: number | null, peers: string): string {
  const before = was === null ? '' : t('was {value}', { value: numberText(was, format, value) });
  return [before, peers].filter(Boolean).join(' · ') || (key === 'growth' ? t('against a year before') : '');
}

function peersText(
  { key, format, peers = 'number' }: BenchmarkMeasure,
  row: TileRow | undefined,
  { percentiles }: NumberAnswers,
): string {
  if (peers === 'none' || row === undefined) return '';
  if (row.suppressed === 1) return t('peers: too few agencies');
  const value = numberIn(row, key);
  const found = peers === 'place' ? percentiles?.rows.find(({ measure }) => measure === key) : undefined;
  const place = found && numberIn(found, 'place');
  return [
    ...(value === null ? [] : [t('peers {value}', { value: formatColumnValue(value, format) })]),
    ...(place == null ? [] : [percentileText(place)]),
  ].join(' · ');
}

/** The months, as far as the tile has the measure by month. */
function pointsOf(key: string, { rows }: TileAnswer): ChartPoint[] {
  const valueIn = key === average.key ? averageIn : (row: TileRow) => numberIn(row, key);
  if (rows.every((row) => valueIn(row) === null)) return [];
  return rows.map((row) => {
    const month = textIn(row, 'month');
    return { id: month, label: formatMonth(month), value: valueIn(row) };
  });
}

/** The premium of a month by its policies; null without any. */
function averageIn(row: TileRow): number | null {
  const [premium, policies] = [numberIn(row, 'premium'), numberIn(row, 'policies')];
  return premium === null || !policies ? null : Math.round(premium / policies);
}
