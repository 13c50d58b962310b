import { growthOf, type TileAnswer, type TileRow } from '@agency-insights/insights-api/contract';
import type { ChartPoint } from '../charts/ChartFigure/ChartFigure.types.ts';
import { formatSignedValue, type ValueFormat } from '../charts/format/formatChartValue.ts';
import { numberText } from '../charts/NumberWithSparkline/numberSentence.ts';
import type { NumberChange } from '../charts/NumberWithSparkline/NumberWithSparkline.types.ts';
import { formatMonth } from './formatCell.ts';
import type { KeyNumber } from './KeyNumbers.tsx';
import { numberIn, textIn } from './tileRows.ts';
import { t, type Label } from '../language/texts.ts';

/** One number of a row of key numbers. */
export interface Measure {
  /** Column of the tile. */
  key: string;
  title: Label;
  format: ValueFormat;
  /** Column that holds its change against the year before. Default: worked out from the compared value. */
  changeKey?: string;
  /**
   * How it compares: `ratio` with the year before, as a change in percent; `points` with the compared agencies, as a
   * difference; `none` shows the compared value without a change. Default `ratio`.
   */
  change?: 'ratio' | 'points' | 'none';
  /** Why it can be unknown. Default "No policies". */
  unknown?: Label;
}

/** The number of a measure with its change, its comparison and its sparkline. */
export function keyNumber(measure: Measure, answer: TileAnswer): KeyNumber {
  const own = rowOf(answer, 'period');
  const value = own === undefined ? null : numberIn(own, measure.key);
  const change = own && changeOf(measure, own, answer);
  const comparison = comparisonOf(measure, answer, value);
  return {
    key: measure.key,
    title: t(measure.title),
    format: measure.format,
    value,
    ...(value === null && { reason: t(measure.unknown ?? 'No policies') }),
    ...(change && { change }),
    ...comparison,
    points: pointsOf(measure, answer),
  };
}

function rowOf({ rows }: TileAnswer, scope: string): TileRow | undefined {
  return rows.find((row) => row.scope === scope);
}

function changeOf(measure: Measure, own: TileRow, answer: TileAnswer): NumberChange | undefined {
  const { key, changeKey, change = 'ratio' } = measure;
  if (changeKey !== undefined) return changeBy(numberIn(own, changeKey), 'ratio');
  const value = numberIn(own, key);
  const compared = numberIn(rowOf(answer, 'compared') ?? {}, key);
  if (value === null || compared === null || change === 'none') return undefined;
  if (change === 'points') return changeBy(value - compared, 'points');
  // The size of others says nothing about how a number moved.
  return answer.comparison?.kind === 'last_year' ? changeBy(growthOf(value, compared), 'ratio') : undefined;
}

function changeBy(value: number | null, format: NumberChange['format']): NumberChange | undefined {
  return value === null ? undefined : { value, format };
}

/** What the number compares with: `was $35.6M`, `peer median 84.7%`. Charts compare with all of the agencies together. */
function comparisonOf(
  { key, changeKey, format }: Measure,
  answer: TileAnswer,
  own: number | null,
): Pick<KeyNumber, 'comparison'> | undefined {
  const { comparison } = answer;
  const compared = rowOf(answer, 'compared');
  if (comparison == null || compared === undefined) return undefined;
  const isLastYear = comparison.kind === 'last_year';
  const usesChange = !isLastYear && changeKey !== undefined;
  const value = numberIn(compared, usesChange ? changeKey : key);
  if (value === null) return undefined;
  const inWords = (text: string) => ({ comparison: t(names[comparison.kind], { value: text }) });
  if (usesChange) return inWords(formatSignedValue(value, 'ratio'));
  return inWords(numberText(value, format, own));
}

const names = { last_year: 'was {value}', peers: 'peer median {value}', state: 'state median {value}' } as const;

function pointsOf({ key }: Measure, { rows }: TileAnswer): ChartPoint[] {
  return rows
    .filter((row) => row.scope === 'month')
    .map((row) => {
      const month = textIn(row, 'month');
      return { id: month, label: formatMonth(month), value: numberIn(row, key) };
    });
}
