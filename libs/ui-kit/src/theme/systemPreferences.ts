import type { KitPalette } from './palette.ts';

/**
 * The system colours that replace the kit's colours in forced-colours mode. A browser keeps system colours and
 * replaces all others, so that without these a fill that says "chosen" would be lost.
 */
const systemColors: Readonly<Record<string, readonly (keyof KitPalette)[]>> = {
  Canvas: [
    'page',
    'surface',
    'overlay',
    'sunken',
    'hover',
    'accentSoft',
    'appBar',
    'onInverse',
    'infoSoft',
    'dangerSoft',
    'warningSoft',
    'avatar',
  ],
  // Severities and lines of business too: icons and words tell them, and nothing of theirs is a link.
  CanvasText: [
    'text',
    'textMuted',
    'line',
    'lineOverlay',
    'accentTrack',
    'onAppBar',
    'inverse',
    'onAvatar',
    'onAccentSoft',
    'success',
    'onSuccessSoft',
    'info',
    'onInfoSoft',
    'onDangerSoft',
    'warning',
    'onWarningSoft',
  ],
  // The border of a field in error must tell without a word.
  LinkText: ['danger'],
  ButtonBorder: ['controlLine', 'controlLineHover'],
  GrayText: ['textDisabled'],
  Highlight: ['accent', 'accentFill', 'accentFillHover', 'badge', 'dangerFill', 'dangerFillHover', 'warningFill'],
  HighlightText: ['onAccentFill', 'onBadge', 'onWarningFill'],
};

const kitVariables = Object.fromEntries(
  Object.entries(systemColors).flatMap(([color, names]) => names.map((name) => [`--mui-palette-kit-${name}`, color])),
);

/**
 * No duration at all: with the least one a browser starts a transition, and what a script has just placed lags a frame
 * behind. Nothing in the kit or in MUI waits for a transition's end event.
 */
const atOnce = '0s !important';

/** Global styles for people whose system asks for its own colours, or for less motion. */
export const systemPreferenceStyles = {
  // Twice the root: above the schemes' own selectors.
  '@media (forced-colors: active)': { ':root:root': kitVariables },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      transitionDuration: atOnce,
      transitionDelay: atOnce,
      scrollBehavior: 'auto !important',
    },
  },
} as const;
