import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';

/** A blank cover over the whole screen: white, or the ground of a dark scheme. */
export const MfaCover = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.modal,
  background: theme.palette.common.white,
  '[data-color-scheme="dark"] &': { background: colors.page },
}));
