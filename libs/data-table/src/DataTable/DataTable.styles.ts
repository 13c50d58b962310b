import { colors, radius } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';

/** Height of the header row in px. */
export const headerHeight = 41;

/** Class names of the parts, so that one style sheet serves all cells: a styled component per cell would be slow. */
export const parts = {
  toolbar: 'DataTable-toolbar',
  toolbarStart: 'DataTable-toolbarStart',
  paper: 'DataTable-paper',
  caption: 'DataTable-caption',
  view: 'DataTable-view',
  scroller: 'DataTable-scroller',
  head: 'DataTable-head',
  space: 'DataTable-space',
  body: 'DataTable-body',
  row: 'DataTable-row',
  headerCell: 'DataTable-headerCell',
  headerButton: 'DataTable-headerButton',
  headerText: 'DataTable-headerText',
  sortMark: 'DataTable-sortMark',
  resizer: 'DataTable-resizer',
  cell: 'DataTable-cell',
  custom: 'DataTable-custom',
  bareText: 'DataTable-bareText',
  pinned: 'DataTable-pinned',
  empty: 'DataTable-empty',
  bone: 'DataTable-bone',
  footer: 'DataTable-footer',
  footerBones: 'DataTable-footerBones',
} as const;

const focusInside = { outline: `2px solid ${colors.accent}`, outlineOffset: -2, borderRadius: 4 } as const;

const cellStyles = {
  [`& .${parts.cell}, & .${parts.headerCell}`]: {
    minWidth: 0,
    padding: '0 12px',
    boxSizing: 'border-box',
    position: 'relative',
  },
  [`& .${parts.cell}`]: {
    height: '100%',
    lineHeight: 'calc(var(--row-height) - 1px)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&:focus-visible': focusInside,
  },
  [`& .${parts.custom}`]: { display: 'grid', alignContent: 'center', lineHeight: 1.35 },
  // What a figure lacks must be seen: half of it would read as another figure.
  [`& .${parts.bareText}, & .${parts.custom}[data-align="right"] > *`]: {
    minWidth: 0,
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-align="right"]': { textAlign: 'right', justifyContent: 'end' },
  '& [data-align="center"]': { textAlign: 'center', justifyContent: 'center' },
  [`& .${parts.custom}[data-align="right"], & .${parts.custom}[data-align="center"]`]: { justifyItems: 'inherit' },
  [`& .${parts.pinned}`]: { position: 'sticky', zIndex: 1, background: 'var(--row-ground)' },
  [`& .${parts.pinned}[data-edge="right"]`]: { boxShadow: `-1px 0 0 ${colors.line}` },
  [`& [data-scrolled="true"] .${parts.pinned}[data-edge="left"]`]: { boxShadow: `1px 0 0 ${colors.line}` },
} as const;

const headerStyles = {
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
  [`& .${parts.sortMark}`]: { flex: 'none', width: 13, height: 13, opacity: 0 },
  [`& [data-align="right"] .${parts.sortMark}`]: { order: -1 },
  [`& [aria-sort="ascending"] .${parts.sortMark}, & [aria-sort="descending"] .${parts.sortMark}`]: {
    opacity: '1 !important',
  },
  [`& .${parts.resizer}`]: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    right: 0,
    width: 9,
    cursor: 'col-resize',
    touchAction: 'none',
    '&::after': {
      content: '""',
      position: 'absolute',
      right: 0,
      top: 10,
      bottom: 10,
      width: 2,
      borderRadius: 1,
      background: 'transparent',
    },
    '&:hover::after': { background: colors.controlLineHover },
    '&[data-dragging="true"]::after': { background: colors.accent, top: 0, bottom: 0 },
  },
} as const;

