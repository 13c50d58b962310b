import { useCallback, type ReactElement } from 'react';
import { ChartFigure } from '../ChartFigure/ChartFigure.tsx';
import type { ChartTableData, LegendEntry } from '../ChartFigure/ChartFigure.types.ts';
import { ghostEntry } from '../ChartFigure/ghostEntry.ts';
import { hasBefore } from '../format/beforeText.ts';
import { cellText, valueText } from '../format/valueText.ts';
import { drawStackedBarChart } from './drawStackedBarChart.tsx';
import { columnTotals, layerPaint } from './stackColumns.ts';
import type { StackedBarChartProps } from './StackedBarChart.types.ts';
import { stackSentence } from './stackSentence.ts';
import { t } from '../../language/texts.ts';

/** Shows stacked bars over time, with a dashed line for last year. */
export function StackedBarChart(props: StackedBarChartProps): ReactElement {
  const { series, line, format, height = 260, selectedIds, ...common } = props;
  const draw = useCallback(
    (width: number, room?: number) =>
      drawStackedBarChart({ series, line, format, height: room ?? height, selectedIds, width }),
    [series, line, format, height, selectedIds],
  );
  const table = useCallback((): ChartTableData => {
    const totals = columnTotals(series);
    return {
      columns: [t('Period'), ...series.map(({ label }) => label), t('Total'), ...(line ? [line.label] : [])],
      rows: (series[0]?.points ?? []).map(({ label }, index) => [
        label,
        ...series.map(({ points }) => cellText(points[index], format)),
        valueText(totals[index], format),
        ...(line ? [cellText(line.points[index], format)] : []),
      ]),
    };
  }, [series, line, format]);
  const legend: LegendEntry[] = [
    ...series.map((one, index): LegendEntry => ({ label: one.label, paint: layerPaint(one, index) })),
    ...(line ? [{ label: line.label, paint: 'comparison', kind: 'dashes' } as const] : []),
    ...(series.some(({ points }) => hasBefore(points)) ? [ghostEntry()] : []),
  ];
  return (
    <ChartFigure
      {...common}
      leastHeight={height}
      sentence={common.sentence ?? stackSentence(series, format, line)}
      isEmpty={series.every(({ points }) => points.length === 0)}
      legend={legend.length > 1 ? legend : []}
      draw={draw}
      table={table}
    />
  );
}
