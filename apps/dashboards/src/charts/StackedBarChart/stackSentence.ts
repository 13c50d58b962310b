import { growthOf } from '@agency-insights/insights-api/contract';
import { formatShortValue, formatSignedValue, type ValueFormat } from '../format/formatChartValue.ts';
import { insideSentence } from '../format/insideSentence.ts';
import type { StackSeries } from './StackedBarChart.types.ts';
import { t } from '../../language/texts.ts';

type Line = Omit<StackSeries, 'id'>;

/** Says the total of the finished periods, how it compares with the line, and which layer is largest. */
export function stackSentence(series: readonly StackSeries[], format: ValueFormat, line?: Line): string {
  const totals = series.map(({ label, points }) => ({ label, total: finishedSum(points, points) }));
  const total = totals.reduce((sum, one) => sum + one.total, 0);
  const largest = totals.reduce<{ label: string; total: number } | undefined>(
    (best, one) => (best && best.total >= one.total ? best : one),
    undefined,
  );
  if (!largest || series.every(({ points }) => points.every(({ value }) => value === null)))
    return t('There are no values to show.');
  const growth = line ? growthOf(total, finishedSum(line.points, series[0]?.points ?? [])) : null;
  const hasShare = totals.every((one) => one.total >= 0) && total > 0;
  // Each part between semicolons is whole in each language.
  const parts = [
    line && growth !== null
      ? t('{total} in all, {change} against {line}', {
          total: formatShortValue(total, format),
          change: formatSignedValue(growth, 'ratio'),
          line: insideSentence(line.label),
        })
      : t('{total} in all', { total: formatShortValue(total, format) }),
    ...(series.length > 1 ? [largestText(largest.label, hasShare ? largest.total / total : null)] : []),
  ];
  return `${parts.join('; ')}.`;
}

function largestText(layer: string, share: number | null): string {
  if (share === null) return t('{layer} is largest', { layer });
  return t('{layer} is largest with {share}', { layer, share: formatShortValue(share, 'ratio') });
}

/** The sum of the known values of finished periods. */
function finishedSum(points: StackSeries['points'], periods: StackSeries['points']): number {
  return points.reduce((sum, { value }, index) => sum + (periods[index]?.isComplete === false ? 0 : (value ?? 0)), 0);
}
