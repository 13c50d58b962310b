import {
  darkChartPalette,
  highContrastChartPalette,
  lightChartPalette,
  readableOn,
  type ChartPalette,
} from './chartPalette.ts';

function variablesOf(palette: ChartPalette): Record<string, string> {
  const numbered = (name: string, colors: readonly string[]) =>
    colors.map((color, index): [string, string] => [`--chart-${name}-${index}`, color]);
  return Object.fromEntries([
    ...numbered('series', palette.series),
    ...numbered('sequential', palette.sequential),
    ...numbered('on-sequential', palette.sequential.map(readableOn)),
    ...numbered('diverging', palette.diverging),
    ...numbered('on-diverging', palette.diverging.map(readableOn)),
    ['--chart-comparison', palette.comparison],
    ['--chart-positive', palette.positive],
    ['--chart-negative', palette.negative],
  ]);
}

/** Styles of the element around a chart: its colours as CSS variables, in each colour scheme. */
export const chartVariables = {
  ...variablesOf(lightChartPalette),
  '[data-color-scheme="dark"] &': variablesOf(darkChartPalette),
  '[data-color-scheme="high-contrast"] &': variablesOf(highContrastChartPalette),
  // Paper is white, whatever the screen shows.
  '@media print': { '&&': variablesOf(lightChartPalette) },
} as const;

/** Paint of an area or a line of a chart. */
export type Paint = 'comparison' | 'positive' | 'negative' | `series-${number}`;

/** The paint of the series at a position; colours repeat after eight. */
export const seriesPaint = (position: number): Paint => `series-${position % lightChartPalette.series.length}`;
