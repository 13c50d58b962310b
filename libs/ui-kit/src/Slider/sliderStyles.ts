import { colors, focusRing, fontSizes } from '../theme/tokens.ts';

/** The look of the MUI slider underneath. */
export const sliderStyles = {
  boxSizing: 'border-box',
  height: 4,
  padding: '10px 0',
  color: colors.accent,
  '@media (pointer: coarse)': { padding: '16px 0' },
  '& .MuiSlider-rail': { opacity: 1, backgroundColor: colors.sunken },
  '& .MuiSlider-track': { border: 0, backgroundColor: colors.accent },
  '& .MuiSlider-thumb': {
    width: 14,
    height: 14,
    border: `2px solid ${colors.accent}`,
    backgroundColor: colors.surface,
    boxShadow: 'none',
    '&::before': { display: 'none' },
    '&:hover, &.Mui-active': { boxShadow: `0 0 0 6px ${colors.accentSoft}` },
    '&.Mui-focusVisible': { boxShadow: 'none', ...focusRing },
  },
  '& .MuiSlider-valueLabel': {
    padding: '4px 8px',
    borderRadius: 6,
    backgroundColor: colors.inverse,
    color: colors.onInverse,
    fontSize: fontSizes.xs,
    fontWeight: 400,
    lineHeight: 1.3334,
  },
  '& .MuiSlider-mark': {
    width: 4,
    height: 4,
    borderRadius: '50%',
    backgroundColor: colors.controlLineHover,
    opacity: 1,
  },
  '@media (forced-colors: active)': {
    '& .MuiSlider-rail': { forcedColorAdjust: 'none', backgroundColor: 'GrayText' },
    '& .MuiSlider-track': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
    '& .MuiSlider-mark': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
  '&.Mui-disabled': {
    color: colors.textDisabled,
    '& .MuiSlider-thumb': { borderColor: colors.textDisabled },
    '& .MuiSlider-track': { backgroundColor: colors.textDisabled },
  },
} as const;

/** The frame around a slider with its label and the texts at its ends. */
export const sliderFrameStyles = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '& .KitSlider-header': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    color: colors.textMuted,
    fontSize: fontSizes.xs,
    lineHeight: 1.3334,
  },
  '& .KitSlider-value': { color: colors.text, fontVariantNumeric: 'tabular-nums' },
  // The handles reach beyond the track by half their width; the frame keeps them inside.
  '& .KitSlider-body': { padding: '0 7px' },
  '& .KitSlider-ends': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    color: colors.textMuted,
    fontSize: fontSizes.xs,
    lineHeight: 1.3334,
    fontVariantNumeric: 'tabular-nums',
  },
} as const;
