import type { TileAnswer, TileRow } from '@agency-insights/insights-api/contract';
import type { ChartPoint } from '../charts/ChartFigure/ChartFigure.types.ts';
import { formatColumnValue, type ValueFormat } from '../charts/format/formatChartValue.ts';
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
  /** Column that it changed from, a year before. */
  changedFrom?: string;
  /** What is said of the peers: the same number, with the place among them, or nothing. Default `number`. */
  peers?: 'number' | 'place' | 'none';
}

const measures: readonly BenchmarkMeasure[] = [
  { key: 'premium', title: 'Written premium', format: 'cents', peers: 'none' },
  { key: 'growth', title: 'Growth', format: 'growth', peers: 'place' },
  { key: 'retention', title: 'Policy retention', format: 'ratio', changedFrom: 'previous_retention' },
  { key: 'rate_change', title: 'Rate change', format: 'growth', changedFrom: 'previous_rate_change' },
  { key: 'new_share', title: 'New business share', format: 'ratio', changedFrom: 'previous_new_share' },
];
const share: BenchmarkMeasure = {
  key: 'premium_share',
  title: 'Share of premium',
  format: 'ratio',
  changedFrom: 'previous_premium_share',
  peers: 'none',
};
const average: BenchmarkMeasure = {
  key: 'average_premium',
  title: 'Average premium',
  format: 'cents',
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
  const change = own && value !== null ? changeOf(measure, own, value) : undefined;
  const comparison = peers && value !== null ? comparisonOf(measure, peers, answers) : undefined;
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

function changeOf({ changedFrom }: BenchmarkMeasure, own: TileRow, value: number): NumberChange | undefined {
  const before = changedFrom === undefined ? null : numberIn(own, changedFrom);
  return before === null ? undefined : { value: value - before, format: 'points' };
}

function comparisonOf(
  { key, format, peers = 'number' }: BenchmarkMeasure,
  row: TileRow,
  { percentiles }: NumberAnswers,
): string | undefined {
  if (peers === 'none') return undefined;
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
  if (rows.every((row) => numberIn(row, key) === null)) return [];
  return rows.map((row) => {
    const month = textIn(row, 'month');
    return { id: month, label: formatMonth(month), value: numberIn(row, key) };
  });
}
