import type { ReactElement } from 'react';
import { lightChartPalette } from '../palette/chartPalette.ts';
import type { Paint } from '../palette/chartVariables.ts';

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

/** Style properties that let the styles of a chart find its patterns. */
export function patternVariables(id: string): Record<string, string> {
  return Object.fromEntries([...paints, 'hatch'].map((paint) => [`--chart-pattern-${paint}`, `url(#${id}-${paint})`]));
}

/** Definitions of the patterns of a chart: one for each paint, and the hatching of unfinished periods. */
export function ChartPatterns({ id }: { id: string }): ReactElement {
  return (
    <defs>
      {paints.map((paint, index) => (
        <pattern key={paint} id={`${id}-${paint}`} width={8} height={8} patternUnits="userSpaceOnUse">
          <rect width={8} height={8} className={`chart-ground-${paint}`} />
          <path d={patternPaths[index % patternPaths.length]} className="chart-pattern-line" />
        </pattern>
      ))}
      <pattern id={`${id}-hatch`} width={6} height={6} patternUnits="userSpaceOnUse">
        <path d="M0,6L6,0M-1.5,1.5L1.5,-1.5M4.5,7.5L7.5,4.5" className="chart-hatch-line" />
      </pattern>
    </defs>
  );
}
