import { colors } from '@agency-insights/ui-kit';
import type { CSSProperties } from 'react';
import type { FieldColor } from '../schema/FieldSchema.ts';

/** The kit's own colours of a control that is on, each with the shade of a theme's colour that takes its place. */
const accents = [
  [colors.accent, 'main'],
  [colors.accentFill, 'main'],
  [colors.accentFillHover, 'dark'],
  // A tick is white on the kit's own fill; on the pale fills of the dark scheme it must be dark.
  [colors.onAccentFill, 'contrastText'],
] as const;

/** Lets the controls inside an element bear another of the theme's colours than their own, which stands for `secondary`. */
export function fieldColorStyle(color: FieldColor = 'secondary'): CSSProperties | undefined {
  if (color === 'secondary') return undefined;
  return Object.fromEntries(
    accents.map(([accent, shade]) => [
      accent.slice('var('.length, accent.indexOf(',')),
      `var(--mui-palette-${color}-${shade})`,
    ]),
  );
}
