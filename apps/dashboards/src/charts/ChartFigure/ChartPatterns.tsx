import type { ReactElement } from 'react';
import { lightChartPalette } from '../palette/chartPalette.ts';
import type { Paint } from '../palette/chartVariables.ts';

/** Side of the square that a pattern repeats, in px. */
const tileSize = 8;

/** Paths of the patterns by which areas differ without colour, on a square of 8 px. */
const patternPaths = [
  'M0,8L8,0M-2,2L2,-2M6,10L10,6',
  'M0,4H8',
  'M4,0V8',
  'M0,0L8,8M-2,6L2,10M6,-2L10,2',
  'M0,4H8M4,0V8',
  'M2,2h1v1h-1zM6,6h1v1h-1z',
  'M0,8L8,0M0,0L8,8',
  'M0,2H8M0,6H8',
];

const paints: readonly Paint[] = [
  ...lightChartPalette.series.map((_, position): Paint => `series-${position}`),
  'positive',
  'negative',
];

/** The hatching of unfinished periods, on a square of 6 px. */
const hatch = { size: 6, path: 'M0,6L6,0M-1.5,1.5L1.5,-1.5M4.5,7.5L7.5,4.5' };

/** Returns the pattern of a paint, or the hatching: a path on a square that is repeated. */
export function patternOf(paint: Paint | 'hatch'): { size: number; path: string } | undefined {
  if (paint === 'hatch') return hatch;
  const path = patternPaths[paints.indexOf(paint) % patternPaths.length];
  return path === undefined ? undefined : { size: tileSize, path };
}

/** Style properties that let the styles of a chart find its patterns. */
export function patternVariables(id: string): Record<string, string> {
  return Object.fromEntries([...paints, 'hatch'].map((paint) => [`--chart-pattern-${paint}`, `url(#${id}-${paint})`]));
}

/** Definitions of the patterns of a chart: one for each paint, and the hatching of unfinished periods. */
export function ChartPatterns({ id }: { id: string }): ReactElement {
  return (
    <defs>
      {paints.map((paint) => (
        <pattern key={paint} id={`${id}-${paint}`} width={tileSize} height={tileSize} patternUnits="userSpaceOnUse">
          <rect width={tileSize} height={tileSize} className={`chart-ground-${paint}`} />
          <path d={patternOf(paint)?.path} className="chart-pattern-line" />
        </pattern>
      ))}
      <pattern id={`${id}-hatch`} width={hatch.size} height={hatch.size} patternUnits="userSpaceOnUse">
        <path d={hatch.path} className="chart-hatch-line" />
      </pattern>
    </defs>
  );
}
