'use client';
import type { ReactElement } from 'react';
import { useIsHydrated } from '../useIsHydrated/useIsHydrated.ts';

/** Props of `ColorSchemeScript`. */
export interface ColorSchemeScriptProps {
  /** The nonce of the page's Content-Security-Policy. */
  nonce?: string;
  /** The scheme before the user has chosen one: the same as `InsightsThemeProvider`'s. Default `system`. */
  defaultMode?: 'light' | 'dark' | 'system';
}

/**
 * Renders an inline script for server-rendered pages. It sets the user's colour scheme on `html` before the first
 * paint, so that dark mode does not flash a light page. Render it first in `body`, and set `suppressHydrationWarning`
 * on `html`. In the browser it renders nothing.
 */
export function ColorSchemeScript(props: ColorSchemeScriptProps): ReactElement | null {
  const { nonce, defaultMode = 'system' } = props;
  // React refuses to run scripts that it makes in the browser, and so does a policy with Trusted Types.
  if (useIsHydrated()) return null;
  // The browser hides nonces from scripts, so the attribute differs when React compares.
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scriptText(defaultMode) }} />
  );
}

/** The script: the same choice from the same storage as the theme's, see `schemeChoiceOf`. */
function scriptText(defaultMode: 'light' | 'dark' | 'system'): string {
  return `(() => {
  try {
    const has = (query) => matchMedia(query).matches;
    let mode = localStorage.getItem('mui-mode') || '${defaultMode}';
    let light = localStorage.getItem('mui-color-scheme-light') || 'light';
    const dark = localStorage.getItem('mui-color-scheme-dark') || 'dark';
    if (mode === 'system') {
      mode = has('(prefers-color-scheme: dark)') ? 'dark' : 'light';
      light = has('(prefers-contrast: more)') ? 'high-contrast' : 'light';
    }
    document.documentElement.setAttribute('data-color-scheme', mode === 'dark' ? dark : light);
  } catch {}
})()`;
}
