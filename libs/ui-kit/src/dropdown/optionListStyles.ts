import { colors, fontSizes, radius } from '../theme/tokens.ts';

/** One style sheet for the whole list, so that rows are plain elements. */
export const optionListStyles = {
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& .KitOption-sizer': { position: 'relative' },
  '& .KitOption-group': {
    display: 'flex',
    alignItems: 'flex-end',
    boxSizing: 'border-box',
    height: 37,
    padding: '0 12px 6px',
    color: colors.textMuted,
    fontSize: fontSizes.xs,
    fontWeight: 500,
  },
  '& .KitOption-option': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    boxSizing: 'border-box',
    height: 37,
    margin: '0 4px',
    padding: '0 8px',
    borderRadius: radius - 2,
    fontSize: fontSizes.sm,
    cursor: 'pointer',
    userSelect: 'none',
  },
  '& .KitOption-row': { position: 'absolute', left: 0, right: 0 },
  // Forced colours take the ground away and show the outline.
  '& .KitOption-option[data-highlighted]': {
    backgroundColor: colors.hover,
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
  // Where the system gives the colours the ground is gone: the mark and the weight tell.
  '& .KitOption-option[aria-selected="true"]:not([data-multiple])': {
    backgroundColor: colors.accentSoft,
    color: colors.onAccentSoft,
    fontWeight: 500,
  },
  '& .KitOption-option[aria-disabled="true"]': { color: colors.textDisabled, cursor: 'not-allowed' },
  '& .KitOption-label': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .KitOption-count': { color: colors.textMuted, fontSize: fontSizes.xs, fontVariantNumeric: 'tabular-nums' },
  '& .KitOption-count[data-zero]': { color: colors.textDisabled },
  '& [data-zero] .KitOption-label': { color: colors.textMuted },
  '& .KitOption-check': {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: 16,
    height: 16,
    border: `1.5px solid ${colors.controlLineHover}`,
    borderRadius: 4,
    color: colors.onAccentFill,
    '&[data-checked]': { borderColor: colors.accentFill, backgroundColor: colors.accentFill },
    '& svg': { width: 14, height: 14 },
  },
  '& .KitOption-mark': { flexShrink: 0, width: 18, height: 18 },
} as const;
