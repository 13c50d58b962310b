import type { ReactElement } from 'react';
import { CategoryAxis, labelStep, type PlotArea } from '../axes/Axes.tsx';
import { filledRowHeight } from '../axes/filledRowHeight.ts';
import { labelLineHeight, TextLines } from '../axes/TextLines.tsx';
import { labelSize } from '../axes/valueScale.ts';
import type { ChartDrawing, ChartPoint } from '../ChartFigure/ChartFigure.types.ts';
import type { ChartMark } from '../ChartFigure/ChartMark.ts';
import { MovedMark } from '../ChartFigure/MovedMark.tsx';
import { formatColumnValue, type ValueFormat } from '../format/formatChartValue.ts';
import { cutText, textWidth } from '../format/textWidth.ts';
import { pointDetails, valueText } from '../format/valueText.ts';
import { withoutUnit } from '../format/withoutUnit.ts';
import { halveText, wrapText } from '../format/wrapText.ts';
import { colorScaleOf } from '../palette/colorScaleOf.ts';
import type { HeatMapProps } from './HeatMap.types.ts';

interface Params extends Pick<HeatMapProps, 'rows' | 'format' | 'selectedIds'> {
  scale: 'sequential' | 'diverging';
  width: number;
  room?: number | undefined;
}

const usualRowHeight = 28;
const maxRowHeight = 72;
const lineHeadingHeight = 24;
const maxUprightHeight = 120;
const uprightWidth = 14;

/** Draws a grid of cells with the names of columns above and those of rows at the left. */
export function drawHeatMap({ rows, format, scale, width, room, selectedIds = [] }: Params): ChartDrawing {
  const columns = rows[0]?.cells ?? [];
  const nameWidth = Math.min(width * 0.3, Math.max(0, ...rows.map(({ label }) => textWidth(label, labelSize))));
  const left = nameWidth + 10;
  const step = (width - left) / Math.max(1, columns.length);
  const headings = headingsOf(columns, step);
  const headerHeight = headings.height;
  const names = rows.map(({ label }) => wrapText(label, nameWidth, labelSize));
  const leastHeight = Math.max(usualRowHeight, ...names.map(({ length }) => 2 + length * labelLineHeight));
  const rowHeight = filledRowHeight(room && room - headerHeight, rows.length, [leastHeight, maxRowHeight]);
  const values = rows.flatMap(({ cells }) => cells.flatMap(({ value }) => value ?? []));
  const classOf = colorScaleOf(scale, values);
  const height = headerHeight + rows.length * rowHeight;
  const write = writerFor(values, format, step - 6);
  const boxOf = (row: number, column: number) => ({
    x: left + step * column + 1,
    y: headerHeight + rowHeight * row + 1,
    width: Math.max(1, step - 2),
    height: rowHeight - 2,
  });
  const area = { left, top: headerHeight, right: width, bottom: headerHeight - 28 };
  return {
    height,
    marks: rows.flatMap(({ id, label, cells }, row) =>
      cells.map((cell, column): ChartMark => ({
        id: `${id}/${cell.id}`,
        itemId: cell.id,
        seriesId: id,
        label: `${label}, ${cell.label}`,
        value: valueText(cell.value, format),
        details: pointDetails(cell, format),
        column,
        row,
        ...boxOf(row, column),
      })),
    ),
    picture: (
      <>
        <Headings {...{ headings, left, step, area }} />
        {rows.map(({ id, cells }, row) => (
          <g key={id}>
            <TextLines x={0} y={headerHeight + rowHeight * (row + 0.5)} lines={names[row] ?? []} />
            {cells.map((cell, column) => (
              <g key={cell.id} className={isFaint(selectedIds, id, cell) ? 'chart-faint' : undefined}>
                <Cell
                  cell={cell}
                  box={boxOf(row, column)}
                  classOf={classOf}
                  text={cell.value === null ? '–' : write(cell.value)}
                />
              </g>
            ))}
          </g>
        ))}
      </>
    ),
  };
}

