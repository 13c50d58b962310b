import { darkPalette, highContrastPalette, lightPalette } from '@agency-insights/ui-kit';

/** Colours of charts in one colour scheme. */
export interface ChartPalette {
  /** Colours of series, the first ones farthest apart; each has at least 3:1 against page and surfaces. */
  series: readonly string[];
  /** What is compared with: peers, last year, totals of an earlier period. */
  comparison: string;
  /** A rise, or what was won. */
  positive: string;
  /** A fall, or what was lost. */
  negative: string;
  /** From little to much: fills of heat maps and maps. */
  sequential: readonly string[];
  /** From far below to far above zero, with a neutral middle. */
  diverging: readonly string[];
}

/** The number of steps of `sequential`. */
export const sequentialSteps = 7;
/** The number of steps of `diverging`; the middle one is around zero. */
export const divergingSteps = 7;

/** How much of a mark is seen while others are selected. */
export const faintOpacity = 0.3;

const channels = (color: string) => [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));

/** Mixes two colours written as #rrggbb; a share of 0 is the first one. */
export function mixColors(first: string, second: string, share: number): string {
  const others = channels(second);
  const mixed = channels(first).map((value, index) => Math.round(value + ((others[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns black or white, whichever is easier to read on a colour. */
export function readableOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}

function ramp(from: string, to: string, steps: number): string[] {
  return Array.from({ length: steps }, (_, step) => mixColors(from, to, (step + 1) / steps));
}

function diverge(low: string, middle: string, high: string): string[] {
  const side = (divergingSteps - 1) / 2;
  return [...ramp(middle, low, side).reverse(), middle, ...ramp(middle, high, side)];
}

/** Chart colours of the light scheme. */
export const lightChartPalette: ChartPalette = {
  series: ['#3d9a54', '#2f4fa8', '#a576c1', '#672b1b', '#953f5e', '#617209', '#473368', '#ad5a87'],
  comparison: '#7d8a95',
  positive: '#3d9a54',
  negative: lightPalette.danger,
  sequential: ramp('#dfe7f7', '#4a6fc3', sequentialSteps),
  diverging: diverge('#d45a5a', '#eef1f4', '#55ab69'),
};

/** Chart colours of the dark scheme. */
export const darkChartPalette: ChartPalette = {
  series: ['#5dbb72', '#a9bff5', '#eee93c', '#a165c3', '#d95029', '#8afbd2', '#cd81bb', '#4a8a64'],
  comparison: darkPalette.controlLineHover,
  positive: '#5dbb72',
  negative: darkPalette.danger,
  // Dark enough for white text on each step: black text on a middle tone is hard to read beside so much light text.
  sequential: ramp('#1f3a55', '#4668bd', sequentialSteps),
  diverging: diverge('#b0413e', '#263d50', '#2c7d42'),
};

/** Chart colours of the high-contrast scheme; areas carry patterns too. */
export const highContrastChartPalette: ChartPalette = {
  series: ['#0f5323', '#1f4fa8', '#9c196c', '#7c7903', '#3f1055', '#197cb3', '#cc4279', '#033607'],
  comparison: '#595959',
  positive: highContrastPalette.accent,
  negative: highContrastPalette.danger,
  sequential: ramp('#f4f6fb', '#0b2f6b', sequentialSteps),
  diverging: diverge('#8f0d0d', '#f2f2f2', '#0f5323'),
};

/** The step of a sequential scale that a value falls in; all values in one step where they are the same. */
export function sequentialStep(value: number, min: number, max: number): number {
  if (!(max > min)) return sequentialSteps - 1;
  const step = Math.floor(((value - min) / (max - min)) * sequentialSteps);
  return Math.max(0, Math.min(sequentialSteps - 1, step));
}
