import {
  createColorScheme,
  createTheme,
  type PaletteOptions,
  type Shadows,
  type Theme,
  type ThemeOptions,
  type TypographyVariantsOptions,
} from '@mui/material/styles';
import type { InsightsComponents } from './InsightsComponents.types.ts';
import { mergeSchemes } from './mergeSchemes.ts';
import { darkPalette, highContrastPalette, lightPalette, type KitPalette } from './palette.ts';
import { themeComponents } from './themeComponents.ts';
import { tokenVariables, type TokenVariables } from './tokenVariables.ts';
import { colors, compactRowCut, radius, type ControlSize, type Density } from './tokens.ts';
import { typography } from './typography.ts';

/** What `createInsightsTheme` takes. */
export interface InsightsThemeOptions {
  /** Density of controls and lists. Default `comfortable`. */
  density?: Density;
  /** The direction that the language is written in, the same as `dir` of the page's `html`. Default `ltr`. */
  direction?: 'ltr' | 'rtl';
  /**
   * Default props and style overrides of MUI's components (`MuiDialog`) and of the kit's (`KitButton`). They add to the
   * kit's own and win over them.
   */
  components?: InsightsComponents;
}

/** What the kit adds to the MUI theme, under `theme.insights`. */
export interface InsightsThemeExtras {
  /** The density the theme was made with. */
  density: Density;
  /** The size of a control that names none: `lg` when comfortable, `md` when compact. */
  defaultControlSize: ControlSize;
  /** By how much rows are lower than when comfortable: `--mui-insights-rowCut`, `0px` or `8px`. */
  rowCut: string;
  /** Sizes and layers, which MUI turns into CSS variables such as `--mui-insights-controlHeight-lg`. */
  controlHeight: TokenVariables['controlHeight'];
  /** Text sizes: `--mui-insights-fontSize-sm`. */
  fontSize: TokenVariables['fontSize'];
  /** Stacking order: `--mui-insights-layer-popover`. */
  layer: TokenVariables['layer'];
}

/** A MUI theme made by `createInsightsTheme`. */
export type InsightsTheme = Theme & { insights: InsightsThemeExtras };

interface KitPaletteOptions extends PaletteOptions {
  kit: KitPalette;
}

const noShadow = 'none';
const shadows = [
  noShadow,
  ...Array.from({ length: 3 }, () => colors.shadowRaised),
  ...Array.from({ length: 21 }, () => colors.shadowOverlay),
] as unknown as Shadows;

/**
 * Makes the theme: CSS variables, three schemes (attribute `data-color-scheme` on the root element: `light`, `dark`,
 * `high-contrast`), Roboto, 8 px spacing, one radius, two elevations, and motion that follows the system's
 * reduced-motion setting. The variables: `--mui-palette-kit-<colour>`, `--mui-spacing`, `--mui-shape-borderRadius`,
 * `--mui-insights-rowCut`, `--mui-insights-controlHeight-<size>`, `--mui-insights-fontSize-<size>`, `--mui-insights-layer-<layer>`.
 * @param more More theme options, merged over these as by MUI's `createTheme`: the `muiLocale` of a locale pack.
 */
export function createInsightsTheme(options: InsightsThemeOptions = {}, ...more: object[]): InsightsTheme {
  return makeTheme(options, {}, more);
}

/**
 * Options of MUI's `createTheme`, with typography as an object. Colours are those of a scheme:
 * `colorSchemes: { light: { palette: { background: { default: '#fffaf0' } } } }`.
 */
export type BrandMuiOptions = Omit<ThemeOptions, 'typography' | 'palette'> & { typography?: TypographyVariantsOptions };

/** What a brand changes in a theme. */
export interface ThemeBrand {
  /** The kit's colours by scheme. Default: the kit's own. */
  palettes?: Readonly<Record<'light' | 'dark' | 'high-contrast', KitPalette>>;
  /** Font family. Default: Roboto. */
  font?: string;
  /** Corner radius in px. Default 8. */
  cornerRadius?: number;
  /** Options of MUI's `createTheme`, merged over the kit's. */
  muiOptions?: BrandMuiOptions;
}

