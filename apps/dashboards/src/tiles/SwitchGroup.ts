import { ButtonGroup, colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { forcedPressed } from '../charts/ChartFigure/forcedPressed.ts';

/** Buttons of which one is pressed: a switch of views. It is left out on paper. */
export const SwitchGroup = styled(ButtonGroup)({
  // Also while the pointer is over it.
  '&& [aria-pressed="true"]': {
    backgroundColor: colors.accentSoft,
    color: colors.onAccentSoft,
    ...forcedPressed,
  },
  '@media print': { display: 'none' },
});
