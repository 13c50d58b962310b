import type { CSSProperties } from 'react';
import type { FieldColor } from '../schema/FieldSchema.ts';

/** The kit's own colours of a control that is on, each with the shade of a theme's colour that takes its place. */
const accents = {
  accent: 'main',
  accentFill: 'main',
  accentFillHover: 'dark',
  // A tick is white on the kit's own fill; on the pale fills of the dark scheme it must be dark.
  onAccentFill: 'contrastText',
};

/** Gives the controls inside an element another colour of the theme than their own, which is `secondary`. */
export function fieldColorStyle(color: FieldColor = 'secondary'): CSSProperties | undefined {
  if (color === 'secondary') return undefined;
  return Object.fromEntries(
    Object.entries(accents).map(([accent, shade]) => [
      `--mui-palette-kit-${accent}`,
      `var(--mui-palette-${color}-${shade})`,
    ]),
  );
}
