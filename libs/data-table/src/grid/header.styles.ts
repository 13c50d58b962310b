import { colors } from '@agency-insights/ui-kit';
import { parts } from '../styles/parts.ts';
import { focusInside } from './cell.styles.ts';

const shown = { opacity: 1, zIndex: 2 } as const;

/** A button without the browser's styles, or its replacement. Not `all: unset`, which sets hundreds of properties. */
const bareButton = {
  border: 0,
  margin: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  borderRadius: 4,
  '&:is(button)': { cursor: 'pointer' },
  '&:is(button:hover)': { color: colors.text, background: colors.hover },
  '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: -1 },
} as const;

/** Beside the text, and shrinks first: else words of the text would wrap or end in an ellipsis. */
const besideText = { flex: '0 99999 auto' } as const;

/** Separates adjacent headers, whose buttons may be side by side. */
const separator = {
  content: '""',
  position: 'absolute',
  insetBlock: 10,
  insetInlineStart: 0,
  width: 1,
  background: colors.line,
} as const;

/** The menu button overlaps the end of the header, so that no space is reserved; always visible on touch screens. */
const menuButtonStyles = {
  [`& .${parts.menuButton}`]: {
    ...bareButton,
    position: 'absolute',
    insetInlineEnd: 9,
    top: 8,
    width: 20,
    height: 24,
    display: 'grid',
    placeItems: 'center',
    color: colors.textMuted,
    background: 'var(--row-ground)',
    opacity: 0,
    // Three dots in one element.
    '&::before': {
      content: '""',
      width: 4,
      height: 14,
      // Forced colours remove background images.
      forcedColorAdjust: 'none',
      background: 'radial-gradient(circle, currentColor 1.25px, transparent 1.75px) 0 0 / 4px 4.75px',
    },
  },
  // Before right-aligned text it is in the padding, beside the arrow and below the grip while hidden.
  [`& [data-align="right"] > .${parts.menuButton}`]: { insetInlineEnd: 'auto', insetInlineStart: -1, width: 12 },
  // In place of the filter's icon, which has no room beside it.
  [`& [data-align="right"] > :has(> * > svg + span) + .${parts.menuButton}`]: { width: 18 },
  [`& :where(.${parts.head}:hover) .${parts.headerCell} + .${parts.headerCell}::before`]: separator,
  // Not `:focus-within`: after a click on a header its text and arrow stay visible.
  [`& .${parts.headerCell}:is(:hover, :focus-visible, :has(:focus-visible, [aria-expanded])) > .${parts.menuButton}`]:
    shown,
  // The grip is too small for touch: the menu fits columns to their content.
  '@media (hover: none)': {
    [`& .${parts.menuButton}`]: {
      ...shown,
      top: 0,
      width: 44,
      height: '100%',
      insetInlineEnd: 0,
      justifyContent: 'end',
      paddingInline: 14,
      background: 'none',
    },
    [`& .${parts.resizer}`]: { display: 'none' },
    [`& .${parts.headerCell}:has(> .${parts.menuButton})`]: { paddingInlineEnd: 34 },
    [`& .${parts.headerCell}[data-align="right"]:has(> .${parts.menuButton})`]: { paddingInline: '34px 12px' },
    [`& [data-align="right"] > .${parts.menuButton}`]: { insetInlineStart: 0, width: 44, justifyContent: 'start' },
    [`& .${parts.headerCell} + .${parts.headerCell}::before`]: separator,
  },
} as const;

/** Group headers: a line spans their columns, and their names are sticky. */
const groupStyles = {
  [`& .${parts.head} .${parts.groupRow}`]: { height: 'var(--group-height)', borderBottom: 0 },
  [`& .${parts.groupCell}::after, & .${parts.groupCover}::after`]: {
    content: '""',
    position: 'absolute',
    insetInline: 12,
    bottom: 0,
    borderBottom: `1px solid ${colors.controlLine}`,
  },
  [`& .${parts.groupRow} .${parts.headerText}`]: {
    position: 'sticky',
    insetInline: 'calc(var(--pins-width) + 12px) calc(var(--end-width) + 12px)',
    WebkitLineClamp: 1,
  },
  [`& .${parts.groupRow} [data-edge] > .${parts.headerText}`]: { position: 'static' },
  [`& .${parts.groupRow} .${parts.menuButton}`]: { top: 4 },
  // Only in a narrow table, where one unpinned column is sticky.
  [`& .${parts.groupCover}`]: { display: 'none' },
} as const;

