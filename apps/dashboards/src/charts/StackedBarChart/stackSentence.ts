import { formatShortValue, formatSignedValue, type ValueFormat } from '../format/formatChartValue.ts';
import type { StackSeries } from './StackedBarChart.types.ts';

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
    return 'There are no values to show.';
  const before = line ? finishedSum(line.points, series[0]?.points ?? []) : 0;
  const compared =
    line && before > 0 ? `, ${formatSignedValue(total / before - 1, 'ratio')} against ${line.label.toLowerCase()}` : '';
  const share =
    totals.every((one) => one.total >= 0) && total > 0
      ? ` with ${formatShortValue(largest.total / total, 'ratio')}`
      : '';
  const most = series.length > 1 ? `; ${largest.label} is largest${share}` : '';
  return `${formatShortValue(total, format)} in all${compared}${most}.`;
}

/** The sum of what is known, over the periods that are over. */
function finishedSum(points: StackSeries['points'], periods: StackSeries['points']): number {
  return points.reduce((sum, { value }, index) => sum + (periods[index]?.isComplete === false ? 0 : (value ?? 0)), 0);
}
