import type { ReactElement } from 'react';
import { filledRowHeight } from '../axes/filledRowHeight.ts';
import { labelLineHeight, TextLines } from '../axes/TextLines.tsx';
import { labelSize, valueScale, type ValueScale } from '../axes/valueScale.ts';
import type { ChartDrawing } from '../ChartFigure/ChartFigure.types.ts';
import { GhostRect } from '../ChartFigure/GhostRect.tsx';
import type { ChartMark } from '../ChartFigure/ChartMark.ts';
import { formatColumnValue } from '../format/formatChartValue.ts';
import { textWidth } from '../format/textWidth.ts';
import { peerDetails, pointDetails, valueText } from '../format/valueText.ts';
import { halveText, wrapText } from '../format/wrapText.ts';
import type { Bar, BarChartProps } from './BarChart.types.ts';
import { t } from '../../language/texts.ts';

type Params = Pick<BarChartProps, 'bars' | 'format' | 'selectedIds'> &
  Required<Pick<BarChartProps, 'peerLabel' | 'peersAs'>> & { width: number; room?: number | undefined };

interface RowPlace {
  /** Top and height of the bar in px. */
  barTop: number;
  barHeight: number;
}

/** Draws a row for each bar: its name, the bar from zero, the peers, and its value at the end of the row. */
export function drawBarChart(params: Params): ChartDrawing {
  const { bars, format, peerLabel, peersAs, selectedIds = [], width, room } = params;
  const nameWidth = nameWidthOf(bars, width);
  const names = bars.map(({ label }) => wrapText(label, nameWidth, labelSize));
  const lines = Math.max(1, ...names.map(({ length }) => length));
  const usual = Math.max(peersAs === 'bar' ? 40 : 28, 8 + lines * labelLineHeight);
  const rowHeight = filledRowHeight(room, bars.length, [usual, usual * 2]);
  const barHeight = Math.round((12 * rowHeight) / usual);
  const texts = bars.map(({ value }) => (value === null ? t('not shown') : formatColumnValue(value, format)));
  const peerTexts = bars.map(({ peer }) => (peer == null ? '' : formatColumnValue(peer, format)));
  const textRoom = Math.max(0, ...[...texts, ...peerTexts].map((text) => textWidth(text, labelSize)));
  const scale = valueScale({
    values: bars.flatMap(({ value, peer, before }) => [value ?? 0, peer ?? 0, before ?? 0]),
    format,
    range: [nameWidth + 12, Math.max(nameWidth + 20, width - textRoom - 10)],
    includesZero: true,
  });
  const hasNegatives = bars.some(({ value, peer }) => (value ?? 0) < 0 || (peer ?? 0) < 0);
  const placeOf = (row: number): RowPlace => ({
    barTop: peersAs === 'bar' ? (row + 0.5) * rowHeight : (row + 0.5) * rowHeight - barHeight / 2,
    barHeight,
  });
  return {
    height: bars.length * rowHeight,
    marks: bars.map((bar, row) => markOf(bar, { row, format, peerLabel, width, rowHeight })),
    picture: (
      <>
        {hasNegatives && <path d={`M${scale.at(0)},0V${bars.length * rowHeight}`} className="chart-zero" />}
        {bars.map((bar, row) => (
          <g
            key={bar.id}
            className={selectedIds.length > 0 && !selectedIds.includes(bar.id) ? 'chart-faint' : undefined}
          >
            <TextLines x={0} y={row * rowHeight + rowHeight / 2} lines={names[row] ?? []} />
            <BarShape bar={bar} scale={scale} place={placeOf(row)} peersAs={peersAs} />
            {peersAs === 'tick' ? (
              <RowText x={width} y={(row + 0.5) * rowHeight} text={texts[row]} isMuted={bar.value === null} isAtEnd />
            ) : (
              <PairTexts {...{ bar, scale }} place={placeOf(row)} text={texts[row]} peerText={peerTexts[row]} />
            )}
          </g>
        ))}
      </>
    ),
  };
}

