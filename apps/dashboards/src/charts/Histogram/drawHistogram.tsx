import type { ReactElement } from 'react';
import { CategoryAxis, ValueAxis } from '../axes/Axes.tsx';
import { valueScale } from '../axes/valueScale.ts';
import type { ChartDrawing } from '../ChartFigure/ChartFigure.types.ts';
import { GhostRect } from '../ChartFigure/GhostRect.tsx';
import type { ChartMark } from '../ChartFigure/ChartMark.ts';
import { peerDetails, pointDetails, valueText } from '../format/valueText.ts';
import type { HistogramProps } from './Histogram.types.ts';
import { t } from '../../language/texts.ts';

interface Params extends Pick<HistogramProps, 'bins' | 'format' | 'selectedIds'> {
  width: number;
  height: number;
  peerLabel: string;
}

/** In px: a range without its end says nothing. */
const maxNameWidth = 120;

/** Draws a column for each bin, side by side, and a stepped line for the peers. */
export function drawHistogram({ bins, format, width, height, peerLabel, selectedIds = [] }: Params): ChartDrawing {
  const [top, bottom] = [12, height - 28];
  const scale = valueScale({
    values: bins.flatMap(({ value, peer, before }) => [value ?? 0, peer ?? 0, before ?? 0]),
    format,
    range: [bottom, top],
    includesZero: true,
  });
  const area = { left: scale.tickWidth + 12, top, right: width, bottom };
  const step = (area.right - area.left) / bins.length;
  const left = (index: number) => area.left + step * index;
  const middle = (index: number) => left(index) + step / 2;
  const zero = scale.at(0);
  const peers = peerSteps({ bins, left, step, at: scale.at });
  return {
    height,
    marks: bins.map((bin, column): ChartMark => ({
      id: bin.id,
      itemId: bin.id,
      label: bin.label,
      value: valueText(bin.value, format),
      details: [...peerDetails(bin, peerLabel, format), ...pointDetails(bin, format)],
      column,
      row: 0,
      x: left(column),
      y: top,
      width: step,
      height: bottom - top,
    })),
    picture: (
      <>
        <ValueAxis scale={scale} area={area} />
        {bins.map(({ id, value }, index) =>
          value === null ? (
            <text key={id} x={middle(index)} y={bottom - 6} textAnchor="middle" className="chart-muted">
              {step > 60 ? t('not shown') : '–'}
            </text>
          ) : (
            <rect
              key={id}
              x={left(index) + 1}
              width={Math.max(1, step - 2)}
              y={Math.min(zero, scale.at(value))}
              height={Math.abs(zero - scale.at(value))}
              className={`chart-fill-series-1${selectedIds.length > 0 && !selectedIds.includes(id) ? ' chart-faint' : ''}`}
            />
          ),
        )}
        <Ghosts bins={bins} left={left} step={step} at={scale.at} />
        <path d={peers} className="chart-halo" />
        <path d={peers} className="chart-line chart-stroke-comparison" />
        <CategoryAxis labels={bins.map(({ label }) => label)} at={middle} area={area} maxWidth={maxNameWidth} />
      </>
    ),
  };
}

interface StepsParams {
  bins: Params['bins'];
  left: (index: number) => number;
  step: number;
  at: (value: number) => number;
}

/** Outlines of the columns before the last change of filters. */
function Ghosts({ bins, left, step, at }: StepsParams): ReactElement {
  const zero = at(0);
  return (
    <>
      {bins.map(({ id, before }, index) =>
        before == null ? null : (
          <GhostRect
            key={id}
            x={left(index) + 1}
            width={Math.max(1, step - 2)}
            y={Math.min(zero, at(before))}
            height={Math.abs(zero - at(before))}
          />
        ),
      )}
    </>
  );
}

/** The stepped line of the peers, interrupted where they are unknown. */
function peerSteps({ bins, left, step, at }: StepsParams): string {
  let isDown = false;
  return bins
    .map(({ peer }, index) => {
      const before = isDown;
      isDown = peer != null;
      return peer == null ? '' : `${before ? 'L' : 'M'}${left(index)},${at(peer)}h${step}`;
    })
    .join('');
}
