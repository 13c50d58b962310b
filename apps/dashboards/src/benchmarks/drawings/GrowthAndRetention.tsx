import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { useMemo, type ReactElement } from 'react';
import { formatShortValue } from '../../charts/format/formatChartValue.ts';
import { ScatterChart } from '../../charts/ScatterChart/ScatterChart.tsx';
import type { ScatterCell, ScatterPoint } from '../../charts/ScatterChart/ScatterChart.types.ts';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { noYearBefore } from '../../tiles/tileNotes.ts';
import { benchmarkOf } from '../benchmarkOf.ts';
import { t, tCount } from '../../language/texts.ts';

const quadrantTexts = {
  topRight: 'Faster growth, higher retention',
  topLeft: 'Slower growth, higher retention',
  bottomRight: 'Faster growth, lower retention',
  bottomLeft: 'Slower growth, lower retention',
} as const;

/** Of fewer points none is left out. */
const minPointsToCut = 100;

/** Draws each agency by its growth and retention; many agencies, and those of others, are counted in cells. */
export function GrowthAndRetention({ answer, before, chart }: TileDrawingProps): ReactElement {
  const { figures } = benchmarkOf(answer);
  // Quadrants are around the medians: without them there is nothing to draw.
  const hasMedians = figures.median_growth != null && figures.median_retention != null;
  const { points, cells, outside } = useMemo(
    () => (hasMedians ? scatterOf(answer, before) : { points: [], cells: [], outside: 0 }),
    [answer, before, hasMedians],
  );
  const { x, y } = useMemo(() => {
    const previous = before && benchmarkOf(before).figures;
    const moved = (key: 'median_growth' | 'median_retention') =>
      previous?.[key] === figures[key] ? null : previous?.[key];
    return {
      x: {
        label: t('Growth'),
        format: 'growth',
        middle: figures.median_growth ?? 0,
        middleBefore: moved('median_growth'),
      } as const,
      y: {
        label: t('Policy retention'),
        format: 'ratio',
        middle: figures.median_retention ?? 0,
        middleBefore: moved('median_retention'),
      } as const,
    };
  }, [figures, before]);
  const quadrants = useMemo(
    () => ({
      topRight: t(quadrantTexts.topRight),
      topLeft: t(quadrantTexts.topLeft),
      bottomRight: t(quadrantTexts.bottomRight),
      bottomLeft: t(quadrantTexts.bottomLeft),
    }),
    [],
  );
  const sentence = noYearBefore(answer) ?? bothSentence(answer);
  return (
    <ScatterChart
      {...chart}
      sentence={outside > 0 ? `${sentence} ${outsideSentence(outside)}` : sentence}
      points={points}
      cells={cells}
      x={x}
      y={y}
      quadrants={quadrants}
      height={360}
    />
  );
}

function scatterOf(
  answer: TileAnswer,
  before: TileAnswer | undefined,
): { points: ScatterPoint[]; cells: ScatterCell[]; outside: number } {
  const { selection, peers } = benchmarkOf(answer);
  const isInSelection = (group: string) => peers === null || group === selection.name;
  const growthBefore = beforeLookup(answer, before, { idKey: 'agency_id', key: 'growth' });
  const retentionBefore = beforeLookup(answer, before, { idKey: 'agency_id', key: 'retention' });
  const points: ScatterPoint[] = [];
  const cells: ScatterCell[] = [];
  for (const row of answer.rows) {
    const [growth, retention] = [numberIn(row, 'growth'), numberIn(row, 'retention')];
    const group = textIn(row, 'group');
    if (growth === null || retention === null) continue;
    const [growthTo, retentionTo] = [numberIn(row, 'growth_to'), numberIn(row, 'retention_to')];
    if (growthTo !== null && retentionTo !== null)
      cells.push({
        id: `${group}/${growth}/${retention}`,
        x: [growth, growthTo],
        y: [retention, retentionTo],
        count: numberIn(row, 'agencies') ?? 0,
        label: group,
      });
    else {
      const [x, y] = [growthBefore(row), retentionBefore(row)];
      points.push({
        id: textIn(row, 'agency_id'),
        label: `${textIn(row, 'name')}, ${textIn(row, 'state')}`,
        x: growth,
        y: retention,
        size: Math.max(0, numberIn(row, 'premium') ?? 0),
        isInSelection: isInSelection(group),
        ...(x !== null && y !== null && { before: { x, y } }),
      });
    }
  }
  const inside = withoutOutliers(points);
  return { points: inside, cells, outside: points.length - inside.length };
}

/** Few agencies that are far from all others would press those together: the outermost fiftieths are left out. */
function withoutOutliers(points: readonly ScatterPoint[]): ScatterPoint[] {
  const [x, y] = (['x', 'y'] as const).map((axis) => {
    const values = points.map((point) => point[axis] ?? 0).sort((a, b) => a - b);
    const at = (share: number) => values[Math.round(share * (values.length - 1))] ?? 0;
    return { from: at(0.02), to: at(0.98) };
  });
  if (x === undefined || y === undefined || points.length < minPointsToCut) return [...points];
  return points.filter(
    (point) =>
      (point.isInSelection === true && points.some(({ isInSelection }) => isInSelection === false)) ||
      ((point.x ?? 0) >= x.from && (point.x ?? 0) <= x.to && (point.y ?? 0) >= y.from && (point.y ?? 0) <= y.to),
  );
}

const outsideSentence = (count: number) =>
  tCount(count, '{count} is outside of the picture.', '{count} are outside of the picture.');

/** Says which share of either group is above both medians. */
function bothSentence(answer: TileAnswer): string {
  const { figures, peers } = benchmarkOf(answer);
  const own = figures.both_share ?? null;
  const others = figures.peer_both_share ?? null;
  if (figures.median_growth == null || figures.median_retention == null) return t('Too few agencies to show.');
  if (peers === null)
    return own === null
      ? t('Lines show the medians.')
      : t('{share} of the agencies are above the median in both.', { share: formatShortValue(own, 'ratio') });
  const peerShare = others === null ? null : formatShortValue(others, 'ratio');
  if (own === null)
    return peerShare === null
      ? t('Lines show the medians of the peers.')
      : t('{share} of the peers grow and keep above the median.', { share: peerShare });
  const share = formatShortValue(own, 'ratio');
  return peerShare === null
    ? t('{share} of the selection grow and keep above the median.', { share })
    : t('{share} of the selection grow and keep above the median; {peers} of the peers do.', {
        share,
        peers: peerShare,
      });
}