const rowStyles = {
  // A row that is kept far from the view must not stretch what the browser scrolls.
  [`& .${parts.space}`]: { position: 'relative', overflow: 'clip' },
  [`& .${parts.body}`]: { left: 0, right: 0 },
  [`& .${parts.row}`]: {
    '--row-ground': colors.surface,
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    boxSizing: 'border-box',
    background: 'var(--row-ground)',
    borderBottom: `1px solid ${colors.line}`,
  },
  [`& .${parts.body} > .${parts.row}`]: { height: 'var(--row-height)' },
  [`& .${parts.body} > .${parts.row}[role="row"]`]: {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    contain: 'layout style',
  },
  [`& .${parts.body} > .${parts.row}[data-clickable="true"]`]: { cursor: 'pointer' },
  [`& .${parts.body} > .${parts.row}[role="row"]:hover`]: { '--row-ground': colors.hover },
  [`& .${parts.empty}`]: {
    gridColumn: '1 / -1',
    // In the middle of what is in view, however far the columns reach.
    position: 'sticky',
    left: 0,
    justifySelf: 'start',
    boxSizing: 'border-box',
    width: 'calc(100cqi - 2px)',
    textAlign: 'center',
    color: colors.textMuted,
    padding: '0 12px',
    alignSelf: 'center',
    '&:focus-visible': focusInside,
  },
  [`& .${parts.bone}`]: {
    display: 'inline-block',
    verticalAlign: 'middle',
    height: 12,
    borderRadius: 4,
    background: colors.sunken,
    animation: 'DataTable-pulse 1.6s ease-in-out infinite',
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
  '@keyframes DataTable-pulse': { '50%': { opacity: 0.5 } },
} as const;

const shade = {
  content: '""',
  position: 'absolute',
  zIndex: 4,
  top: 0,
  bottom: 0,
  width: 28,
  pointerEvents: 'none',
  opacity: 0,
} as const;
const shadeColors = `color-mix(in srgb, ${colors.text} 16%, ${colors.surface}), color-mix(in srgb, ${colors.surface} 80%, transparent) 30%, transparent`;

/** Shades at the edges behind which there is more: a figure that is cut there must not read as another figure. */
const edgeStyles = {
  [`& .${parts.view}`]: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    minHeight: 0,
    '&::before': { ...shade, left: 0, background: `linear-gradient(to right, ${shadeColors})` },
    '&::after': { ...shade, right: 0, background: `linear-gradient(to left, ${shadeColors})` },
    '&[data-scrolled="true"]::before, &[data-more="true"]::after': { opacity: 1 },
  },
  [`&[data-pin-first="false"] .${parts.view}::before`]: { left: 'var(--sticky-width)' },
} as const;

const toolbarRow = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;

/** The end of the toolbar; it may stand outside of the table. */
export const ToolbarEnd = styled('div')(toolbarRow);

/** The root of a table with the styles of all its parts. */
export const DataTableRoot = styled('div')({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  color: colors.text,
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  [`& .${parts.toolbar}`]: { ...toolbarRow, marginBottom: 16 },
  [`& .${parts.toolbarStart}`]: { ...toolbarRow, flex: '1 1 auto' },
  [`& .${parts.paper}`]: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    // As high as its rows need, up to the height of the whole: few rows leave no empty paper.
    flex: '0 1 auto',
    minHeight: 0,
    background: colors.surface,
    border: `1px solid ${colors.line}`,
    borderRadius: radius,
    overflow: 'hidden',
  },
  [`& .${parts.caption}`]: { margin: 0, padding: '14px 12px 6px', fontSize: '1rem', fontWeight: 500 },
  [`& .${parts.scroller}`]: {
    flex: '1 1 auto',
    minHeight: 0,
    overflow: 'auto',
    overscrollBehaviorX: 'contain',
    scrollPaddingTop: headerHeight,
  },
  // What is brought into view must not lie under the columns that stay.
  [`&[data-pin-first="false"] .${parts.scroller}`]: { scrollPaddingLeft: 'var(--sticky-width)' },
  [`& .${parts.footer}`]: {
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minHeight: 50,
    padding: '10px 12px',
    borderTop: `1px solid ${colors.line}`,
    // Over the last row's hairline, or there would be two.
    marginTop: -1,
    zIndex: 2,
    background: colors.surface,
  },
  [`& .${parts.footerBones}`]: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  ...cellStyles,
  ...headerStyles,
  ...rowStyles,
  ...edgeStyles,
  // On a narrow screen the first column stays in view, so that a row keeps its name while the others pass by.
  '@container (max-width: 640px)': {
    // Two edges that stay would leave no room between them.
    [`& .${parts.pinned}[data-edge="right"]`]: { position: 'relative', right: 'auto !important', boxShadow: 'none' },
    [`&[data-pin-first="true"] .${parts.view}::before`]: { left: 'var(--sticky-width)' },
    [`&[data-pin-first="true"] .${parts.scroller}`]: { scrollPaddingLeft: 'var(--sticky-width)' },
    [`&[data-pin-first="true"] .${parts.row} > :first-of-type:not(.${parts.empty})`]: {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      background: 'var(--row-ground)',
      boxShadow: `1px 0 0 ${colors.line}`,
    },
  },
});
