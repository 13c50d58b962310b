import type { Theme } from '@mui/material/styles';
import { colors, focusRing, fontSizes } from '../theme/tokens.ts';
import { trackColor } from '../theme/trackColor.ts';

const styles = {
  boxSizing: 'border-box',
  height: 4,
  padding: '10px 0',
  color: colors.accent,
  '@media (pointer: coarse)': { padding: '16px 0' },
  '& .MuiSlider-rail': { opacity: 1, backgroundColor: trackColor('50%') },
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

/** MUI measures from the right there, and leaves it to a plugin of Emotion's to put handles and dots on their middle. */
const mirrored = {
  '&& .MuiSlider-thumb': { transform: 'translate(50%, -50%)' },
  '&& .MuiSlider-mark': { transform: 'translate(1px, -50%)' },
};

/** The look of the MUI slider underneath. */
export function sliderStyles({ theme }: { theme: Theme }) {
  return { ...styles, ...(theme.direction === 'rtl' && mirrored) };
}

const caption = { color: colors.textMuted, fontSize: fontSizes.xs, lineHeight: 1.3334 } as const;

const frame = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '& .KitSlider-header': { marginBottom: 4, ...caption },
  // A line of its own: it stays in its place however long it grows, and whatever is beside the label.
  '& .KitSlider-value': {
    minHeight: 20,
    fontSize: fontSizes.sm,
    lineHeight: 1.4286,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  // The handles reach beyond the track by half their width; the frame keeps them inside.
  '& .KitSlider-body': { padding: '0 7px' },
  '& .KitSlider-ends': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    ...caption,
    fontVariantNumeric: 'tabular-nums',
    '& > :last-child': { textAlign: 'end' },
  },
  '&[data-disabled]': {
    '& .KitSlider-header, & .KitSlider-value, & .KitSlider-ends': { color: colors.textDisabled },
  },
} as const;

/** The frame around a slider: its label, what is chosen, the track, and the ends of the scale, all in the track's direction. */
export function sliderFrameStyles({ theme: { direction } }: { theme: Theme }) {
  return { ...frame, '& > :not(.KitSlider-header)': { direction } };
}
