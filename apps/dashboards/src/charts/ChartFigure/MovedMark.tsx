import type { ReactElement } from 'react';
import type { ChartMark } from './ChartMark.ts';

/** Props of `MovedMark`. */
export interface MovedMarkProps {
  /** The cell. */
  box: Pick<ChartMark, 'x' | 'y' | 'width' | 'height'>;
  value: number | null;
  /** Its value before the last change of filters. */
  before: number | null | undefined;
}

const size = 6;
const margin = 3;

/** A small triangle in the corner of a cell whose value the last change of filters has moved: up or down. */
export function MovedMark({ box, value, before }: MovedMarkProps): ReactElement | null {
  if (value === null || before == null || value === before || box.width < 14) return null;
  const [right, top] = [box.x + box.width - margin, box.y + margin];
  const [base, tip] = value > before ? [top + size, top] : [top, top + size];
  return <path d={`M${right - size},${base}H${right}L${right - size / 2},${tip}z`} className="chart-moved" />;
}
