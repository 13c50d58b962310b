import { colors } from './tokens.ts';

/**
 * What floats over the page: ground, line and shadow. Whatever stands in it and asks for `surface` or `line` gets those
 * of the overlay, so that a field or a divider looks at home there too.
 */
export const floatingSurface = {
  '--mui-palette-kit-surface': colors.overlay,
  '--mui-palette-kit-line': colors.lineOverlay,
  border: `1px solid ${colors.line}`,
  backgroundColor: colors.surface,
  color: colors.text,
  boxShadow: colors.shadowOverlay,
} as const;
