'use client';
import { useColorScheme } from '@mui/material/styles';

/** The colour scheme that the person has chosen; `system` follows the device. */
export type ColorMode = 'light' | 'dark' | 'system';

/** The chosen scheme and how to change it. */
export interface ColorModeState {
  /** What is chosen; undefined until the first render in the browser. */
  mode: ColorMode | undefined;
  /** Chooses; the choice is kept in the browser's local storage. */
  setMode: (mode: ColorMode) => void;
}

/** Reads and changes the colour scheme of the surrounding `InsightsThemeProvider`. */
export function useColorMode(): ColorModeState {
  const { mode, setMode } = useColorScheme();
  return { mode, setMode };
}