/** Returns how to write values that have a room in px: without their unit where one has none, not at all if even so. */
function writerFor(values: readonly number[], format: ValueFormat, room: number): (value: number) => string {
  const inFull = (value: number) => formatColumnValue(value, format);
  const bare = (value: number) => withoutUnit(inFull(value));
  const fits = (write: typeof inFull) => values.every((value) => textWidth(write(value), labelSize) <= room);
  return [inFull, bare].find(fits) ?? (() => '');
}

/** The names of columns, and how they are written. */
interface ColumnHeadings {
  /** `level`: as many as have room on one line; `two lines`; `upright`: from bottom to top. */
  way: 'level' | 'two lines' | 'upright';
  /** The lines of each. */
  lines: readonly string[][];
  /** Room above the cells in px. */
  height: number;
}

/**
 * Chooses the first way in which no name is cut, and not more than every second one is left out; of upright ones, as many
 * stay as have room.
 */
function headingsOf(columns: readonly ChartPoint[], step: number): ColumnHeadings {
  const labels = columns.map(({ label }) => label);
  const widest = (lines: readonly string[]) => Math.max(0, ...lines.map((line) => textWidth(line, labelSize)));
  const single = { way: 'level', lines: labels.map((label) => [label]), height: lineHeadingHeight } as const;
  if (widest(labels) <= step - 6) return single;
  const halves = labels.map((label) =>
    textWidth(label, labelSize) <= step - 6 ? [label] : halveText(label, labelSize),
  );
  if (widest(halves.flat()) <= step - 6)
    return { way: 'two lines', lines: halves, height: lineHeadingHeight + labelLineHeight };
  // Months are known by their neighbours.
  if (widest(labels) <= 2 * step - 6 && labelStep(labels, step) <= 2) return single;
  const every = Math.ceil(uprightWidth / Math.max(step, 1));
  const upright = labels.map((label, at) => (at % every > 0 ? [] : [cutText(label, maxUprightHeight, labelSize)]));
  return { way: 'upright', lines: upright, height: widest(upright.flat()) + 14 };
}

interface HeadingsProps {
  headings: ColumnHeadings;
  left: number;
  step: number;
  area: PlotArea;
}

function Headings({ headings: { way, lines }, left, step, area }: HeadingsProps): ReactElement {
  const at = (column: number) => left + step * (column + 0.5);
  if (way === 'level') return <CategoryAxis labels={lines.flat()} at={at} area={area} />;
  return (
    <g>
      {lines.map((own, column) =>
        own.length === 0 ? null : way === 'two lines' ? (
          <TextLines
            key={column}
            x={at(column)}
            y={area.top / 2 - 2}
            lines={own}
            textAnchor="middle"
            className="chart-muted"
          />
        ) : (
          <text
            key={column}
            transform={`translate(${at(column)} ${area.top - 7}) rotate(-90)`}
            dy="0.35em"
            className="chart-muted"
          >
            {own[0]}
          </text>
        ),
      )}
    </g>
  );
}

function isFaint(selectedIds: readonly string[], row: string, { id }: ChartPoint): boolean {
  // A whole row can be selected, or single cells.
  return selectedIds.length > 0 && !selectedIds.includes(`${row}/${id}`) && !selectedIds.includes(row);
}

interface CellProps {
  cell: ChartPoint;
  box: { x: number; y: number; width: number; height: number };
  classOf: (value: number) => string;
  text: string;
}

function Cell({ cell, box, classOf, text }: CellProps): ReactElement {
  return (
    <>
      <rect {...box} rx={3} className={`chart-cell ${cell.value === null ? 'chart-hatch' : classOf(cell.value)}`} />
      <text x={box.x + box.width / 2} y={box.y + box.height / 2} dy="0.35em" textAnchor="middle">
        {text}
      </text>
      <MovedMark box={box} value={cell.value} before={cell.before} />
      {cell.isComplete === false && <rect {...box} rx={3} className="chart-hatch" />}
    </>
  );
}
