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

const size = 5;
const margin = 2;

/** Whether a value is another one than before the last change of filters. */
export function hasMoved({ value, before }: { value: number | null; before?: number | null | undefined }): boolean {
  return value !== null && before != null && value !== before;
}

/** A small triangle in the corner of a cell whose value the last change of filters has moved: up or down. */
export function MovedMark({ box, value, before }: MovedMarkProps): ReactElement | null {
  if (!hasMoved({ value, before }) || value === null || before == null || box.width < 14) return null;
  const [right, top] = [box.x + box.width - margin, box.y + margin];
  const [base, tip] = value > before ? [top + size, top] : [top, top + size];
  return <path d={`M${right - size},${base}H${right}L${right - size / 2},${tip}z`} className="chart-moved" />;
}
