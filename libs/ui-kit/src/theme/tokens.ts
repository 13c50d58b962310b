import { lightPalette, type KitPalette } from './palette.ts';

/** The shared scale of control sizes: compact, small, medium, large. */
export type ControlSize = 'cp' | 'sm' | 'md' | 'lg';

/** Density: `comfortable` for reading and choosing, `compact` for dense work. */
export type Density = 'comfortable' | 'compact';

/** The sizes in ascending order. */
export const controlSizes: readonly ControlSize[] = ['cp', 'sm', 'md', 'lg'];

/** The height of a control by size, in px. */
export const controlHeights: Readonly<Record<ControlSize, number>> = { cp: 24, sm: 28, md: 32, lg: 36 };

/** The text size of a control by size, in px. */
export const controlFontSizes: Readonly<Record<ControlSize, number>> = { cp: 12, sm: 12, md: 14, lg: 14 };

/** The horizontal padding of a control by size, in px. */
export const controlPaddings: Readonly<Record<ControlSize, number>> = { cp: 8, sm: 10, md: 12, lg: 14 };

/** The icon size of a control by size, in px. */
export const controlIconSizes: Readonly<Record<ControlSize, number>> = { cp: 16, sm: 16, md: 18, lg: 20 };

/** By how many px rows are lower where the density is compact. */
export const compactRowCut = 8;

/**
 * The height of a row that is read or pressed, as a CSS length: compact themes take `compactRowCut` off.
 * @param comfortablePx Its height in px where the density is comfortable.
 * @param share The share of the cut that is taken: a half for the space above, and a half for that below.
 */
export const rowSpace = (comfortablePx: number, share = 1): string =>
  `calc(${comfortablePx}px - ${share} * var(--mui-insights-rowCut, 0px))`;

/** The one corner radius, in px. */
export const radius = 8;

const corner = `var(--mui-shape-borderRadius, ${radius}px)`;

/** Corner radii as CSS lengths, which follow the radius of the theme. */
export const corners = {
  /** Surfaces and controls. */
  outer: corner,
  /** What lies inside a rounded surface. */
  inner: `calc(${corner} - 2px)`,
  /** Small marks and bars. */
  small: `calc(${corner} / 2)`,
} as const;

/** Stacking order of what floats above the page. */
export const layers = {
  /** Popovers inside the page flow. */
  popover: 5,
  /** Option lists and calendars: they open from inside drawers and dialogs. */
  dropdown: 9999,
  /** Toasts: above drawers and dialogs, and beneath everything that opens from a control (MUI's layer for them). */
  toast: 1400,
  /** Tooltips: above everything. */
  tooltip: 10_001,
} as const;

const cssVariable = (name: string) => `var(--mui-palette-kit-${name}, ${lightPalette[name as keyof KitPalette]})`;

/**
 * The kit's colours as references to CSS variables, to be used in styles.
 * They follow the colour scheme without a render; outside a theme provider they fall back to the light scheme.
 */
export const colors: Readonly<KitPalette> = Object.fromEntries(
  Object.keys(lightPalette).map((name) => [name, cssVariable(name)]),
) as unknown as KitPalette;

/** The text sizes of the type scale, in rem of a 16 px root: 12, 14, 16, 20, 24 px. */
export const fontSizes = { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.5rem' } as const;

/** What marks the chosen one of several where the system gives the colours: its own for what is selected. */
export const selectedInForcedColors = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const;

/** Selects an element in the high-contrast scheme alone, for what it draws otherwise than by other colours. */
export const inHighContrast = '[data-color-scheme="high-contrast"] &';

/** The ring that marks the focused control. */
export const focusRing = { outline: `2px solid ${colors.accent}`, outlineOffset: 2 } as const;
