import type { ReactElement } from 'react';
import { CategoryAxis, type PlotArea } from '../axes/Axes.tsx';
import { filledRowHeight } from '../axes/filledRowHeight.ts';
import { labelLineHeight, TextLines } from '../axes/TextLines.tsx';
import { labelSize } from '../axes/valueScale.ts';
import type { ChartDrawing, ChartPoint } from '../ChartFigure/ChartFigure.types.ts';
import type { ChartMark } from '../ChartFigure/ChartMark.ts';
import { MovedMark } from '../ChartFigure/MovedMark.tsx';
import { formatColumnValue, type ValueFormat } from '../format/formatChartValue.ts';
import { textWidth } from '../format/textWidth.ts';
import { pointDetails, valueText } from '../format/valueText.ts';
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

/** Draws a grid of cells with the names of columns above and those of rows at the left. */
export function drawHeatMap({ rows, format, scale, width, room, selectedIds = [] }: Params): ChartDrawing {
  const columns = rows[0]?.cells ?? [];
  const nameWidth = Math.min(width * 0.3, Math.max(0, ...rows.map(({ label }) => textWidth(label, labelSize))));
  const left = nameWidth + 10;
  const step = (width - left) / Math.max(1, columns.length);
  const headings = twoLineHeadings(columns, step - 6);
  const headerHeight = lineHeadingHeight + (headings === null ? 0 : labelLineHeight);
  const rowHeight = filledRowHeight(room && room - headerHeight, rows.length, [usualRowHeight, maxRowHeight]);
  const values = rows.flatMap(({ cells }) => cells.flatMap(({ value }) => value ?? []));
  const classOf = colorScaleOf(scale, values);
  const height = headerHeight + rows.length * rowHeight;
  const hasRoom = values.every((value) => textWidth(formatColumnValue(value, format), labelSize) <= step - 6);
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
        <Headings {...{ columns, headings, left, step, area }} />
        {rows.map(({ id, label, cells }, row) => (
          <g key={id}>
            <TextLines x={0} y={headerHeight + rowHeight * (row + 0.5)} lines={wrapText(label, nameWidth, labelSize)} />
            {cells.map((cell, column) => (
              <g key={cell.id} className={isFaint(selectedIds, id, cell) ? 'chart-faint' : undefined}>
                <Cell cell={cell} box={boxOf(row, column)} classOf={classOf} format={format} hasRoom={hasRoom} />
              </g>
            ))}
          </g>
        ))}
      </>
    ),
  };
}

/** The names of columns in lines that fit a width in px; null where one line is enough for each, or two are too few. */
function twoLineHeadings(columns: readonly ChartPoint[], roomPx: number): string[][] | null {
  const fits = (line: string) => textWidth(line, labelSize) <= roomPx;
  const headings = columns.map(({ label }) => (fits(label) ? [label] : halveText(label, labelSize)));
  return headings.some(({ length }) => length > 1) && headings.flat().every(fits) ? headings : null;
}

interface HeadingsProps {
  columns: readonly ChartPoint[];
  /** The lines of each; null: one line has room, or is cut. */
  headings: readonly string[][] | null;
  left: number;
  step: number;
  area: PlotArea;
}

function Headings({ columns, headings, left, step, area }: HeadingsProps): ReactElement {
  const at = (column: number) => left + step * (column + 0.5);
  if (headings === null) return <CategoryAxis labels={columns.map(({ label }) => label)} at={at} area={area} />;
  const y = area.top / 2 - 2;
  return (
    <g>
      {headings.map((lines, column) => (
        <TextLines
          key={columns[column]?.id}
          x={at(column)}
          y={y}
          {...{ lines }}
          textAnchor="middle"
          className="chart-muted"
        />
      ))}
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
  format: ValueFormat;
  hasRoom: boolean;
}

function Cell({ cell, box, classOf, format, hasRoom }: CellProps): ReactElement {
  const text = cell.value === null ? '–' : hasRoom ? formatColumnValue(cell.value, format) : '';
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
