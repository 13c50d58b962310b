import type { InsightsTheme } from '../createInsightsTheme.ts';
import type { KitPalette } from '../palette.ts';

/** A token in the format of the W3C Design Tokens Community Group. */
export interface DesignToken {
  /** What kind of value it is. */
  $type: 'color' | 'dimension' | 'fontFamily' | 'number' | 'shadow';
  /** The value: a colour as #rrggbb, a length with its unit. */
  $value: string | number;
}

/** Tokens by name, in groups. */
export interface DesignTokenGroup {
  [name: string]: DesignToken | DesignTokenGroup;
}

const shadows = new Set<string>(['shadowRaised', 'shadowOverlay']);

/**
 * Returns the tokens of a theme as a W3C design-token file: `color` by scheme, `radius`, `controlHeight`, `fontSize`,
 * `layer` and `font`. Write it with `JSON.stringify` for design tools.
 */
export function designTokens(theme: InsightsTheme): DesignTokenGroup {
  const { controlHeight, fontSize, layer } = theme.insights;
  return {
    color: Object.fromEntries(palettesOf(theme).map(([scheme, palette]) => [scheme, colorTokens(palette)])),
    radius: { $type: 'dimension', $value: `${theme.shape.borderRadius}px` },
    controlHeight: tokensOf('dimension', controlHeight),
    fontSize: tokensOf('dimension', fontSize),
    layer: Object.fromEntries(
      Object.entries(layer).map(([name, value]) => [name, { $type: 'number', $value: Number(value) }]),
    ),
    font: { $type: 'fontFamily', $value: String(theme.typography.fontFamily) },
  };
}

/**
 * Returns the tokens of a theme as CSS for pages without React: the variables that the kit itself uses, for `:root` and
 * for each `data-color-scheme`.
 */
export function designTokensCss(theme: InsightsTheme): string {
  const { controlHeight, fontSize, layer } = theme.insights;
  const shared = {
    'shape-borderRadius': `${theme.shape.borderRadius}px`,
    ...prefixed('insights-controlHeight', controlHeight),
    ...prefixed('insights-fontSize', fontSize),
    ...prefixed('insights-layer', layer),
  };
  const schemes = palettesOf(theme).map(([scheme, palette]) => {
    const selector = scheme === 'light' ? ':root' : `[data-color-scheme="${scheme}"]`;
    return rule(selector, { ...(scheme === 'light' && shared), ...prefixed('palette-kit', palette) });
  });
  return schemes.join('\n');
}

function rule(selector: string, variables: Readonly<Record<string, string>>): string {
  const lines = Object.entries(variables).map(([name, value]) => `  --mui-${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}

function prefixed(prefix: string, values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}-${name}`, String(value)]));
}

function tokensOf($type: DesignToken['$type'], values: object): DesignTokenGroup {
  return Object.fromEntries(Object.entries(values).map(([name, $value]) => [name, { $type, $value: String($value) }]));
}

function colorTokens(palette: KitPalette): DesignTokenGroup {
  return Object.fromEntries(
    Object.entries(palette).map(([name, $value]: [string, string]) => [
      name,
      { $type: shadows.has(name) ? 'shadow' : 'color', $value },
    ]),
  );
}

/** The kit's colours by scheme, the light ones first. */
function palettesOf(theme: InsightsTheme): [string, KitPalette][] {
  // MUI types the schemes of a theme only where the application has declared them.
  const { colorSchemes: schemes } = theme as unknown as {
    colorSchemes: Record<string, { palette: { kit: KitPalette } }>;
  };
  return ['light', 'dark', 'high-contrast'].flatMap((name) => {
    const scheme = schemes[name];
    return scheme ? [[name, scheme.palette.kit] as [string, KitPalette]] : [];
  });
}
