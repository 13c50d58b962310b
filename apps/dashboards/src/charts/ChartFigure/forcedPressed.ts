/** Marks the pressed button of a switch where the system forces its own colours on the page. */
export const forcedPressed = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    backgroundColor: 'Highlight',
    color: 'HighlightText',
  },
} as const;
