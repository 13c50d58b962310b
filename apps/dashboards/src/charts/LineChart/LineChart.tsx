import { useCallback, type ReactElement } from 'react';
import { ChartFigure } from '../ChartFigure/ChartFigure.tsx';
import type { ChartPoint, ChartTableData } from '../ChartFigure/ChartFigure.types.ts';
import { ghostEntry } from '../ChartFigure/ghostEntry.ts';
import { missingEntries } from '../ChartFigure/missingEntries.ts';
import { hasBefore } from '../format/beforeText.ts';
import { cellText } from '../format/valueText.ts';
import { drawLineChart } from './drawLineChart.tsx';
import type { LineChartProps } from './LineChart.types.ts';
import { lineSentence } from './lineSentence.ts';
import { t } from '../../language/texts.ts';

/** Shows lines over time with names at their ends. Unfinished periods are hatched. */
export function LineChart(props: LineChartProps): ReactElement {
  const { series, format, height = 240, selectedIds, axisNames, explainsMissing = true, ...common } = props;
  const all = series.flatMap(({ points }) => points);
  const draw = useCallback(
    (width: number, room?: number) =>
      drawLineChart({ series, format, height: room ?? height, selectedIds, axisNames, width }),
    [series, format, height, selectedIds, axisNames],
  );
  const table = useCallback(
    (): ChartTableData => ({
      columns: [axisNames?.x ?? t('Period'), ...series.map(({ label }) => label)],
      rows: (series[0]?.points ?? []).map(({ label }, index) => [
        label,
        ...series.map(({ points }) => cellText(points[index], format)),
      ]),
    }),
    [series, format, axisNames],
  );
  return (
    <ChartFigure
      {...common}
      leastHeight={height}
      sentence={common.sentence ?? lineSentence(series, format)}
      // A line of marks without a value would look like zeros.
      isEmpty={all.every(isUnknown)}
      legend={[...(hasBefore(all) ? [ghostEntry()] : []), ...(explainsMissing ? missingEntries(all, 'dot') : [])]}
      draw={draw}
      table={table}
    />
  );
}

function isUnknown({ value, before }: ChartPoint): boolean {
  return value === null && before == null;
}
