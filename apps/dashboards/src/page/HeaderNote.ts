import { colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';

/** A note below the first line of a dashboard. */
export const HeaderNote = styled('p')({
  margin: 0,
  fontSize: fontSizes.xs,
  color: colors.textMuted,
});
