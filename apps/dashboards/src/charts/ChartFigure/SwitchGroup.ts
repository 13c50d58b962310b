import { ButtonGroup, colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';

/** Neutral buttons of which one is pressed: a switch of views. It is left out on paper. */
export const SwitchGroup = styled(ButtonGroup)({
  // Also while the pointer is over it.
  '&& [aria-pressed="true"]': {
    zIndex: 1,
    borderColor: 'currentColor',
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
