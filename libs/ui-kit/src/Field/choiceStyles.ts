import { colors, focusRing, fontSizes } from '../theme/tokens.ts';

/** The row of a checkbox, radio button or switch with its label. */
export const choiceRowStyles = {
  display: 'inline-flex',
  alignItems: 'flex-start',
  // Their controls have different heights, so baselines would differ in one row.
  verticalAlign: 'top',
  gap: 8,
  color: colors.text,
  fontSize: fontSizes.sm,
  lineHeight: 1.4286,
  cursor: 'pointer',
  '& > :last-child': { minWidth: 0 },
  '&[data-disabled], fieldset:disabled &': { color: colors.textDisabled, cursor: 'not-allowed' },
} as const;

/** Gap between two such rows of a list, in px. */
export const choiceListGap = 8;

/** The help under such a row. */
export const choiceHelpStyles = {
  display: 'block',
  color: colors.textMuted,
  fontSize: fontSizes.xs,
  lineHeight: 1.3334,
  '&[data-error]': { color: colors.danger },
} as const;

/** The native control itself: drawn by us, behaving as the browser's. */
export const choiceInputStyles = {
  appearance: 'none',
  flexShrink: 0,
  boxSizing: 'border-box',
  width: 18,
  height: 18,
  margin: '1px 0 0',
  border: `1.5px solid ${colors.controlLineHover}`,
  backgroundColor: colors.surface,
  cursor: 'inherit',
  transition: 'background-color 120ms, border-color 120ms',
  '&:hover:not(:disabled)': { borderColor: colors.textMuted },
  '&:focus-visible': focusRing,
  '&[aria-invalid="true"], &[data-error]': { borderColor: colors.danger },
  '&:disabled': { borderColor: colors.line, backgroundColor: colors.sunken },
  // The kit uses system colours in forced colours; the browser's replacement would remove the marks.
  forcedColorAdjust: 'none',
} as const;
