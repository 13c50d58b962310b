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

const quadrants = {
  topRight: 'Growing and keeping',
  topLeft: 'Keeping, not growing',
  bottomRight: 'Growing, losing',
  bottomLeft: 'Losing both',
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
        label: 'Growth',
        format: 'ratio',
        middle: figures.median_growth ?? 0,
        middleBefore: moved('median_growth'),
      } as const,
      y: {
        label: 'Policy retention',
        format: 'ratio',
        middle: figures.median_retention ?? 0,
        middleBefore: moved('median_retention'),
      } as const,
    };
  }, [figures, before]);
  return (
    <ScatterChart
      {...chart}
      sentence={`${noYearBefore(answer) ?? bothSentence(answer)}${outside > 0 ? ` ${outside} are outside of the picture.` : ''}`}
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

/** Says which share of either group is above both medians. */
function bothSentence(answer: TileAnswer): string {
  const { figures, peers } = benchmarkOf(answer);
  const own = figures.both_share ?? null;
  const others = figures.peer_both_share ?? null;
  if (figures.median_growth == null || figures.median_retention == null) return 'Too few agencies to show.';
  if (peers === null)
    return own === null
      ? 'Lines show the medians.'
      : `${formatShortValue(own, 'ratio')} of the agencies are above the median in both.`;
  const share = others === null ? '' : `${formatShortValue(others, 'ratio')} of the peers`;
  if (own === null)
    return share === '' ? 'Lines show the medians of the peers.' : `${share} grow and keep above the median.`;
  return `${formatShortValue(own, 'ratio')} of the selection grow and keep above the median${share && `; ${share} do`}.`;
}
