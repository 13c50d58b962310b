import { colors, fontSizes } from '@agency-insights/ui-kit';
import { faintOpacity, lightChartPalette } from '../palette/chartPalette.ts';
import { chartVariables } from '../palette/chartVariables.ts';

const numbers = lightChartPalette.series.map((_, position) => `series-${position}`);
const paints = [...numbers, 'comparison', 'positive', 'negative'];
const patterned = [...numbers, 'positive', 'negative'];

const fills = Object.fromEntries(
  paints.flatMap((paint) => [
    [`.chart-fill-${paint}, .chart-ground-${paint}`, { fill: `var(--chart-${paint})` }],
    [`.chart-stroke-${paint}`, { stroke: `var(--chart-${paint})` }],
  ]),
);
const patternFills = (root: '&' | '&&') =>
  Object.fromEntries(
    patterned.map((paint) => [`${root} .chart-fill-${paint}`, { fill: `var(--chart-pattern-${paint})` }]),
  );
const plainFills = Object.fromEntries(
  patterned.map((paint) => [`&& .chart-fill-${paint}`, { fill: `var(--chart-${paint})` }]),
);
const steps = lightChartPalette.sequential.map((_, step) => step);
const middle = (steps.length - 1) / 2;

/** Where colours do not tell lines apart, dashes do; the first line is whole. Lines that have dashes anyway keep them. */
const lineDashes = Object.fromEntries(
  Object.entries({
    comparison: '10 4',
    'series-1': '6 4 2 4',
    'series-2': '4 3',
    'series-3': '14 3',
    'series-4': '2 3',
  }).map(([paint, dashes]) => [
    `& .chart-line.chart-stroke-${paint}:not(.chart-dots, .chart-dashes)`,
    { strokeDasharray: dashes },
  ]),
);

/** In forced colours only lightness is left: darker is more; below the middle of two directions, outlines are dashed. */
const forcedScales = Object.fromEntries(
  steps.flatMap((step) => {
    const distance = Math.abs(step - middle) / middle;
    return [
      [`&& .chart-sequential-${step}`, forcedCell(step / (steps.length - 1))],
      [`&& .chart-diverging-${step}`, { ...forcedCell(distance), ...(step < middle && { strokeDasharray: '2 2' }) }],
    ];
  }),
);

/** A cell of a colour scale between the ground (0) and nearly the text (1) of forced colours. */
function forcedCell(strength: number) {
  const percent = Math.round(strength * 85);
  return {
    fill: `color-mix(in srgb, CanvasText ${percent}%, Canvas)`,
    stroke: 'CanvasText',
    '& + text, & ~ .chart-moved': { fill: percent > 50 ? 'Canvas' : 'CanvasText' },
  };
}

/** Above and below zero differ by more than their colours. */
const belowZero = {
  [steps
    .slice(0, middle)
    .map((step) => `& .chart-diverging-${step}`)
    .join()]: { stroke: colors.text, strokeDasharray: '2 2' },
};

const scaleFills = Object.fromEntries(
  ['sequential', 'diverging'].flatMap((scale) =>
    lightChartPalette.sequential.map((_, step) => [
      `.chart-${scale}-${step}`,
      {
        fill: `var(--chart-${scale}-${step})`,
        '& + text, & ~ .chart-moved': { fill: `var(--chart-on-${scale}-${step})` },
      },
    ]),
  ),
);

/** The words of a cell that is faint. */
function faintText(root: '&' | '&&'): string {
  const cell = `${root} .chart-faint .chart-cell`;
  return `${cell} + text, ${cell} ~ .chart-moved`;
}

