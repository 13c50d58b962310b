import type { TileRow } from '@agency-insights/insights-api/contract';
import { useMemo, type ReactElement } from 'react';
import type { ChartPoint } from '../../charts/ChartFigure/ChartFigure.types.ts';
import { StackedBarChart } from '../../charts/StackedBarChart/StackedBarChart.tsx';
import { seriesPaint } from '../../charts/palette/chartVariables.ts';
import { monthLabels } from '../../tiles/monthLabels.ts';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { labelOf } from '../../tiles/pickColumns.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { LastYearNote } from './LastYearNote.tsx';

/** Draws premium by month: personal and commercial lines on top of each other, and the year before as a line. */
export function PremiumByMonth({ definition, answer, before, chart }: TileDrawingProps): ReactElement {
  const { series, line } = useMemo(() => {
    const label = (key: string) => labelOf(definition.columns, key);
    const labels = monthLabels(answer.rows.map((row) => textIn(row, 'month')));
    const points = (key: string) => answer.rows.map((row, index) => pointOf(row, key, labels[index] ?? ''));
    const layer = (key: string) => {
      const find = beforeLookup(answer, before, { idKey: 'month', key });
      return points(key).map((point, index) => ({ ...point, before: find(answer.rows[index] ?? {}) }));
    };
    return {
      // A line of business keeps its colour where the other one has nothing.
      series: ['personal', 'commercial']
        .map((id, place) => ({ id, label: label(id), points: layer(id), paint: seriesPaint(place) }))
        .filter(({ points: own }) => own.some(({ value, before: was }) => value !== 0 || (was ?? 0) !== 0)),
      line: answer.previous_period && { label: label('previous_premium'), points: points('previous_premium') },
    };
  }, [definition, answer, before]);
  return (
    <StackedBarChart
      {...chart}
      notes={<LastYearNote answer={answer} notes={chart.notes} />}
      series={series}
      {...(line && { line })}
      format="cents"
      height={260}
    />
  );
}

function pointOf(row: TileRow, key: string, label: string): ChartPoint {
  return { id: textIn(row, 'month'), label, value: numberIn(row, key) };
}
