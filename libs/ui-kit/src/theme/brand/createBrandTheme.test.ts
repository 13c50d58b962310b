import fc from 'fast-check';
import { darkPalette, highContrastPalette, lightPalette, type KitPalette } from '../palette.ts';
import { muiLocale } from '../../locales/de.ts';
import { brandPalette } from './brandPalette.ts';
import { contrastRatio } from './contrastRatio.ts';
import { createBrandTheme } from './createBrandTheme.ts';
import { designTokens, designTokensCss } from './designTokens.ts';
import { toOklch } from './oklch.ts';

const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

type Pair = readonly [keyof KitPalette, keyof KitPalette];

const grounds = ['page', 'surface', 'overlay', 'sunken', 'hover'] as const;
const texts: readonly Pair[] = [
  ...grounds.flatMap((ground): Pair[] => [
    ['text', ground],
    ['textMuted', ground],
  ]),
  ...(['page', 'surface', 'overlay'] as const).map((ground): Pair => ['danger', ground]),
  ['warning', 'surface'],
  ['warning', 'overlay'],
  ['info', 'surface'],
  ['onInverse', 'inverse'],
  ['accent', 'surface'],
  ['accent', 'overlay'],
  ['onAccentFill', 'accentFill'],
  ['onAccentFill', 'accentFillHover'],
  ['onAccentSoft', 'accentSoft'],
  ['onAccentSoft', 'page'],
  ['onAccentSoft', 'surface'],
  ['onAccentSoft', 'overlay'],
  ['onAccentSoft', 'hover'],
  ['text', 'accentSoft'],
  ['onBadge', 'badge'],
  ['onAvatar', 'avatar'],
  ['onAppBar', 'appBar'],
  ['success', 'surface'],
  ['success', 'overlay'],
  ['onSuccessSoft', 'successSoft'],
  ['onSuccessSoft', 'page'],
];
const controls: readonly Pair[] = [
  ['accent', 'page'],
  ['accent', 'sunken'],
  ['accentFill', 'surface'],
  ['badge', 'surface'],
  ['controlLine', 'page'],
  ['controlLine', 'surface'],
  ['controlLine', 'overlay'],
  ['controlLineHover', 'surface'],
  ['dangerFill', 'surface'],
];

describe.each([
  ['light', lightPalette, 4.5],
  ['dark', darkPalette, 4.5],
  ['high-contrast', highContrastPalette, 7],
])('a brand in the %s scheme', (_scheme, base, min) => {
  it(`Every text has at least ${min}:1 and controls have at least 3:1, for any brand colours [PLUS-18]`, () => {
    fc.assert(
      fc.property(color, color, color, (primary, secondary, success) => {
        const palette = brandPalette(base, { primary, secondary, success }, { text: min, control: 3 });
        const weak = [
          ...texts.map((pair) => [pair, min] as const),
          ...controls.map((pair) => [pair, 3] as const),
        ].filter(([[one, other], goal]) => contrastRatio(palette[one], palette[other]) < goal);
        expect(weak).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

/** Surfaces, lines, hovered and chosen items, and the top bar. */
const tinted = [...grounds, 'line', 'lineOverlay', 'controlLine', 'accentSoft', 'appBar', 'inverse'] as const;

describe.each(['#6b2fa0', '#0b5fff', '#c2410c'])('the dark scheme of the brand %s', (primary) => {
  it.each(tinted)('The colour %s has a trace of the hue of the brand, or none', (name) => {
    const palette = brandPalette(darkPalette, { primary }, { text: 4.5, control: 3 });
    const { hue, chroma } = toOklch(palette[name]);
    const distance = Math.abs(Math.sin((hue - toOklch(primary).hue) / 2));
    expect(chroma < 0.005 || distance < 0.12).toBe(true);
  });
});

describe('createBrandTheme', () => {
  it('createBrandTheme keeps readable colours, and reports those that it changed', () => {
    const { changes } = createBrandTheme({ primary: '#0b5fff', secondary: '#1a1a40' });
    expect(changes.filter(({ scheme }) => scheme === 'light')).toEqual([]);
    const yellow = createBrandTheme({ primary: '#ffcc00' }).changes;
    expect(yellow).toContainEqual(
      expect.objectContaining({ scheme: 'light', color: 'accent', wanted: '#ffcc00', contrast: 1.51 }),
    );
  });

  it('createBrandTheme passes options of MUI on, and merges further ones such as a locale of MUI', () => {
    const { theme } = createBrandTheme(
      { primary: '#0b5fff', font: 'Inter, sans-serif', radius: 4, density: 'compact' },
      { spacing: 4, shape: { borderRadius: 6 }, components: { MuiButton: { defaultProps: { disableRipple: true } } } },
      muiLocale,
    );
    expect(theme.insights.density).toBe('compact');
    expect(theme.typography.h1.fontFamily).toBe('Inter, sans-serif');
    expect(theme.shape.borderRadius).toBe(6);
    expect(theme.components?.MuiButton?.defaultProps).toEqual({ disableRipple: true });
    expect(theme.components?.MuiAlert?.defaultProps).toEqual({ closeText: 'Schließen' });
  });

  it('createBrandTheme refuses an invalid colour and an invalid radius', () => {
    expect(() => createBrandTheme({ primary: 'blue' })).toThrow(
      'createBrandTheme: `primary` must be a colour as #rrggbb, such as "#0b5fff", not "blue".',
    );
    expect(() => createBrandTheme({ primary: '#0b5fff', radius: 40 })).toThrow(RangeError);
  });

  it.each([
    [undefined, '`primary` must be a colour as #rrggbb, such as "#0b5fff", not undefined.'],
    [{}, '`primary` must be a colour as #rrggbb, such as "#0b5fff", not undefined.'],
    [{ primary: '#0b5fff', density: 'dense' }, '`density` must be "comfortable" or "compact", not "dense".'],
    [{ primary: '#0b5fff', direction: 'left' }, '`direction` must be "ltr" or "rtl", not "left".'],
  ])('createBrandTheme says what is wrong with %j', (brand, message) => {
    expect(() => createBrandTheme(brand as never)).toThrow(`createBrandTheme: ${message}`);
  });

  it('createBrandTheme refuses a palette without a scheme, and merges one of a scheme into the colours of the brand', () => {
    const brand = { primary: '#0b5fff' };
    const palette = { background: { default: '#fffaf0' } };
    expect(() => createBrandTheme(brand, { palette } as never)).toThrow('`palette` has no effect');
    const { theme } = createBrandTheme(brand, { colorSchemes: { light: { palette } } });
    expect(theme.palette.background).toMatchObject({ default: '#fffaf0', paper: lightPalette.surface });
    expect(theme.palette.primary.main).toBe('#0b5fff');
  });
});

describe('tokens of a theme', () => {
  const { theme } = createBrandTheme({ primary: '#0b5fff', radius: 4 });

  it('designTokens returns a W3C design-token file', () => {
    expect(designTokens(theme)).toMatchObject({
      color: { light: { accentFill: { $type: 'color', $value: '#0b5fff' } }, dark: {}, 'high-contrast': {} },
      radius: { $type: 'dimension', $value: '4px' },
      controlHeight: { lg: { $type: 'dimension', $value: '36px' } },
    });
  });

  it('designTokensCss returns the CSS variables that the kit uses', () => {
    const css = designTokensCss(theme);
    expect(css).toContain('--mui-palette-kit-accentFill: #0b5fff;');
    expect(css).toContain('--mui-shape-borderRadius: 4px;');
    expect(css).toContain('[data-color-scheme="high-contrast"] {');
  });
});
