import { colors } from './tokens.ts';

/**
 * Floating surfaces use this background, line and shadow. Their content that uses `surface` or `line` gets those
 * of the overlay, so that a field or a divider fits in.
 */
export const floatingSurface = {
  '--mui-palette-kit-surface': colors.overlay,
  '--mui-palette-kit-line': colors.lineOverlay,
  border: `1px solid ${colors.line}`,
  backgroundColor: colors.surface,
  color: colors.text,
  boxShadow: colors.shadowOverlay,
} as const;
