import type { LegendEntry } from './ChartFigure.types.ts';

/** The entry of a legend for the values from before the last change of filters. */
export const ghostEntry: LegendEntry = { label: 'Before', paint: 'comparison', kind: 'ghost' };
