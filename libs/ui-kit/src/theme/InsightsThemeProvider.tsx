'use client';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect, useMemo, type ReactElement, type ReactNode } from 'react';
import { createInsightsTheme, type InsightsTheme } from './createInsightsTheme.ts';
import type { Density } from './tokens.ts';

/** Props of `InsightsThemeProvider`. */
export interface InsightsThemeProviderProps {
  /** What is drawn in the theme. */
  children?: ReactNode;
  /** A theme made beforehand; without it one is made for `density`. */
  theme?: InsightsTheme;
  /** Density of the theme made here. Ignored when `theme` is given. Default `comfortable`. */
  density?: Density;
  /** The scheme before the person has chosen one. Default `system`. */
  defaultMode?: 'light' | 'dark' | 'system';
  /** Holds one scheme, whatever the person has chosen before; nothing is stored. For previews and pictures. */
  scheme?: 'light' | 'dark';
}

/** Puts the theme, its CSS variables and the CSS baseline around an application. */
export function InsightsThemeProvider(props: InsightsThemeProviderProps): ReactElement {
  const { children, theme, density = 'comfortable', defaultMode = 'system', scheme } = props;
  const madeTheme = useMemo(() => theme ?? createInsightsTheme({ density }), [theme, density]);
  const storage = scheme ? { storageManager: null } : undefined;
  // Without `disableTransitionOnChange`: MUI carries that out with a style element that bears no nonce.
  return (
    <ThemeProvider theme={madeTheme} defaultMode={scheme ?? defaultMode} {...storage}>
      <CssBaseline />
      {scheme && <HeldScheme scheme={scheme} />}
      {children}
    </ThemeProvider>
  );
}

function HeldScheme({ scheme }: { scheme: 'light' | 'dark' }): null {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [setMode, scheme]);
  return null;
}
