'use client';
import { useColorScheme } from '@mui/material/styles';
import { useCallback } from 'react';
import { colorModeOf, schemeChoiceOf, type ColorMode, type ColorSchemeName } from './colorScheme.ts';
import { prefersMoreContrast } from './contrastPreference.ts';

/** The chosen scheme and how to change it. */
export interface ColorModeState {
  /** What is chosen; undefined until the first render in the browser. */
  mode: ColorMode | undefined;
  /** The scheme shown; undefined until the first render in the browser. */
  scheme: ColorSchemeName | undefined;
  /** Chooses; the choice is kept in the browser's local storage. */
  setMode: (mode: ColorMode) => void;
}

/** Reads and changes the colour scheme of the surrounding `InsightsThemeProvider`. */
export function useColorMode(): ColorModeState {
  const { mode, colorScheme, lightColorScheme, darkColorScheme, setMode, setColorScheme } = useColorScheme();
  const choose = useCallback(
    (next: ColorMode) => {
      const choice = schemeChoiceOf(next, prefersMoreContrast());
      setMode(choice.mode);
      // MUI types the schemes of its own alone.
      setColorScheme({ light: choice.light as 'light', dark: choice.dark as 'dark' });
    },
    [setMode, setColorScheme],
  );
  return {
    mode: colorModeOf({ mode, light: lightColorScheme, dark: darkColorScheme }),
    scheme: colorScheme as ColorSchemeName | undefined,
    setMode: choose,
  };
}
