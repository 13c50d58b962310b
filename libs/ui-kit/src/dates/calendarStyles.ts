import { colors, fontSizes } from '../theme/tokens.ts';

const cell = 32;

const dayButton = {
  display: 'block',
  boxSizing: 'border-box',
  width: cell,
  height: cell,
  margin: 0,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&:hover:not(:disabled)': { backgroundColor: colors.sunken },
  '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: 1, position: 'relative', zIndex: 1 },
  '&:disabled': { color: colors.textDisabled, cursor: 'not-allowed' },
} as const;

const chosenDayButton = {
  borderColor: colors.accentFill,
  backgroundColor: colors.accentFill,
  color: colors.onAccentFill,
  fontWeight: 500,
  '&:hover:not(:disabled)': { backgroundColor: colors.accentFillHover },
  '@media (forced-colors: active)': {
    borderColor: 'Highlight',
    backgroundColor: 'Highlight',
    color: 'HighlightText',
    '&:hover:not(:disabled)': { backgroundColor: 'Highlight' },
  },
} as const;

const moves = {
  position: 'absolute',
  top: 0,
  right: 0,
  left: 0,
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 28,
    height: 28,
    padding: 0,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: colors.textMuted,
    cursor: 'pointer',
    pointerEvents: 'auto',
    '&:hover:not([aria-disabled="true"])': { backgroundColor: colors.hover, color: colors.text },
    '&[aria-disabled="true"]': { color: colors.textDisabled, cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: 1 },
    '& > svg': { fontSize: 20 },
  },
} as const;

const choice = {
  position: 'relative',
  display: 'inline-flex',
  borderRadius: 6,
  '&:hover': { backgroundColor: colors.hover },
  '&:focus-within': { outline: `2px solid ${colors.accent}`, outlineOffset: 1 },
  '& > select': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    opacity: 0,
    cursor: 'pointer',
    appearance: 'none',
    backgroundColor: colors.surface,
    color: colors.text,
  },
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 2, padding: '2px 4px', whiteSpace: 'nowrap' },
  '& svg': { fontSize: 16, color: colors.textMuted },
} as const;

/** The look of months and their days: 32 px cells (KIT-DATE-1). */
export const calendarStyles = {
  display: 'flex',
  justifyContent: 'center',
  fontSize: fontSizes.sm,
  color: colors.text,
  '& > .KitCalendar-months': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '16px 24px',
    width: 'fit-content',
  },
  // Always six weeks high, so that the parts below keep their place from month to month.
  '& > .KitCalendar-months > div:not(.KitCalendar-moves)': { minHeight: 36 + 28 + 6 * (cell + 2) },
  '& .KitCalendar-moves': moves,
  '& .KitCalendar-moves:dir(rtl) svg': { transform: 'scaleX(-1)' },
  '& .KitCalendar-status': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& .KitCalendar-caption': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    height: 28,
    marginBottom: 8,
    fontWeight: 500,
  },
  '& .KitCalendar-choice': choice,
  '& table': { borderCollapse: 'collapse' },
  '& th': {
    width: cell,
    height: 28,
    padding: 0,
    color: colors.textMuted,
    fontSize: fontSizes.xs,
    fontWeight: 400,
    textAlign: 'center',
  },
  '& th[scope="row"]': { fontVariantNumeric: 'tabular-nums' },
  '& td': { boxSizing: 'content-box', width: cell, height: cell, padding: '1px 0', textAlign: 'center' },
  '& td > button': dayButton,
  '& td[data-outside]': { color: colors.textMuted },
  '& td[data-today] > button': { borderColor: colors.accent },
  '& td[data-range]:not([data-range="only"])': { backgroundColor: colors.accentSoft, color: colors.onAccentSoft },
  // What a click would make is grey; a range that is made has its colour.
  '& td[data-preview]:not([data-preview="only"])': { backgroundColor: colors.sunken },
  '& td:is([data-range="middle"], [data-preview="middle"]) > button': { borderRadius: 0 },
  '& td:is([data-range="start"], [data-preview="start"])': { borderStartStartRadius: 8, borderEndStartRadius: 8 },
  '& td:is([data-range="end"], [data-preview="end"])': { borderStartEndRadius: 8, borderEndEndRadius: 8 },
  '& td[data-preview]:not([data-preview="middle"]):not([data-range]) > button': { borderColor: colors.accent },
  '& td[data-range]:not([data-range="middle"]) > button': chosenDayButton,
  // There the browser would draw each day's clear border, and lay plates under the figures.
  '@media (forced-colors: active)': {
    '& td': { forcedColorAdjust: 'none' },
    '& td[data-range]:not([data-range="only"])': { backgroundColor: 'Canvas', color: 'CanvasText' },
    '& td[data-preview]:not([data-preview="only"])': { boxShadow: 'inset 0 1px Highlight, inset 0 -1px Highlight' },
    '& td[data-range="middle"]': { boxShadow: 'inset 0 2px Highlight, inset 0 -2px Highlight' },
  },
} as const;
