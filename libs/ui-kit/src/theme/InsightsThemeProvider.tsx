'use client';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect, useMemo, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { colorModeOf, schemeChoiceOf, type ColorMode, type ColorSchemeName } from './colorScheme.ts';
import { prefersMoreContrast, subscribeToContrast } from './contrastPreference.ts';
import { createInsightsTheme, type InsightsTheme } from './createInsightsTheme.ts';
import type { Density } from './tokens.ts';

/** Props of `InsightsThemeProvider`. */
export interface InsightsThemeProviderProps {
  /** Content in the theme. */
  children?: ReactNode;
  /** A theme made beforehand; without it one is made for `density`. */
  theme?: InsightsTheme;
  /** Density of the theme made here. Ignored when `theme` is given. Default `comfortable`. */
  density?: Density;
  /** The scheme before the user has chosen one. Default `system`. */
  defaultMode?: 'light' | 'dark' | 'system';
  /** Holds one scheme, whatever the user has chosen before; nothing is stored. For previews and pictures. */
  scheme?: ColorSchemeName;
}

/**
 * Provides the theme, its CSS variables and the CSS baseline. It needs no inline script. Styles are Emotion's: with a
 * nonce in the Content-Security-Policy, wrap it in Emotion's `CacheProvider` with `createCache({ key: 'css', nonce })`,
 * which sets the nonce on every style element.
 * @throws TypeError for a `theme` that is none, such as all of what `createBrandTheme` returns.
 */
export function InsightsThemeProvider(props: InsightsThemeProviderProps): ReactElement {
  const { children, theme, density = 'comfortable', defaultMode = 'system', scheme } = props;
  if (theme && !('palette' in theme))
    throw new TypeError('InsightsThemeProvider needs a theme as "theme": pass createBrandTheme(…).theme.');
  const madeTheme = useMemo(() => theme ?? createInsightsTheme({ density }), [theme, density]);
  const storage = scheme ? { storageManager: null } : undefined;
  const heldMode = scheme && schemeChoiceOf(scheme, false).mode;
  // Without `disableTransitionOnChange`: MUI carries that out with a style element that has no nonce.
  return (
    <ThemeProvider theme={madeTheme} defaultMode={heldMode ?? defaultMode} {...storage}>
      <CssBaseline />
      {scheme ? <HeldScheme scheme={scheme} /> : <SystemContrast />}
      {children}
    </ThemeProvider>
  );
}

function HeldScheme({ scheme }: { scheme: ColorSchemeName }): null {
  useSchemeOf(scheme, false);
  return null;
}

/** As long as the user leaves the scheme to the device, it follows the device's wish for more contrast. */
function SystemContrast(): null {
  const { mode, lightColorScheme, darkColorScheme } = useColorScheme();
  const more = useSyncExternalStore(subscribeToContrast, prefersMoreContrast, () => false);
  const chosen = colorModeOf({ mode, light: lightColorScheme, dark: darkColorScheme });
  useSchemeOf(chosen === 'system' ? 'system' : undefined, more);
  return null;
}

function useSchemeOf(mode: ColorMode | undefined, prefersMore: boolean): void {
  const { setMode, setColorScheme, mode: current, lightColorScheme, darkColorScheme } = useColorScheme();
  const isReady = current !== undefined;
  useEffect(() => {
    if (!isReady || mode === undefined) return;
    const choice = schemeChoiceOf(mode, prefersMore);
    setMode(choice.mode);
    // MUI types the schemes of its own alone.
    if (choice.light !== lightColorScheme || choice.dark !== darkColorScheme)
      setColorScheme({ light: choice.light as 'light', dark: choice.dark as 'dark' });
  }, [isReady, mode, prefersMore, setMode, setColorScheme, lightColorScheme, darkColorScheme]);
}
