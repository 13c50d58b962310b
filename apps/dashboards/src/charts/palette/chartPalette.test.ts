import { darkPalette, highContrastPalette, lightPalette } from '@agency-insights/ui-kit';
import {
  darkChartPalette,
  faintOpacity,
  highContrastChartPalette,
  lightChartPalette,
  mixColors,
  readableOn,
  sequentialStep,
} from './chartPalette.ts';
import { steppedScaleOf } from './colorScaleOf.ts';

type Color = [number, number, number];
const schemes = [
  ['light', lightChartPalette, lightPalette],
  ['dark', darkChartPalette, darkPalette],
  ['high contrast', highContrastChartPalette, highContrastPalette],
] as const;

/** Red, green and blue as amounts of light from 0 to 1. */
function linear(color: string): Color {
  return [1, 3, 5].map((start) => {
    const share = parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Color;
}

/** The contrast ratio of WCAG 2.2. */
function contrast(first: string, second: string): number {
  const luminance = (color: string) => {
    const [red, green, blue] = linear(color);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}

/** How people see colours: all, and without red, green or blue cones (Machado, Oliveira and Fernandes, 2009). */
const eyes: readonly (readonly Color[])[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
];

const dot = (row: Color, color: Color) => row.reduce((sum, share, index) => sum + share * (color[index] ?? 0), 0);

/** A colour in OKLab (Ottosson, 2020), where distances are as large as people see them. */
function oklab(color: Color): Color {
  const cones: Color[] = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ];
  const roots = cones.map((row) => Math.cbrt(dot(row, color))) as Color;
  const axes: Color[] = [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ];
  return axes.map((row) => dot(row, roots)) as Color;
}

function seen(color: string, eye: readonly Color[]): Color {
  return oklab(eye.map((row) => Math.min(1, Math.max(0, dot(row, linear(color))))) as Color);
}

function distance(first: string, second: string): number {
  return Math.min(
    ...eyes.map((eye) =>
      Math.hypot(...seen(first, eye).map((value, index) => value - (seen(second, eye)[index] ?? 0))),
    ),
  );
}

describe.each(schemes)('chart colours of the %s scheme', (_, chart, kit) => {
  it('have a contrast of 3:1 with page and surfaces', () => {
    for (const color of [...chart.series, chart.positive, chart.negative, chart.comparison])
      for (const ground of [kit.page, kit.surface])
        expect({ color, ground, enough: contrast(color, ground) >= 3 }).toEqual({ color, ground, enough: true });
  });

  it('are distinguishable with each type of colour blindness', () => {
    chart.series.forEach((color, index) => {
      for (const other of chart.series.slice(0, index))
        expect({ color, other, far: distance(color, other) > 0.08 }).toEqual({ color, other, far: true });
    });
  });

  it('have a contrast of 4.5:1 with values in cells', () => {
    for (const color of [...chart.sequential, ...chart.diverging])
      expect(contrast(color, readableOn(color))).toBeGreaterThanOrEqual(4.5);
  });

  it('have a contrast of 4.5:1 with names in faint cells', () => {
    for (const color of [...chart.sequential, ...chart.diverging])
      expect(contrast(mixColors(kit.surface, color, faintOpacity), kit.text)).toBeGreaterThanOrEqual(4.5);
  });
});

it('cells of the dark scheme have white text with a contrast of 5:1', () => {
  for (const color of [...darkChartPalette.sequential, ...darkChartPalette.diverging])
    expect({ color, text: readableOn(color), enough: contrast(color, '#ffffff') >= 5 }).toEqual({
      color,
      text: '#ffffff',
      enough: true,
    });
});

describe('colour steps', () => {
  it.each([
    [0, 0, 10, 0],
    [10, 0, 10, 6],
    [5, 0, 10, 3],
    [4, 4, 4, 6],
  ])('assign %d between %d and %d to step %d', (value, min, max, step) => {
    expect(sequentialStep(value, min, max)).toBe(step);
  });

  it('have round edges around zero, and keep other values distinct despite an outlier', () => {
    const { edges, classOf } = steppedScaleOf(
      'diverging',
      [0.004, 0.03, -0.07, 0.11, 0.02, -0.005, 0.06, 0.12, -0.03, 4.2],
    );
    expect(edges).toEqual([-0.1, -0.05, -0.01, 0.01, 0.05, 0.1]);
    expect([-0.2, -0.1, -0.07, -0.03, -0.004, 0, 0.004, 0.03, 0.06, 0.11, 4.2].map(classOf)).toEqual(
      [0, 0, 1, 2, 3, 3, 3, 4, 5, 6, 6].map((step) => `chart-diverging-${step}`),
    );
  });

  it('have round edges up to the largest value, denser for small values', () => {
    const { edges, classOf } = steppedScaleOf('sequential', [0.61, 0.002, 0.09]);
    expect(edges).toEqual([0.01, 0.02, 0.05, 0.1, 0.2, 0.5]);
    expect([-1, 0.002, 0.02, 0.09, 0.61].map(classOf)).toEqual(
      [0, 0, 2, 3, 6].map((step) => `chart-sequential-${step}`),
    );
  });

  it.each(['sequential', 'diverging'] as const)('of a %s scale have no edges if all values are zero', (kind) => {
    expect(steppedScaleOf(kind, [0, 0]).edges).toEqual([]);
    expect(steppedScaleOf(kind, [0, 0]).classOf(0)).toBe(`chart-${kind}-${kind === 'diverging' ? 3 : 0}`);
  });
});
