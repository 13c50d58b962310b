import { useCallback, type ReactElement } from 'react';
import { ChartFigure } from '../ChartFigure/ChartFigure.tsx';
import type { ChartTableData, LegendEntry } from '../ChartFigure/ChartFigure.types.ts';
import { ghostEntry } from '../ChartFigure/ghostEntry.ts';
import { hasBefore } from '../format/beforeText.ts';
import { cellText, peerText } from '../format/valueText.ts';
import { drawHistogram } from './drawHistogram.tsx';
import type { HistogramProps } from './Histogram.types.ts';
import { histogramSentence } from './histogramSentence.ts';
import { t } from '../../language/texts.ts';

/** Shows columns for ranges of values. Peers are a stepped line. */
export function Histogram(props: HistogramProps): ReactElement {
  const { bins, format, height = 240, valueLabel = t('Share'), peerLabel = t('Peers'), selectedIds, ...common } = props;
  const hasPeers = bins.some(({ peer }) => peer != null);
  const draw = useCallback(
    (width: number, room?: number) =>
      drawHistogram({ bins, format, height: room ?? height, peerLabel, selectedIds, width }),
    [bins, format, height, peerLabel, selectedIds],
  );
  const table = useCallback(
    (): ChartTableData => ({
      columns: [t('Range'), valueLabel, ...(hasPeers ? [peerLabel] : [])],
      rows: bins.map((bin) => [bin.label, cellText(bin, format), ...(hasPeers ? [peerText(bin, format)] : [])]),
    }),
    [bins, format, valueLabel, peerLabel, hasPeers],
  );
  const legend: LegendEntry[] = [
    { label: valueLabel, paint: 'series-1' },
    ...(hasPeers ? [{ label: peerLabel, paint: 'comparison', kind: 'line' } as const] : []),
    ...(hasBefore(bins) ? [ghostEntry()] : []),
  ];
  return (
    <ChartFigure
      {...common}
      leastHeight={height}
      sentence={common.sentence ?? histogramSentence(bins, format, peerLabel)}
      isEmpty={bins.length === 0}
      legend={legend.length > 1 ? legend : []}
      draw={draw}
      table={table}
    />
  );
}
