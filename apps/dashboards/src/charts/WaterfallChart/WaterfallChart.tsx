import { useCallback, useMemo, type ReactElement } from 'react';
import { ChartFigure } from '../ChartFigure/ChartFigure.tsx';
import type { ChartTableData } from '../ChartFigure/ChartFigure.types.ts';
import { ghostEntry } from '../ChartFigure/ghostEntry.ts';
import { cellText } from '../format/valueText.ts';
import { drawWaterfall } from './drawWaterfall.tsx';
import type { WaterfallChartProps } from './WaterfallChart.types.ts';
import { waterfallSentence } from './waterfallSentence.ts';
import { waterfallSteps } from './waterfallSteps.ts';
import { t } from '../../language/texts.ts';

/** Shows how one total became another: columns for the increases and decreases between them. */
export function WaterfallChart(props: WaterfallChartProps): ReactElement {
  const { start, changes, end, format, height = 240, selectedIds, ...common } = props;
  const steps = useMemo(() => waterfallSteps({ start, changes, end }), [start, changes, end]);
  const draw = useCallback(
    (width: number, room?: number) => drawWaterfall({ steps, format, height: room ?? height, selectedIds, width }),
    [steps, format, height, selectedIds],
  );
  const table = useCallback(
    (): ChartTableData => ({
      columns: [t('Step'), t('Value')],
      rows: steps.map(({ point }) => [point.label, cellText(point, format)]),
    }),
    [steps, format],
  );
  return (
    <ChartFigure
      {...common}
      leastHeight={height}
      sentence={common.sentence ?? waterfallSentence(steps, format)}
      isEmpty={changes.length === 0 && start.value === null}
      legend={steps.some(({ before }) => before) ? [ghostEntry()] : []}
      draw={draw}
      table={table}
    />
  );
}
