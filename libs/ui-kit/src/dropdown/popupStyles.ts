import { floatingSurface } from '../theme/floatingSurface.ts';
import { colors, focusRing, fontSizes, layers, corners } from '../theme/tokens.ts';
import { cutOff } from '../theme/cutOff.ts';
import { lowWindow } from './lowWindow.ts';
import { groupRowHeight, moreLineHeight, rowHeight } from './rowLayout.ts';

const filled = (clipPath: string) => ({
  content: '""',
  position: 'absolute',
  insetInlineStart: 9,
  top: 'calc(50% - 7px)',
  width: 14,
  height: 14,
  backgroundColor: colors.onAccentFill,
  clipPath,
});

/** The rows of the list. */
const rowStyles = {
  '& .KitOption-group': {
    display: 'flex',
    alignItems: 'flex-end',
    boxSizing: 'border-box',
    height: groupRowHeight - rowHeight,
    padding: '0 12px 6px',
    color: colors.textMuted,
    fontSize: fontSizes.xs,
    fontWeight: 500,
  },
  '& .KitOption-option': {
    position: 'relative',
    boxSizing: 'border-box',
    minHeight: rowHeight,
    margin: '0 4px',
    padding: '0 8px',
    borderRadius: corners.inner,
    fontSize: fontSizes.sm,
    lineHeight: `${rowHeight}px`,
    ...cutOff,
    cursor: 'pointer',
    userSelect: 'none',
  },
  // Forced colours take the background away and show the outline.
  '& .KitOption-option[data-highlighted]': {
    backgroundColor: colors.hover,
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
  // Where the keyboard is; the pointer shows its own place. The label is shown whole, on as many lines as it takes;
  // at the lower edge it rises over the row before, until the list is scrolled by hand: then it goes along.
  '& .KitOption-option[data-highlighted]:not(:hover)': {
    position: 'sticky',
    bottom: 0,
    '&:is([data-scrolled] *)': { position: 'relative' },
    paddingBlock: 8,
    outlineColor: colors.accent,
    lineHeight: 1.5,
    '&, & .KitOption-label, & small': { overflowWrap: 'anywhere', whiteSpace: 'normal' },
  },
  // Where the system gives the colours the background is gone: the mark and the weight tell.
  '& .KitOption-option[aria-selected="true"]:not([data-check])': {
    backgroundColor: colors.accentSoft,
    color: colors.onAccentSoft,
    fontWeight: 500,
  },
  // A row of more than a text.
  '& [data-more]': { display: 'flex', alignItems: 'center', gap: 10 },
  '& .KitOption-label': { flex: 1, minWidth: 0, ...cutOff },
  '& .KitOption-label small': {
    display: 'block',
    ...cutOff,
    color: colors.textMuted,
    fontSize: fontSizes.xs,
    lineHeight: '16px',
  },
  // Two lines: a long label goes on in the second one, or what distinguishes the option is there. Three: one of them goes on.
  '& [role="option"].KitOption-option[data-tall]': {
    minHeight: rowHeight + moreLineHeight,
    paddingBlock: 6,
    lineHeight: '18px',
    '&[data-tall="2"]': { minHeight: rowHeight + 2 * moreLineHeight, paddingBlock: 3 },
    '& .KitOption-label:not(:has(small)), &[data-tall="2"] .KitOption-label': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
    },
    '&[data-tall="2"] .KitOption-label': { WebkitLineClamp: 3, '& small': { whiteSpace: 'normal' } },
    '&[data-highlighted]:not(:hover) .KitOption-label': { WebkitLineClamp: 'none' },
  },
  '& .KitOption-count': { color: colors.textMuted, fontSize: fontSizes.xs, fontVariantNumeric: 'tabular-nums' },
  '& [data-zero]': { color: colors.textMuted, '& .KitOption-count': { color: colors.textDisabled } },
  // Box and mark of a checkbox, drawn without elements: a list has many of them.
  '& [data-check]': { paddingInlineStart: 34 },
  '& [data-check]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 8,
    top: 'calc(50% - 8px)',
    boxSizing: 'border-box',
    width: 16,
    height: 16,
    border: `1.5px solid ${colors.controlLineHover}`,
    borderRadius: 4,
  },
  '& [data-check="all"]::before, & [data-check="some"]::before': {
    borderColor: colors.accentFill,
    backgroundColor: colors.accentFill,
  },
  '& [data-check="all"]::after': filled(
    'polygon(37.5% 67.4%, 20.1% 50%, 14.2% 55.9%, 37.5% 79.2%, 87.5% 29.2%, 81.6% 23.3%)',
  ),
  '& [data-check="some"]::after': filled('inset(45.8% 20.8%)'),
  '& [aria-disabled="true"]': {
    '&, & .KitOption-count': { color: colors.textDisabled, cursor: 'not-allowed' },
    '&::before': { borderColor: colors.textDisabled },
    '&:not([data-check="none"])::before': { backgroundColor: colors.textDisabled },
  },
  '& .KitOption-mark': { flexShrink: 0, width: 18, height: 18 },
} as const;

/** What is under a list of several values. */
const barStyles = {
  '& .KitBulk-bar': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    padding: '4px 8px 4px 12px',
    borderTop: `1px solid ${colors.line}`,
    color: colors.textMuted,
    fontSize: fontSizes.xs,
    lineHeight: 1.3334,
  },
  '& .KitBulk-text': { maxHeight: 64, overflowY: 'auto', overflowWrap: 'anywhere' },
  '@media (pointer: coarse)': { '& .KitBulk-hint': { visibility: 'hidden' } },
  '& .KitBulk-actions': { display: 'flex', flexShrink: 0 },
  // The look of a compact text button without the rest of it: every dropdown on a page would carry that.
  '& button': {
    height: 24,
    margin: 0,
    padding: '0 9px',
    border: 0,
    borderRadius: corners.outer,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { backgroundColor: colors.hover, color: colors.text },
    '&:focus-visible': focusRing,
  },
} as const;

/** One style sheet for all that hangs under a dropdown, so that what is in the list is plain elements. */
export const popupStyles = {
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: layers.dropdown,
  boxSizing: 'border-box',
  overflow: 'hidden',
  ...floatingSurface,
  borderRadius: corners.outer,
  '& .KitDropdown-body': { padding: '4px 0' },
  // More rows follow: the last one in view fades.
  '& [data-more-below]': { maskImage: 'linear-gradient(#000 calc(100% - 20px), rgb(0 0 0 / 0.2))' },
  '& .KitDropdown-caption': {
    padding: '8px 12px 4px',
    borderBottom: `1px solid ${colors.line}`,
    color: colors.textMuted,
    fontSize: fontSizes.xs,
    lineHeight: 1.3334,
    textAlign: 'end',
  },
  // In a low window, as with 400 % zoom, the list takes all the room that its field leaves.
  [`@media (max-height: ${lowWindow}px)`]: {
    '& .KitDropdown-body': { padding: 0 },
    '& .KitDropdown-caption': { display: 'none' },
    '& [role="listbox"]': { maxHeight: 'clamp(78px, var(--kit-dropdown-room, 0px), 200px) !important' },
  },
  '& .KitDropdown-empty': { padding: '8px 12px', color: colors.textMuted, fontSize: fontSizes.sm },
  '& .KitDropdown-bars': { display: 'flex', flexDirection: 'column', gap: 21, padding: '10px 12px 11px' },
  // As wide as the field, whichever rows are in the document.
  '& .KitOption-sizer': { position: 'relative', boxSizing: 'border-box', contain: 'inline-size' },
  ...rowStyles,
  ...barStyles,
} as const;
