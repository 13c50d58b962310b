import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { useMemo, type ReactElement } from 'react';
import { formatShortValue } from '../../charts/format/formatChartValue.ts';
import { LineChart } from '../../charts/LineChart/LineChart.tsx';
import type { LineSeries } from '../../charts/LineChart/LineChart.types.ts';
import { numberIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { benchmarkOf, selectionLabel, withheldSentence } from '../benchmarkOf.ts';
import { t } from '../../language/texts.ts';

/** Draws the share of the premium that the smallest agencies write together, up to all agencies. */
export function Concentration({ answer, chart }: TileDrawingProps): ReactElement {
  const series = useMemo(() => curves(answer), [answer]);
  const axisNames = useMemo(() => ({ x: t('Share of agencies, smallest first'), y: t('Share of premium') }), []);
  return (
    <LineChart
      {...chart}
      sentence={topSentence(answer)}
      series={series}
      format="ratio"
      height={260}
      axisNames={axisNames}
    />
  );
}

function curves(answer: TileAnswer): LineSeries[] {
  const points = (read: (row: TileAnswer['rows'][number]) => number | null) =>
    answer.rows.map((row) => {
      const label = formatShortValue(numberIn(row, 'agencies_share') ?? 0, 'ratio');
      return { id: label, label, value: read(row) };
    });
  const hasAny = (key: string) => answer.rows.some((row) => numberIn(row, key) !== null);
  return [
    ...(hasAny('share')
      ? [{ id: 'selection', label: selectionLabel(answer), points: points((row) => numberIn(row, 'share')) }]
      : []),
    ...(hasAny('peer_share')
      ? [
          {
            id: 'peers',
            label: t('Peers'),
            isComparison: hasAny('share'),
            points: points((row) => numberIn(row, 'peer_share')),
          },
        ]
      : []),
    ...(answer.rows.length > 0
      ? [
          {
            id: 'equal',
            label: t('All equal'),
            isComparison: true,
            points: points((row) => numberIn(row, 'agencies_share')),
          },
        ]
      : []),
  ];
}

/** Says what the largest tenth writes. */
function topSentence(answer: TileAnswer): string {
  const benchmark = benchmarkOf(answer);
  const own = benchmark.figures.top_tenth ?? null;
  const peers = benchmark.figures.peer_top_tenth ?? null;
  if (own === null && peers === null)
    return answer.rows.length > 0 ? t('Smallest agencies first.') : withheldSentence(benchmark);
  const share = formatShortValue(own ?? peers ?? 0, 'ratio');
  if (own === null) return t('The largest 10% of peers write {share} of the premium.', { share });
  if (peers === null) return t('The largest 10% of agencies write {share} of the premium.', { share });
  return t('The largest 10% of agencies write {share} of the premium; of peers {peers}.', {
    share,
    peers: formatShortValue(peers, 'ratio'),
  });
}
