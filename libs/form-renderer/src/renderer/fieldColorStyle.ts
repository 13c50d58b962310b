import { colors } from '@agency-insights/ui-kit';
import type { CSSProperties } from 'react';
import type { FieldColor } from '../schema/FieldSchema.ts';

const accents = [colors.accent, colors.accentFill, colors.accentFillHover];

/** Lets the controls inside an element bear another of the theme's colours than their own, which stands for `secondary`. */
export function fieldColorStyle(color: FieldColor = 'secondary'): CSSProperties | undefined {
  if (color === 'secondary') return undefined;
  const variables = accents.map((accent) => /^var\((--[\w-]+)/.exec(accent)?.[1] ?? '');
  const shades = ['main', 'main', 'dark'];
  return Object.fromEntries(
    variables.map((variable, index) => [variable, `var(--mui-palette-${color}-${shades[index]})`]),
  );
}
