import type { ReactElement } from 'react';
import { TextLines } from '../axes/TextLines.tsx';
import { labelSize, valueScale, type ValueScale } from '../axes/valueScale.ts';
import type { ChartDrawing } from '../ChartFigure/ChartFigure.types.ts';
import { GhostRect } from '../ChartFigure/GhostRect.tsx';
import type { ChartMark } from '../ChartFigure/ChartMark.ts';
import { formatShortValue, formatSignedValue, type ValueFormat } from '../format/formatChartValue.ts';
import { withoutUnit } from '../format/withoutUnit.ts';
import { cutText, textWidth } from '../format/textWidth.ts';
import { pointDetails, valueText } from '../format/valueText.ts';
import { halveText } from '../format/wrapText.ts';
import type { Paint } from '../palette/chartVariables.ts';
import type { WaterfallStep } from './waterfallSteps.ts';
import { t } from '../../language/texts.ts';

interface Params {
  steps: readonly WaterfallStep[];
  format: ValueFormat;
  height: number;
  width: number;
  selectedIds: readonly string[] | undefined;
}

/** Draws a column for each step, its value above it, and thin lines from one level to the next. */
export function drawWaterfall({ steps, format, height, width, selectedIds = [] }: Params): ChartDrawing {
  const step = width / steps.length;
  const names = namesOf(steps, step - 6);
  const texts = stepTexts(steps, step - 4, format);
  const [top, bottom] = [24, height - (names.some(({ length }) => length > 1) ? 38 : 28)];
  const scale = valueScale({
    values: scaledValues(steps),
    format,
    range: [bottom, top],
    includesZero: true,
  });
  const barWidth = Math.min(step * 0.72, 64);
  const left = (index: number) => step * index + (step - barWidth) / 2;
  return {
    height,
    marks: steps.map(({ point, kind, to }, column): ChartMark => ({
      id: point.id,
      itemId: point.id,
      label: point.label,
      value: valueText(point.value, format),
      details: [
        ...(kind === 'change' && point.value !== null
          ? [t('Total so far: {value}', { value: valueText(to, format) })]
          : []),
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
              text={texts[index] ?? ''}
              scale={scale}
            />
            {index < steps.length - 1 && (
              <path d={`M${left(index) + barWidth},${scale.at(one.to)}H${left(index + 1)}`} className="chart-grid" />
            )}
          </g>
        ))}
        <StepNames names={names} step={step} middle={(bottom + height) / 2} />
      </>
    ),
  };
}

/** The values of the scale. Previous ones that are much larger leave the drawing, so that the present ones can be read. */
function scaledValues(steps: readonly WaterfallStep[]): number[] {
  const own = steps.flatMap(({ from, to }) => [from, to]);
  const limit = 1.5 * Math.max(...own.map(Math.abs));
  const previous = steps.flatMap(({ before }) => (before ? [before.from, before.to] : []));
  return [...own, ...previous.map((value) => Math.max(-limit, Math.min(value, limit)))];
}

function StepNames({ names, step, middle }: { names: string[][]; step: number; middle: number }): ReactElement {
  return (
    <>
      {names.map((lines, index) => (
        <TextLines
          key={index}
          x={step * (index + 0.5)}
          y={middle}
          lines={lines}
          textAnchor="middle"
          className="chart-muted"
        />
      ))}
    </>
  );
}

/** The names of all steps: a step without its name says nothing. They take two lines where one has no room. */
function namesOf(steps: readonly WaterfallStep[], room: number): string[][] {
  const labels = steps.map(({ point }) => point.label);
  const fit = labels.every((label) => textWidth(label, labelSize) <= room);
  return labels.map((label) =>
    fit ? [label] : halveText(label, labelSize).map((line) => cutText(line, room, labelSize)),
  );
}

function paintOf({ kind, from, to }: WaterfallStep, index: number): Paint {
  if (kind === 'total') return index === 0 ? 'comparison' : 'series-1';
  return to < from ? 'negative' : 'positive';
}

/** Significant digits of values above columns: all, or fewer where they have no room. */
const digits = [15, 3, 2];

/** The values above the columns, rounded where they have no room; all without their unit where one still has none. */
function stepTexts(steps: readonly WaterfallStep[], room: number, format: ValueFormat): readonly string[] {
  const write = ({ kind, point: { value } }: WaterfallStep, precision: number) => {
    if (value === null) return cutText(t('not shown'), room, labelSize);
    const rounded = Number(value.toPrecision(precision));
    return kind === 'total' ? formatShortValue(rounded, format) : formatSignedValue(rounded, format);
  };
  const fits = (text: string) => textWidth(text, labelSize) <= room;
  const inUnit = steps.map((step) => digits.map((precision) => write(step, precision)));
  const fitting = inUnit.map((texts) => texts.find(fits) ?? '');
  if (!fitting.includes('')) return fitting;
  return inUnit.map((texts) => {
    const bare = texts.map(withoutUnit);
    return bare.find(fits) ?? cutText(bare.at(-1) ?? '', room, labelSize);
  });
}

/** The height of a value above its column, in px. */
const labelRoom = 24;

interface StepProps {
  step: WaterfallStep;
  paint: Paint;
  x: number;
  width: number;
  text: string;
  scale: ValueScale;
}

function Step({ step, paint, x, width, text, scale }: StepProps): ReactElement {
  const { point, from, to, before } = step;
  const top = Math.min(scale.at(from), scale.at(to));
  const ghostTop = before ? Math.min(scale.at(before.from), scale.at(before.to)) : top;
  // Above a ghost that ends a little higher, which would be drawn through it.
  const labelTop = ghostTop > top - labelRoom ? Math.min(top, ghostTop) : top;
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
          y={ghostTop}
          width={width + 6}
          height={Math.abs(scale.at(before.to) - scale.at(before.from))}
        />
      )}
      <text x={x + width / 2} y={labelTop - 7} textAnchor="middle" className="chart-strong chart-on-data">
        {text}
      </text>
    </>
  );
}
