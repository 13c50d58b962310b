import { colors } from '@agency-insights/ui-kit';
import { headerHeight, parts } from '../DataTable/parts.ts';
import { focusInside } from './cell.styles.ts';

const shown = { opacity: 1 } as const;

/** The button of a column's menu lies over the end of the header, so that no room is kept for it; fingers always see it. */
const menuButtonStyles = {
  [`& .${parts.menuButton}`]: {
    all: 'unset',
    position: 'absolute',
    insetInlineEnd: 8,
    top: 8,
    width: 24,
    height: 24,
    display: 'grid',
    placeItems: 'center',
    borderRadius: 4,
    color: colors.textMuted,
    background: 'var(--row-ground)',
    cursor: 'pointer',
    opacity: 0,
    '&:hover': { color: colors.text, background: colors.hover },
    '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: -1 },
  },
  // Beside right-aligned text it stands on the left, where there is room.
  [`& [data-align="right"] > .${parts.menuButton}`]: { insetInlineEnd: 'auto', insetInlineStart: 4 },
  [`& .${parts.headerCell}:hover > .${parts.menuButton}, & .${parts.headerCell}:focus-within > .${parts.menuButton}`]:
    shown,
  '@media (hover: none)': {
    [`& .${parts.menuButton}`]: shown,
    [`& .${parts.headerCell}[data-column-id]`]: { paddingInlineEnd: 32 },
    [`& .${parts.headerCell}[data-column-id][data-align="right"]`]: { paddingInline: '28px 12px' },
  },
} as const;

/** A header that is dragged, the place where it would go, and the name that follows the pointer. */
const dragStyles = {
  [`& .${parts.headerCell}[data-dragged]`]: { opacity: 0.5 },
  [`& .${parts.headerCell}[data-drop]::before`]: {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    top: 0,
    bottom: 0,
    insetInlineStart: -1,
    width: 3,
    background: colors.accent,
  },
  [`& .${parts.headerCell}[data-drop="after"]::before`]: { insetInlineStart: 'auto', insetInlineEnd: -1 },
  [`& .${parts.dragGhost}`]: {
    position: 'absolute',
    zIndex: 5,
    top: 0,
    left: 0,
    maxWidth: 240,
    padding: '6px 10px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderRadius: 4,
    border: `1px solid ${colors.accent}`,
    background: colors.surface,
    color: colors.text,
    fontSize: '0.8125rem',
    fontWeight: 500,
    pointerEvents: 'none',
  },
} as const;

/** Styles of the header row. */
export const headerStyles = {
  [`& .${parts.head}`]: { position: 'sticky', top: 0, zIndex: 3, background: colors.surface },
  [`& .${parts.head} .${parts.row}`]: { height: headerHeight, '--row-ground': colors.surface },
  [`& .${parts.headerCell}`]: {
    display: 'flex',
    alignItems: 'center',
    fontSize: '0.8125rem',
    fontWeight: 500,
    color: colors.textMuted,
    height: '100%',
    '&:focus-visible': focusInside,
    '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: colors.text },
  },
  [`& .${parts.headerButton}`]: {
    all: 'unset',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minWidth: 0,
    maxWidth: 'calc(100% + 12px)',
    height: 28,
    padding: '0 6px',
    margin: '0 -6px',
    boxSizing: 'border-box',
    borderRadius: 4,
    cursor: 'pointer',
    '&:hover': { color: colors.text, background: colors.hover },
    '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: -1 },
    [`&:hover .${parts.sortMark}, &:focus-visible .${parts.sortMark}`]: { opacity: 0.5 },
  },
  // The header is always in view: bringing it into view must not scroll the rows by the room that is kept for it.
  [`& .${parts.headerCell}, & .${parts.headerButton}`]: { scrollMarginTop: -headerHeight },
  [`& .${parts.headerText}`]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // The arrow's room is kept, so that sorting moves no text; beside right-aligned text it stands on the left, so that the text
  // ends where the numbers end.
  [`& .${parts.sortMark}`]: { flex: 'none', display: 'inline-flex', alignItems: 'center', minWidth: 13, opacity: 0 },
  [`& .${parts.sortPlace}`]: { fontSize: '0.6875rem', lineHeight: 1 },
  [`& .${parts.filterMark}`]: { flex: 'none', color: colors.accent, marginInlineStart: 2 },
  [`& .${parts.headerLabel}`]: { display: 'inline-flex', alignItems: 'center', minWidth: 0, maxWidth: '100%' },
  [`& [data-align="right"] .${parts.sortMark}, & [data-align="right"] .${parts.filterMark}`]: { order: -1 },
  [`& [aria-sort="ascending"] .${parts.sortMark}, & [aria-sort="descending"] .${parts.sortMark}`]: {
    opacity: '1 !important',
  },
  [`& .${parts.resizer}`]: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    insetInlineEnd: 0,
    width: 9,
    cursor: 'col-resize',
    touchAction: 'none',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: 0,
      top: 10,
      bottom: 10,
      width: 2,
      borderRadius: 1,
      background: 'transparent',
    },
    '&:hover::after': { background: colors.controlLineHover },
    '&[data-dragging="true"]::after': { background: colors.accent, top: 0, bottom: 0 },
  },
  ...menuButtonStyles,
  ...dragStyles,
} as const;
