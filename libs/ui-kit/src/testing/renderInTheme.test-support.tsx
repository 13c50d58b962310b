import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { InsightsThemeProvider, type InsightsThemeProviderProps } from '../theme/InsightsThemeProvider.tsx';

/** Renders inside the kit's theme, as an application does. */
export function renderInTheme(
  element: ReactElement,
  options: Omit<InsightsThemeProviderProps, 'children'> = {},
): RenderResult {
  return render(element, {
    wrapper: ({ children }) => (
      <InsightsThemeProvider scheme="light" {...options}>
        {children}
      </InsightsThemeProvider>
    ),
  });
}
