import { useCallback, type ReactElement } from 'react';
import { ChartFigure } from '../ChartFigure/ChartFigure.tsx';
import type { ChartTableData, LegendEntry } from '../ChartFigure/ChartFigure.types.ts';
import { ghostEntry } from '../ChartFigure/ghostEntry.ts';
import { missingEntries } from '../ChartFigure/missingEntries.ts';
import { hasBefore } from '../format/beforeText.ts';
import { cellText, peerText, valueText } from '../format/valueText.ts';
import { barSentence } from './barSentence.ts';
import type { BarChartProps } from './BarChart.types.ts';
import { drawBarChart } from './drawBarChart.tsx';
import { t } from '../../language/texts.ts';

/** How many bars are drawn: more are read in the table. */
const maxBars = 60;

/** Shows horizontal bars with their names and values. Peers are ticks or grey bars. */
export function BarChart(props: BarChartProps): ReactElement {
  const {
    bars,
    format,
    valueLabel = t('Value'),
    peerLabel = t('Peers'),
    peersAs = 'tick',
    selectedIds,
    ...common
  } = props;
  const hasPeers = bars.some(({ peer }) => peer != null);
  const draw = useCallback(
    (width: number, room?: number) =>
      drawBarChart({ bars: bars.slice(0, maxBars), format, peerLabel, peersAs, selectedIds, width, room }),
    [bars, format, peerLabel, peersAs, selectedIds],
  );
  const table = useCallback(
    (): ChartTableData => ({
      columns: [
        t('Name'),
        valueLabel,
        ...(hasPeers ? [peerLabel] : []),
        ...(bars[0]?.further ?? []).map(([name]) => name),
      ],
      rows: bars.map((bar) => [
        bar.label,
        cellText(bar, format),
        ...(hasPeers ? [peerText(bar, format)] : []),
        ...(bar.further ?? []).map(([, value]) => value),
      ]),
    }),
    [bars, format, valueLabel, peerLabel, hasPeers],
  );
  const own: LegendEntry = { label: valueLabel, paint: 'series-0' };
  const peers: LegendEntry[] = hasPeers
    ? [{ label: peerLabel, paint: 'comparison', kind: peersAs === 'tick' ? 'tick' : 'area' }]
    : [];
  // In the order of the drawing: bars of peers are above those of the values.
  const legend = [
    ...(peersAs === 'bar' ? [...peers, own] : [own, ...peers]),
    ...(hasBefore(bars) ? [ghostEntry()] : []),
    ...missingEntries(bars, 'none'),
  ];
  const sentence = common.sentence ?? barSentence(bars, format, peerLabel);
  return (
    <ChartFigure
      {...common}
      sentence={bars.length > maxBars ? `${sentence} ${cutNote(bars.length)}` : sentence}
      isEmpty={bars.length === 0}
      legend={legend.length > 1 ? legend : []}
      draw={draw}
      table={table}
    />
  );
}

function cutNote(count: number): string {
  return t('The first {shown} of {count} are drawn; the table has all.', {
    shown: maxBars,
    count: valueText(count, 'count'),
  });
}
