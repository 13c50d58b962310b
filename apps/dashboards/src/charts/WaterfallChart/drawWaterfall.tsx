import type { ReactElement } from 'react';
import { CategoryAxis } from '../axes/Axes.tsx';
import { labelSize, valueScale, type ValueScale } from '../axes/valueScale.ts';
import type { ChartDrawing } from '../ChartFigure/ChartFigure.types.ts';
import { GhostRect } from '../ChartFigure/GhostRect.tsx';
import type { ChartMark } from '../ChartFigure/ChartMark.ts';
import { formatShortValue, formatSignedValue, type ValueFormat } from '../format/formatChartValue.ts';
import { cutText } from '../format/textWidth.ts';
import { pointDetails, valueText } from '../format/valueText.ts';
import type { Paint } from '../palette/chartVariables.ts';
import type { WaterfallStep } from './waterfallSteps.ts';

interface Params {
  steps: readonly WaterfallStep[];
  format: ValueFormat;
  height: number;
  width: number;
  selectedIds: readonly string[] | undefined;
}

/** Draws a column for each step, its value above it, and thin lines from one level to the next. */
export function drawWaterfall({ steps, format, height, width, selectedIds = [] }: Params): ChartDrawing {
  const [top, bottom] = [24, height - 28];
  const scale = valueScale({
    values: steps.flatMap(({ from, to, before }) => [from, to, before?.from ?? 0, before?.to ?? 0]),
    format,
    range: [bottom, top],
    includesZero: true,
  });
  const step = width / steps.length;
  const barWidth = Math.min(step * 0.72, 64);
  const left = (index: number) => step * index + (step - barWidth) / 2;
  const area = { left: 0, top, right: width, bottom };
  return {
    height,
    marks: steps.map(({ point, kind, to }, column): ChartMark => ({
      id: point.id,
      itemId: point.id,
      label: point.label,
      value: valueText(point.value, format),
      details: [
        ...(kind === 'change' && point.value !== null ? [`Total so far: ${valueText(to, format)}`] : []),
        ...pointDetails(point, format),
      ],
      column,
      row: 0,
      x: step * column + 2,
      y: top - 16,
      width: step - 4,
      height: bottom - top + 16,
    })),
    picture: (
      <>
        <path d={`M0,${scale.at(0)}H${width}`} className="chart-zero" />
        {steps.map((one, index) => (
          <g
            key={one.point.id}
            className={selectedIds.length > 0 && !selectedIds.includes(one.point.id) ? 'chart-faint' : undefined}
          >
            <Step
              step={one}
              paint={paintOf(one, index)}
              x={left(index)}
              width={barWidth}
              room={step - 4}
              scale={scale}
              format={format}
            />
            {index < steps.length - 1 && (
              <path d={`M${left(index) + barWidth},${scale.at(one.to)}H${left(index + 1)}`} className="chart-grid" />
            )}
          </g>
        ))}
        <CategoryAxis labels={steps.map(({ point }) => point.label)} at={(index) => step * (index + 0.5)} area={area} />
      </>
    ),
  };
}

function paintOf({ kind, from, to }: WaterfallStep, index: number): Paint {
  if (kind === 'total') return index === 0 ? 'comparison' : 'series-1';
  return to < from ? 'negative' : 'positive';
}

interface StepProps {
  step: WaterfallStep;
  paint: Paint;
  x: number;
  width: number;
  room: number;
  scale: ValueScale;
  format: ValueFormat;
}

function Step({ step, paint, x, width, room, scale, format }: StepProps): ReactElement {
  const { point, kind, from, to, before } = step;
  const top = Math.min(scale.at(from), scale.at(to));
  // Above the ghost as well, which would be drawn through it.
  const labelTop = Math.min(top, scale.at(before?.from ?? to), scale.at(before?.to ?? to));
  const text =
    point.value === null
      ? 'not shown'
      : kind === 'total'
        ? formatShortValue(point.value, format)
        : formatSignedValue(point.value, format);
  return (
    <>
      {point.value !== null && (
        <rect
          x={x}
          y={top}
          width={width}
          height={Math.max(1, Math.abs(scale.at(to) - scale.at(from)))}
          rx={2}
          className={`chart-fill-${paint}`}
        />
      )}
      {before && (
        <GhostRect
          x={x - 3}
          y={Math.min(scale.at(before.from), scale.at(before.to))}
          width={width + 6}
          height={Math.abs(scale.at(before.to) - scale.at(before.from))}
        />
      )}
      <text x={x + width / 2} y={labelTop - 7} textAnchor="middle" className="chart-strong">
        {cutText(text, room, labelSize)}
      </text>
    </>
  );
}
