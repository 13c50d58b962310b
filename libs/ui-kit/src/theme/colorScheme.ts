/** A colour scheme of the theme, as in `data-color-scheme` on the root element. */
export type ColorSchemeName = 'light' | 'dark' | 'high-contrast';

/** The scheme that the user has chosen; `system` follows the device. */
export type ColorMode = ColorSchemeName | 'system';

/** What MUI keeps of a choice: a mode, and the scheme of each mode. */
export interface SchemeChoice {
  /** Light, dark, or as the device has it. */
  mode: 'light' | 'dark' | 'system';
  /** The scheme in light mode. */
  light: ColorSchemeName;
  /** The scheme in dark mode. */
  dark: ColorSchemeName;
}

/**
 * Returns the choice for a mode. High contrast is one scheme for both of MUI's modes; a device that asks for more
 * contrast and not for a dark ground gets it too, as long as the user has chosen nothing else.
 */
export function schemeChoiceOf(mode: ColorMode, prefersMoreContrast: boolean): SchemeChoice {
  if (mode === 'high-contrast') return { mode: 'light', light: 'high-contrast', dark: 'high-contrast' };
  return { mode, light: mode === 'system' && prefersMoreContrast ? 'high-contrast' : 'light', dark: 'dark' };
}

/** The mode that a choice came from; undefined as long as there is none. */
export function colorModeOf(choice: Partial<Record<keyof SchemeChoice, string>>): ColorMode | undefined {
  if (choice.light === 'high-contrast' && choice.dark === 'high-contrast') return 'high-contrast';
  const { mode } = choice;
  return mode === 'light' || mode === 'dark' || mode === 'system' ? mode : undefined;
}
