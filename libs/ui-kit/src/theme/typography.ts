import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fontSizes } from './tokens.ts';

const heading = (fontSize: string, lineHeight: number) => ({ fontSize, lineHeight, fontWeight: 500, letterSpacing: 0 });
const text = (fontSize: string, lineHeight: number, fontWeight = 400) => ({
  fontSize,
  lineHeight,
  fontWeight,
  letterSpacing: 0,
});

/** Roboto at 12, 14, 16, 20 and 24 px, nothing between. */
export const typography: TypographyVariantsOptions = {
  fontFamily: 'Roboto, system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif',
  fontSize: 14,
  fontWeightBold: 700,
  h1: heading(fontSizes.xl, 1.3334),
  h2: heading(fontSizes.lg, 1.4),
  h3: heading(fontSizes.md, 1.5),
  h4: heading(fontSizes.sm, 1.43),
  h5: heading(fontSizes.sm, 1.43),
  h6: heading(fontSizes.xs, 1.3334),
  subtitle1: text(fontSizes.md, 1.5, 500),
  subtitle2: text(fontSizes.sm, 1.43, 500),
  body1: text(fontSizes.sm, 1.43),
  body2: text(fontSizes.sm, 1.43),
  button: { ...text(fontSizes.sm, 1.43, 500), textTransform: 'none' },
  caption: text(fontSizes.xs, 1.3334),
  overline: { ...text(fontSizes.xs, 1.3334, 500), textTransform: 'none' },
};
