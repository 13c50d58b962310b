import {
  makeTheme,
  type BrandMuiOptions,
  type InsightsTheme,
  type InsightsThemeOptions,
} from '../createInsightsTheme.ts';
import { darkPalette, highContrastPalette, lightPalette, type KitPalette } from '../palette.ts';
import type { Density } from '../tokens.ts';
import { brandPalette, type BrandColors, type ContrastGoal } from './brandPalette.ts';
import { contrastRatio } from './contrastRatio.ts';

/** What a brand looks like. Colours are written as #rrggbb. */
export interface BrandOptions extends BrandColors {
  /** Font family of all texts, as in CSS. The page loads it. Default: Roboto. */
  font?: string;
  /** Corner radius in px, 0 to 16. Default 8. */
  radius?: number;
  /** Density of controls and lists. Default `comfortable`. */
  density?: Density;
  /** Direction of the language. Default `ltr`. */
  direction?: 'ltr' | 'rtl';
  /** Default props and style overrides of MUI's components and of the kit's. */
  components?: InsightsThemeOptions['components'];
}

/** A colour that was adjusted for contrast. */
export interface BrandChange {
  /** The scheme. */
  scheme: 'light' | 'dark' | 'high-contrast';
  /** The name of the colour in `KitPalette`. */
  color: 'accent' | 'accentFill' | 'appBar' | 'success';
  /** The brand's colour. */
  wanted: string;
  /** The tone that is used. */
  used: string;
  /** Contrast of the brand's colour with the surface of the scheme, and for `appBar` with its text. */
  contrast: number;
}

/** A theme in the colours of a brand. */
export interface BrandTheme {
  /** The theme, for `InsightsThemeProvider`. */
  theme: InsightsTheme;
  /** What was changed for contrast; empty where the brand's colours are used as they are. */
  changes: readonly BrandChange[];
}

const schemes = [
  ['light', lightPalette, { text: 4.5, control: 3 }],
  ['dark', darkPalette, { text: 4.5, control: 3 }],
  ['high-contrast', highContrastPalette, { text: 7, control: 3 }],
] as const satisfies readonly (readonly [BrandChange['scheme'], KitPalette, ContrastGoal])[];

/**
 * Makes a theme in the colours of a brand. Texts reach a contrast of 4.5:1 (7:1 in high contrast), controls 3:1 in every
 * scheme: a colour that does not is replaced by the nearest lighter or darker tone of its hue, which `changes` reports.
 * @param options Options of MUI's `createTheme`, merged over these.
 * @param more More options, as for `createTheme`: the `muiLocale` of a locale pack.
 * @throws TypeError for a colour that is not written as #rrggbb, without `primary`, and for a `palette`, which has no effect;
 * RangeError for a radius that is not from 0 to 16, and for an unknown density or direction.
 */
export function createBrandTheme(brand: BrandOptions, options: BrandMuiOptions = {}, ...more: object[]): BrandTheme {
  assertBrand(brand, options);
  const { font, radius, density, direction, components } = brand;
  const palettes = Object.fromEntries(
    schemes.map(([scheme, base, goal]) => [scheme, brandPalette(base, brand, goal)]),
  ) as Record<BrandChange['scheme'], KitPalette>;
  const theme = makeTheme(
    { density, direction, components },
    { palettes, font, cornerRadius: radius, muiOptions: options },
    more,
  );
  return { theme, changes: changesOf(brand, palettes) };
}

function changesOf(brand: BrandColors, palettes: Record<BrandChange['scheme'], KitPalette>): BrandChange[] {
  const wanted = [
    ['accent', brand.primary],
    ['accentFill', brand.primary],
    ['success', brand.success],
    ['appBar', brand.secondary],
  ] as const;
  return schemes.flatMap(([scheme]) =>
    wanted.flatMap(([color, given]) => {
      const { [color]: used, surface, onAppBar } = palettes[scheme];
      if (given === undefined || used === given.toLowerCase()) return [];
      const contrast = contrastRatio(given, color === 'appBar' ? onAppBar : surface);
      // The bar has another tone in other schemes; that is no matter of contrast.
      if (color === 'appBar' && contrast >= 4.5) return [];
      return [{ scheme, color, wanted: given, used, contrast: Math.round(contrast * 100) / 100 }];
    }),
  );
}

/** Callers without TypeScript may leave out anything. */
function assertBrand(brand: BrandOptions | undefined, options: object): void {
  const { primary, secondary, success, radius, density, direction } = brand ?? {};
  for (const [name, color] of Object.entries({ primary, secondary, success })) {
    if ((color === undefined && name !== 'primary') || /^#[\da-f]{6}$/i.test(String(color))) continue;
    throw new TypeError(
      `createBrandTheme: \`${name}\` must be a colour as #rrggbb, such as "#0b5fff", not ${JSON.stringify(color)}.`,
    );
  }
  if (radius !== undefined && !(radius >= 0 && radius <= 16))
    throw new RangeError(`createBrandTheme: \`radius\` must be a number of px from 0 to 16, not ${radius}.`);
  assertOneOf('density', density, ['comfortable', 'compact']);
  assertOneOf('direction', direction, ['ltr', 'rtl']);
  if ('palette' in options)
    throw new TypeError(
      'createBrandTheme: `palette` has no effect. Colours belong to a scheme: `colorSchemes: { light: { palette } }`.',
    );
}

function assertOneOf(name: string, value: string | undefined, known: readonly string[]): void {
  if (value === undefined || known.includes(value)) return;
  const words = known.map((one) => `"${one}"`).join(' or ');
  throw new RangeError(`createBrandTheme: \`${name}\` must be ${words}, not ${JSON.stringify(value)}.`);
}