/** Styles of the element around a drawing: colours by class name, so that a change of scheme renders nothing. */
export const chartStyles = {
  ...chartVariables,
  '& text': { fontSize: fontSizes.xs, fontFamily: 'inherit', fill: colors.text, fontVariantNumeric: 'tabular-nums' },
  '& .chart-muted': { fill: colors.textMuted },
  // A halo: text stays readable over points.
  '& .chart-on-data': { paintOrder: 'stroke', stroke: colors.surface, strokeWidth: 3 },
  '& .chart-strong': { fontWeight: 500 },
  '& .chart-grid': { stroke: colors.line, shapeRendering: 'crispEdges' },
  '& .chart-zero': { stroke: colors.controlLine, shapeRendering: 'crispEdges' },
  '& .chart-tick': { stroke: colors.text, strokeWidth: 2 },
  '& .chart-line': { fill: 'none', strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& .chart-thin': { strokeWidth: 1.5 },
  '& .chart-dashes': { strokeDasharray: '4 3' },
  '& .chart-dots': { strokeDasharray: '1 4' },
  '& .chart-outline': { stroke: colors.surface, strokeWidth: 1 },
  '& .chart-ghost': { fill: 'none', stroke: colors.textMuted, strokeWidth: 1.5, strokeDasharray: '3 2' },
  '& .chart-ghost-halo': { fill: 'none', stroke: colors.surface, strokeWidth: 3.5 },
  '& .chart-empty': { fill: colors.hover },
  '& .chart-hatch': { fill: 'var(--chart-pattern-hatch)' },
  '& .chart-hatch-line': { stroke: colors.controlLine, strokeWidth: 1, strokeOpacity: 0.55, fill: 'none' },
  '& .chart-pattern-line': { stroke: colors.surface, strokeWidth: 1.5, fill: 'none' },
  // Only shapes: their names stay readable.
  '& .chart-faint rect, & .chart-faint path, & rect.chart-faint, & path.chart-faint': { opacity: faintOpacity },
  '& .chart-halo': { fill: 'none', stroke: colors.surface, strokeWidth: 5 },
  '& .chart-see-through': { fillOpacity: 0.55 },
  '& .chart-see-through.chart-rim': { fillOpacity: 0.3 },
  '& .chart-rim': { strokeWidth: 0.75 },
  '& .chart-focus': { fill: 'none', stroke: colors.text, strokeWidth: 2 },
  '& .chart-focus-outer': { fill: 'none', stroke: colors.surface, strokeWidth: 5 },
  ...fills,
  ...scaleFills,
  // The ground of a faint cell is nearly that of the page.
  [faintText('&')]: { fill: colors.text },
  '[data-color-scheme="high-contrast"] &': {
    ...chartVariables['[data-color-scheme="high-contrast"] &'],
    // The scheme is on the root element, which occurs once in a selector.
    ...patternFills('&'),
    ...lineDashes,
    ...belowZero,
  },
  // Lines are drawn over them: see `usePaperPatterns`.
  '@media print': {
    ...chartVariables['@media print'],
    ...plainFills,
    ...lineDashes,
    ...belowZero,
    '&& rect.chart-hatch': { fill: 'none' },
  },
  '@media (forced-colors: active)': {
    '&&': Object.fromEntries(paints.map((paint) => [`--chart-${paint}`, 'CanvasText'])),
    ...patternFills('&&'),
    ...lineDashes,
    '& text': { fill: 'CanvasText' },
    '& .chart-pattern-line, & .chart-outline, & .chart-ghost-halo': { stroke: 'Canvas' },
    // A state without policies is still on the map.
    '& .chart-outline.chart-empty': { fill: 'Canvas', stroke: 'CanvasText' },
    '& .chart-hatch-line, & .chart-zero, & .chart-tick, & .chart-ghost': { stroke: 'CanvasText' },
    '& .chart-grid': { stroke: 'GrayText', strokeDasharray: '1 3' },
    '& .chart-focus': { stroke: 'Highlight' },
    '& .chart-cell': { fill: 'Canvas', stroke: 'CanvasText', '& + text, & ~ .chart-moved': { fill: 'CanvasText' } },
    ...forcedScales,
    [faintText('&&')]: { fill: 'CanvasText' },
  },
} as const;
