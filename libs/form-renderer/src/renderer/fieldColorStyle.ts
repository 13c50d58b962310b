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

/** Lets the controls inside an element bear another of the theme's colours than their own, which stands for `secondary`. */
export function fieldColorStyle(color: FieldColor = 'secondary'): CSSProperties | undefined {
  if (color === 'secondary') return undefined;
  return Object.fromEntries(
    Object.entries(accents).map(([accent, shade]) => [
      `--mui-palette-kit-${accent}`,
      `var(--mui-palette-${color}-${shade})`,
    ]),
  );
}
