'use client';
import { useTheme } from '@mui/material/styles';
import type { InsightsTheme, InsightsThemeExtras } from './createInsightsTheme.ts';
import { tokenVariables } from './tokenVariables.ts';
import type { ControlSize } from './tokens.ts';

const withoutProvider: InsightsThemeExtras = {
  density: 'comfortable',
  defaultControlSize: 'lg',
  rowCut: '0px',
  ...tokenVariables,
};

/** The density and default control size of the surrounding theme; comfortable outside a kit theme. */
export function useInsightsTheme(): InsightsThemeExtras {
  const theme = useTheme() as Partial<InsightsTheme>;
  return theme.insights ?? withoutProvider;
}

/** The given size, or the theme's default. */
export function useControlSize(size: ControlSize | undefined): ControlSize {
  const { defaultControlSize } = useInsightsTheme();
  return size ?? defaultControlSize;
}
