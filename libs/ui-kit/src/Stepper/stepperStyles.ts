import { colors, focusRing, fontSizes, radius } from '../theme/tokens.ts';

const circlePx = 40;
const narrow = '@media (max-width: 599.95px)';

const vertical = {
  flexDirection: 'column',
  '& > li': {
    flexDirection: 'row',
    alignItems: 'stretch',
    gap: 12,
    flex: 'none',
    paddingBottom: 24,
    textAlign: 'left',
  },
  '& > li:last-child': { paddingBottom: 0 },
  '& .KitStepper-step': { flexDirection: 'row', alignItems: 'flex-start', gap: 12, textAlign: 'left' },
  '& .KitStepper-text': { minHeight: circlePx, display: 'flex', flexDirection: 'column', justifyContent: 'center' },
  // From below a circle to the top of the next.
  '& > li:not(:last-child)::after': {
    top: circlePx + 4,
    bottom: 4,
    left: circlePx / 2 - 1,
    right: 'auto',
    width: 2,
    height: 'auto',
  },
} as const;

/** The look of a stepper. */
export const stepperStyles = {
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: colors.text,
  fontSize: fontSizes.sm,
  lineHeight: 1.43,
  '& > li': {
    position: 'relative',
    display: 'flex',
    flex: '1 1 0',
    flexDirection: 'column',
    alignItems: 'center',
    minWidth: 0,
  },
  // The line to the next circle.
  '& > li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    top: circlePx / 2 - 1,
    left: `calc(50% + ${circlePx / 2 + 8}px)`,
    right: `calc(-50% + ${circlePx / 2 + 8}px)`,
    height: 2,
    borderRadius: 1,
    backgroundColor: colors.controlLine,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'GrayText' },
  },
  '& > li[data-state="completed"]:not(:last-child)::after': { backgroundColor: colors.accent },
  '& .KitStepper-step': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    maxWidth: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: radius,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'center',
  },
  '& button.KitStepper-step': {
    cursor: 'pointer',
    '&:hover .KitStepper-label': { textDecoration: 'underline' },
    '&:focus-visible': focusRing,
    '&:disabled': { cursor: 'not-allowed' },
  },
  '& .KitStepper-circle': {
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    boxSizing: 'border-box',
    width: circlePx,
    height: circlePx,
    border: `2px solid ${colors.controlLineHover}`,
    borderRadius: '50%',
    backgroundColor: colors.surface,
    color: colors.textMuted,
    fontWeight: 500,
    '& > svg': { fontSize: 20 },
  },
  '& .KitStepper-text': { minWidth: 0, maxWidth: '100%', padding: '0 4px', overflowWrap: 'anywhere' },
  '& .KitStepper-label': { color: colors.textMuted, fontWeight: 500 },
  '& .KitStepper-description': { color: colors.textMuted, fontSize: fontSizes.xs, lineHeight: 1.3334 },
  '& [data-state="completed"] .KitStepper-circle': {
    borderColor: colors.accentFill,
    backgroundColor: colors.accentFill,
    color: colors.onAccentFill,
  },
  '& [data-state="active"] .KitStepper-circle': {
    borderColor: colors.accent,
    backgroundColor: colors.accentSoft,
    color: colors.onAccentSoft,
    '@media (forced-colors: active)': { backgroundColor: 'Canvas', color: 'CanvasText' },
  },
  '& [data-state="active"] .KitStepper-label, & [data-state="completed"] .KitStepper-label': { color: colors.text },
  '& [data-error] .KitStepper-circle': {
    borderColor: colors.danger,
    backgroundColor: colors.dangerSoft,
    color: colors.danger,
  },
  '& [data-error] .KitStepper-label, & [data-error] .KitStepper-description': { color: colors.danger },
  '&[data-orientation="vertical"]': vertical,
  [narrow]: vertical,
} as const;