const ownPalettes = { light: lightPalette, dark: darkPalette, 'high-contrast': highContrastPalette };

/** MUI types the style sheets for themes of its own call alone. */
type PrintedTheme = InsightsTheme & { generateStyleSheets: () => object[] };

/** Makes a theme; `more` is merged over the finished one. */
export function makeTheme(options: InsightsThemeOptions, brand: ThemeBrand, more: readonly object[]): InsightsTheme {
  const { density = 'comfortable', direction = 'ltr', components } = options;
  const { palettes = ownPalettes, font = typography.fontFamily, cornerRadius = radius, muiOptions = {} } = brand;
  const defaultControlSize: ControlSize = density === 'compact' ? 'md' : 'lg';
  const rowCut = density === 'compact' ? `${compactRowCut}px` : '0px';
  const insights: InsightsThemeExtras = { density, defaultControlSize, rowCut, ...tokenVariables };
  // MUI types the schemes light and dark alone; others need a declaration that would reach into every app.
  const otherSchemes = {
    'high-contrast': createColorScheme({ palette: muiPalette(palettes['high-contrast'], 'light') }),
  };
  const { typography: givenTypography, shape, components: givenComponents, colorSchemes, ...others } = muiOptions;
  const own: ThemeOptions = {
    cssVariables: { colorSchemeSelector: 'data-color-scheme' },
    defaultColorScheme: 'light',
    direction,
    motion: { reducedMotion: 'system' },
    spacing: 8,
    shadows,
    ...others,
    colorSchemes: mergeSchemes(
      {
        light: { palette: muiPalette(palettes.light, 'light') },
        dark: { palette: muiPalette(palettes.dark, 'dark') },
        ...otherSchemes,
      },
      colorSchemes,
    ),
    shape: { borderRadius: cornerRadius, ...shape },
    typography: { ...typography, fontFamily: font, ...givenTypography },
    // MUI names this type by another type of theme. Whether the two fit takes the compiler ten seconds to find out.
    components: themeComponents({
      ...components,
      ...(givenComponents as InsightsComponents),
    }) as unknown as ThemeOptions['components'],
  };
  const theme = createTheme(own, { insights }, ...more) as PrintedTheme;
  const styleSheets = theme.generateStyleSheets;
  // Paper is light: it has the variables of the root, which are the first two sheets.
  theme.generateStyleSheets = () =>
    styleSheets().map((sheet, index) => (index < 2 ? sheet : { '@media screen': sheet }));
  return theme;
}

function muiPalette(kit: KitPalette, mode: 'light' | 'dark'): KitPaletteOptions {
  const dark = mode === 'dark';
  return {
    mode,
    kit,
    primary: { main: kit.accent, dark: kit.accentFillHover, contrastText: dark ? kit.page : '#ffffff' },
    secondary: dark
      ? { main: kit.textMuted, contrastText: kit.page }
      : { main: mode === 'light' && kit.appBar !== '#000000' ? kit.appBar : '#071f30', contrastText: '#ffffff' },
    error: { main: dark ? kit.danger : kit.dangerFill, contrastText: dark ? kit.page : '#ffffff' },
    warning: { main: kit.warningFill, dark: kit.warning, contrastText: kit.onWarningFill },
    info: { main: kit.info, contrastText: dark ? kit.page : '#ffffff' },
    success: { main: kit.success, contrastText: dark ? kit.page : '#ffffff' },
    background: { default: kit.page, paper: kit.surface },
    text: { primary: kit.text, secondary: kit.textMuted, disabled: kit.textDisabled },
    divider: kit.line,
    action: { hover: kit.hover, selected: kit.accentSoft, disabled: kit.textDisabled, disabledBackground: kit.sunken },
  };
}
