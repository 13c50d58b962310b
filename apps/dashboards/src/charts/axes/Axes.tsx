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
      <text
        x={Math.max(area.right, textWidth(x, labelSize))}
        y={area.bottom + 38}
        textAnchor="end"
        className="chart-muted"
      >
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
  /** How wide a name may be, in px: longer ones are cut. Default 72. */
  maxWidth?: number;
}

/** Names of categories below a chart: as many as have room, each cut to its room. */
export function CategoryAxis(props: CategoryAxisProps): ReactElement {
  return (
    <g>
      {placeNames(props).map(({ text, x }) => (
        <text key={x} x={x} y={props.area.bottom + 18} textAnchor="middle" className="chart-muted">
          {text}
        </text>
      ))}
    </g>
  );
}

/** The shown names, each in the middle of its category, or where the chart ends if it would go beyond. */
function placeNames({ labels, at, area, maxWidth }: CategoryAxisProps): { text: string; x: number }[] {
  const step = labels.length > 1 ? Math.abs(at(1) - at(0)) : area.right - area.left;
  const every = labelStep(labels, step, maxWidth);
  const room = Math.max(step * every - 6, 24);
  let free = -Infinity;
  return labels.flatMap((label, position) => {
    if (position % every > 0) return [];
    const text = cutText(label, room, labelSize);
    const half = textWidth(text, labelSize) / 2;
    const x = Math.min(at(position), area.right - half);
    // The last one was moved to where another one is.
    if (x - half < free) return [];
    free = x + half;
    return [{ text, x }];
  });
}

/** Every how many categories a label has room: 1 where all have, or where cutting them to a width lets all stay. */
export function labelStep(labels: readonly string[], stepPx: number, maxWidth = 72): number {
  const widest = labels.reduce((width, label) => Math.max(width, textWidth(label, labelSize)), 0);
  const needed = Math.min(widest, maxWidth) + 8;
  return Math.max(1, Math.ceil(needed / Math.max(stepPx, 0.001)));
}
