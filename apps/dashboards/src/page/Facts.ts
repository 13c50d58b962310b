import { colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';

/** The basis of the numbers below it, in a line. */
export const Facts = styled('p')({
  minHeight: '1.5em',
  margin: 0,
  fontSize: fontSizes.sm,
  color: colors.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
