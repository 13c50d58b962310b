import type { ReactElement } from 'react';
import { cutText, textWidth } from '../format/textWidth.ts';
import { labelSize, type ValueScale } from './valueScale.ts';

/** The part of a drawing that data is drawn in, in px. */
export interface PlotArea {
  /** Its left edge. */
  left: number;
  /** Its top edge. */
  top: number;
  /** Its right edge. */
  right: number;
  /** Its bottom edge. */
  bottom: number;
}

/** Horizontal grid lines with the values at their left. */
export function ValueAxis({ scale, area }: { scale: ValueScale; area: PlotArea }): ReactElement {
  return (
    <g>
      {scale.ticks.map(({ value, text }) => {
        const y = Math.round(scale.at(value)) + 0.5;
        return (
          <g key={value}>
            <path d={`M${area.left},${y}H${area.right}`} className={value === 0 ? 'chart-zero' : 'chart-grid'} />
            <text x={area.left - 8} y={y} dy="0.35em" textAnchor="end" className="chart-muted">
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Returns top and bottom of the plot in a drawing of a height in px, with room for the names of the axes if they have any. */
export function plotEdges(height: number, hasNames: boolean): Pick<PlotArea, 'top' | 'bottom'> {
  return hasNames ? { top: 28, bottom: height - 46 } : { top: 12, bottom: height - 28 };
}

/** Names of both axes: of the upright one above its values, of the other one below its end. */
export function AxisNames({ x, y, area }: { x: string; y: string; area: PlotArea }): ReactElement {
  return (
    <g>
      <text x={0} y={8} className="chart-muted">
        {y}
      </text>
      <text x={area.right} y={area.bottom + 38} textAnchor="end" className="chart-muted">
        {x}
      </text>
    </g>
  );
}

/** Props of `CategoryAxis`. */
export interface CategoryAxisProps {
  /** The texts, in order. */
  labels: readonly string[];
  /** The middle of a category in px. */
  at: (position: number) => number;
  /** The part that data is drawn in. */
  area: PlotArea;
}

/** Names of categories below a chart: as many as have room, each cut to its room. */
export function CategoryAxis({ labels, at, area }: CategoryAxisProps): ReactElement {
  const step = labels.length > 1 ? Math.abs(at(1) - at(0)) : area.right - area.left;
  const every = labelStep(labels, step);
  const room = step * every - 6;
  return (
    <g>
      {labels.map((label, position) =>
        position % every > 0 ? null : (
          <CategoryName key={position} {...{ label, area }} middle={at(position)} room={Math.max(room, 24)} />
        ),
      )}
    </g>
  );
}

/** The name of a category, moved where it would go beyond the right edge of the chart. */
function CategoryName({ label, middle, room, area }: { label: string; middle: number; room: number; area: PlotArea }) {
  const text = cutText(label, room, labelSize);
  const x = Math.min(middle, area.right - textWidth(text, labelSize) / 2);
  return (
    <text x={x} y={area.bottom + 18} textAnchor="middle" className="chart-muted">
      {text}
    </text>
  );
}

/** Every how many categories a label has room: 1 where all have, or where cutting them to 72 px lets all stay. */
export function labelStep(labels: readonly string[], stepPx: number): number {
  const widest = labels.reduce((width, label) => Math.max(width, textWidth(label, labelSize)), 0);
  const needed = Math.min(widest, 72) + 8;
  return Math.max(1, Math.ceil(needed / Math.max(stepPx, 0.001)));
}
