import { ButtonGroup, colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';

/** Buttons of which one is pressed: a switch of views. It is left out on paper. */
export const SwitchGroup = styled(ButtonGroup)({
  '& [aria-pressed="true"]': {
    backgroundColor: colors.accentSoft,
    color: colors.onAccentSoft,
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
  '@media print': { display: 'none' },
});
