import type { Components, Theme } from '@mui/material/styles';
import { systemPreferenceStyles } from './systemPreferences.ts';
import { floatingSurface } from './floatingSurface.ts';
import { colors, focusRing, fontSizes, corners, rowSpace, selectedInForcedColors } from './tokens.ts';

const floating = { ...floatingSurface, backgroundImage: 'none', borderRadius: corners.outer };

/** How the MUI components underneath look in this theme: flat, quiet, one focus ring, no ripple. */
export const componentDefaults: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: {
      body: {
        backgroundColor: colors.page,
        color: colors.text,
        fontVariantNumeric: 'tabular-nums',
        // Codes and file names break where their line ends; `anywhere` would let flex items shrink to single letters.
        overflowWrap: 'break-word',
        WebkitFontSmoothing: 'antialiased',
        MozOsxFontSmoothing: 'grayscale',
      },
      // The ring of every focused element without one of its own, in place of the browser's. Fields have theirs.
      ':where(:focus-visible:not(input))': focusRing,
      // A program moves the focus to a heading; with a ring it would look like something to press.
      ':where(h1, h2, [role="heading"])[tabindex="-1"]': { outline: 'none' },
      // They are as wide as their words, in a column of parts too.
      'label, legend': { maxWidth: '100%' },
      ...systemPreferenceStyles,
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // Browsers give buttons a font of their own.
      root: {
        fontFamily: 'inherit',
        '&.Mui-focusVisible': focusRing,
      },
    },
  },
  MuiPaper: {
    styleOverrides: { root: { backgroundImage: 'none', backgroundColor: colors.surface, color: colors.text } },
  },
  MuiDivider: { styleOverrides: { root: { borderColor: colors.line } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: colors.backdrop } } },
  },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiMenu: { styleOverrides: { paper: floating, list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        fontSize: fontSizes.sm,
        minHeight: 36,
        padding: `${rowSpace(6, 0.25)} 12px`,
        borderRadius: corners.inner,
        gap: 12,
        '&:hover, &.Mui-focusVisible': { backgroundColor: colors.hover },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: colors.accentSoft,
          color: colors.onAccentSoft,
          '@media (forced-colors: active)': { ...selectedInForcedColors, '& > svg': { color: 'inherit' } },
        },
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: {
        backgroundColor: colors.sunken,
        '@media (forced-colors: active)': { outline: '1px solid GrayText', outlineOffset: -1 },
      },
      text: { borderRadius: corners.small },
      rounded: { borderRadius: corners.small },
    },
  },
  MuiLink: {
    styleOverrides: {
      root: {
        color: colors.onAccentSoft,
        '@media (forced-colors: active)': { color: 'LinkText' },
        borderRadius: 2,
        '&:focus-visible': focusRing,
      },
    },
  },
};
