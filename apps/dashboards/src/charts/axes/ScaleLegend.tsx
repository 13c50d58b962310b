import type { ReactElement } from 'react';
import { formatShortValue, formatSignedValue, type ValueFormat } from '../format/formatChartValue.ts';
import { cutText, textWidth } from '../format/textWidth.ts';
import type { ColorScaleKind, SteppedScale } from '../palette/colorScaleOf.ts';
import { labelSize } from './valueScale.ts';
import { t } from '../../language/texts.ts';

/** Room below a drawing for its legend, in px. */
export const scaleLegendHeight = 58;

const maxStep = 44;
const bar = { top: 26, height: 10 };

/** Props of `ScaleLegend`. */
export interface ScaleLegendProps {
  kind: ColorScaleKind;
  edges: SteppedScale['edges'];
  format: ValueFormat;
  /** Name of the values. */
  measure: string;
  /** Whether some values are missing: those are hatched. */
  hasMissing: boolean;
  /** Where it begins. */
  y: number;
  /** Width of the drawing. */
  width: number;
}

/** Says what the colours of a drawing mean: a bar of all steps, with the values where they meet. */
export function ScaleLegend({ kind, edges, format, measure, hasMissing, y, width }: ScaleLegendProps): ReactElement {
  const missing = t('no value');
  const aside = hasMissing ? textWidth(missing, labelSize) + 42 : 0;
  const step = Math.min(maxStep, (width - aside) / (edges.length + 1));
  const write = kind === 'diverging' ? formatSignedValue : formatShortValue;
  const right = step * (edges.length + 1) + 14;
  return (
    <g transform={`translate(0 ${y})`}>
      {[...edges, Infinity].map((_, at) => (
        <rect
          key={at}
          x={at * step}
          y={bar.top}
          width={step - 1}
          height={bar.height}
          className={`chart-${kind}-${at}`}
        />
      ))}
      {hasMissing && <rect x={right} y={bar.top} width={22} height={bar.height} className="chart-hatch" />}
      <g className="chart-muted">
        <text y={18} className="chart-muted">
          {cutText(measure, width, labelSize)}
        </text>
        {edges.map((edge, at) => (
          <text key={edge} x={(at + 1) * step - 0.5} y={bar.top + 24} textAnchor="middle" className="chart-muted">
            {write(edge, format)}
          </text>
        ))}
        {hasMissing && (
          <text x={right + 28} y={bar.top + 9} className="chart-muted">
            {missing}
          </text>
        )}
      </g>
    </g>
  );
}