/** Room for the names: a third of the width, and more where the longest name would be cut on two lines. */
function nameWidthOf(bars: readonly Bar[], width: number): number {
  const widest = (lines: readonly string[]) => Math.max(0, ...lines.map((line) => textWidth(line, labelSize)));
  const usual = Math.min(width * (width < 480 ? 0.42 : 0.36), widest(bars.map(({ label }) => label)));
  return Math.max(usual, Math.min(width * 0.46, widest(bars.flatMap(({ label }) => halveText(label, labelSize)))));
}

interface MarkParams extends Pick<Params, 'format' | 'peerLabel' | 'width'> {
  row: number;
  rowHeight: number;
}

function markOf(bar: Bar, { row, format, peerLabel, width, rowHeight }: MarkParams): ChartMark {
  return {
    id: bar.id,
    itemId: bar.id,
    label: bar.label,
    value: valueText(bar.value, format),
    details: [
      ...peerDetails(bar, peerLabel, format),
      ...(bar.further ?? []).map(([name, value]) => t('{name}: {value}', { name, value })),
      ...pointDetails(bar, format),
    ],
    column: 0,
    row,
    x: 0,
    y: row * rowHeight + 2,
    width,
    height: rowHeight - 4,
  };
}

interface BarShapeProps {
  bar: Bar;
  scale: ValueScale;
  place: RowPlace;
  peersAs: 'tick' | 'bar';
}

function BarShape({ bar, scale, place, peersAs }: BarShapeProps): ReactElement {
  const { barTop, barHeight } = place;
  const peer = bar.peer == null ? undefined : scale.at(bar.peer);
  return (
    <>
      {bar.value !== null && (
        <rect {...extent(scale, bar.value)} y={barTop} height={barHeight} rx={2} className="chart-fill-series-0" />
      )}
      {bar.value !== null && bar.isComplete === false && (
        <rect {...extent(scale, bar.value)} y={barTop} height={barHeight} className="chart-hatch" />
      )}
      {bar.before != null && <GhostRect {...extent(scale, bar.before)} y={barTop - 3} height={barHeight + 6} />}
      {bar.peer != null && peersAs === 'bar' && (
        <rect
          {...extent(scale, bar.peer)}
          y={barTop - barHeight - 1}
          height={barHeight}
          rx={2}
          className="chart-fill-comparison"
        />
      )}
      {peer !== undefined && peersAs === 'tick' && (
        <path d={`M${peer},${barTop - 3}v${barHeight + 6}`} className="chart-tick" />
      )}
    </>
  );
}

/** Where a bar from zero to a value begins and how long it is; at least 1 px, so that small values are seen. */
function extent({ at }: ValueScale, value: number): { x: number; width: number } {
  const [zero, end] = [at(0), at(value)];
  return { x: Math.min(zero, end), width: value === 0 ? 0 : Math.max(1, Math.abs(end - zero)) };
}

/** The right end of a bar from zero. */
function endOf({ at }: ValueScale, value: number | null | undefined): number {
  return Math.max(at(0), at(value ?? 0));
}

interface PairTextsProps extends Pick<BarShapeProps, 'bar' | 'scale' | 'place'> {
  text: string | undefined;
  peerText: string | undefined;
}

/** The values of a bar and of the peers' bar above it, each at its end. */
function PairTexts({ bar, scale, place: { barTop, barHeight }, text, peerText }: PairTextsProps): ReactElement {
  return (
    <>
      <RowText x={endOf(scale, bar.peer) + 6} y={barTop - barHeight / 2 - 1} text={peerText} isMuted />
      <RowText
        x={endOf(scale, bar.value) + 6}
        y={barTop + barHeight / 2 + 1}
        text={text}
        isMuted={bar.value === null}
      />
    </>
  );
}

interface RowTextProps {
  x: number;
  y: number;
  text: string | undefined;
  isMuted: boolean;
  isAtEnd?: boolean;
}

function RowText({ x, y, text, isMuted, isAtEnd = false }: RowTextProps): ReactElement {
  return (
    <text
      x={x}
      y={y}
      dy="0.35em"
      textAnchor={isAtEnd ? 'end' : 'start'}
      className={isMuted ? 'chart-muted' : undefined}
    >
      {text}
    </text>
  );
}
