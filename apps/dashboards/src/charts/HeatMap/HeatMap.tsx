import { useCallback, type ReactElement } from 'react';
import { ChartFigure } from '../ChartFigure/ChartFigure.tsx';
import type { ChartTableData } from '../ChartFigure/ChartFigure.types.ts';
import { missingEntries } from '../ChartFigure/missingEntries.ts';
import { cellText } from '../format/valueText.ts';
import { drawHeatMap } from './drawHeatMap.tsx';
import type { HeatMapProps } from './HeatMap.types.ts';
import { heatMapSentence } from './heatMapSentence.ts';
import { t } from '../../language/texts.ts';

/** Shows a grid of values. A stronger colour means a higher value; each cell also shows its value if it fits. */
export function HeatMap({ rows, format, scale = 'sequential', selectedIds, ...common }: HeatMapProps): ReactElement {
  const draw = useCallback(
    (width: number, room?: number) => drawHeatMap({ rows, format, scale, selectedIds, width, room }),
    [rows, format, scale, selectedIds],
  );
  const table = useCallback(
    (): ChartTableData => ({
      columns: [t('Name'), ...(rows[0]?.cells ?? []).map(({ label }) => label)],
      rows: rows.map(({ label, cells }) => [label, ...cells.map((cell) => cellText(cell, format))]),
    }),
    [rows, format],
  );
  return (
    <ChartFigure
      {...common}
      sentence={common.sentence ?? heatMapSentence(rows, format)}
      isEmpty={rows.every(({ cells }) => cells.length === 0)}
      legend={missingEntries(
        rows.flatMap(({ cells }) => cells),
        'hatch',
      )}
      draw={draw}
      table={table}
    />
  );
}