/** The dragged header, the drop position, and the label at the pointer. */
const dragStyles = {
  [`& .${parts.headerCell}[data-dragged]`]: { opacity: 0.5 },
  [`& .${parts.headerCell}[data-drop]::before`]: {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    insetBlock: 0,
    insetInlineStart: -1,
    width: 3,
    background: colors.accent,
  },
  [`& .${parts.headerCell}[data-drop="after"]::before`]: { insetInlineStart: 'auto', insetInlineEnd: -1 },
  [`& [data-refused] .${parts.head} *`]: { cursor: 'not-allowed' },
  [`& .${parts.note}`]: {
    position: 'absolute',
    zIndex: 5,
    width: 'max-content',
    maxWidth: 'min(280px, 100% - 8px)',
    padding: '6px 10px',
    overflowWrap: 'anywhere',
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
  [`& .${parts.head} .${parts.row}`]: { height: 'var(--header-height)' },
  [`& .${parts.headerCell}`]: {
    display: 'flex',
    alignItems: 'center',
    fontSize: '0.8125rem',
    fontWeight: 500,
    color: colors.textMuted,
    height: '100%',
    // While dragging, a text selection would scroll the page.
    userSelect: 'none',
    '&:focus-visible': focusInside,
    '&[aria-sort$="ing"]': { color: colors.text },
  },
  [`& .${parts.headerButton}`]: {
    ...bareButton,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minWidth: 0,
    maxWidth: 'calc(100% + 18px)',
    height: 36,
    // The arrow overlaps the cell's padding, so that the text has the whole width.
    paddingInline: '6px 2px',
    marginInline: '-6px -12px',
    boxSizing: 'border-box',
    // The sort direction: its room, and a preview.
    '&:is(button):not([data-sorted])::after': {
      ...besideText,
      content: '""',
      width: 13,
      height: 13,
      opacity: 0.5,
      background: 'currentColor',
      forcedColorAdjust: 'none',
      clipPath: 'polygon(50% 12%, 85% 55%, 57% 40%, 57% 88%, 43% 88%, 43% 40%, 15% 55%)',
    },
    '&:is(button):not([data-sorted], :hover, :focus-visible)::after': { opacity: 0 },
    '&[data-first="desc"]::after': { transform: 'scaleY(-1)' },
  },
  // With right-aligned text the arrow is on the left, so that text and numbers align.
  [`& [data-align="right"] > .${parts.headerButton}`]: {
    flexDirection: 'row-reverse',
    // The menu button is before it.
    paddingInline: '0 6px',
    marginInline: '-12px -6px',
  },
  // The header is sticky: focusing it must not scroll the rows by their scroll padding.
  [`& .${parts.headerCell}, & .${parts.headerButton}`]: { scrollMarginTop: 'calc(-1 * var(--head-height))' },
  ...groupStyles,
  // Up to two lines, then an ellipsis.
  [`& .${parts.headerText}`]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    // A word longer than the column breaks with a hyphen, shorter ones do not.
    hyphens: 'auto',
    hyphenateLimitChars: '12 4 4',
    overflowWrap: 'normal',
    lineHeight: 1.23,
  },
  // Side by side, or stacked to leave space for the text.
  [`& .${parts.marks}`]: {
    ...besideText,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    '& svg': { fontSize: 13 },
    '& span': { display: 'flex', alignItems: 'center' },
  },
  [`& .${parts.resizer}`]: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    zIndex: 1,
    width: 9,
    cursor: 'col-resize',
    touchAction: 'none',
    '&:hover::after, &[data-dragging="true"]::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlock: 10,
      width: 2,
      borderRadius: 1,
      background: colors.controlLineHover,
    },
    '&[data-dragging="true"]::after': { background: colors.accent, insetBlock: 0 },
  },
  ...menuButtonStyles,
  ...dragStyles,
} as const;
