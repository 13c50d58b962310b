import { colors } from '@agency-insights/ui-kit';
import { parts } from '../styles/parts.ts';

/** Focus ring of a cell: inset, so that neighbours do not cover it. */
export const focusInside = { outline: `2px solid ${colors.accent}`, outlineOffset: -2, borderRadius: 4 } as const;

/** Line after the columns pinned at the start. */
export const startEdge = edgeLine('End', 1);

/** Line before the columns pinned at the end. */
const endEdge = edgeLine('Start', -1);

/** Shadows do not follow the direction of text, and forced colours remove them. */
function edgeLine(side: 'Start' | 'End', offset: 1 | -1) {
  return {
    boxShadow: `${offset}px 0 0 ${colors.line}`,
    '&:dir(rtl)': { boxShadow: `${-offset}px 0 0 ${colors.line}` },
    '@media (forced-colors: active)': { [`borderInline${side}`]: '1px solid' },
  };
}

/** Styles of cells. */
export const cellStyles = {
  [`& .${parts.cell}, & .${parts.headerCell}`]: {
    minWidth: 0,
    padding: '0 12px',
    boxSizing: 'border-box',
  },
  // Only for cells with positioned content: browsers may create a layer for each.
  [`& .${parts.headerCell}, & .${parts.custom}, & .${parts.selectCell}, & .${parts.treeCell}`]: {
    position: 'relative',
  },
  [`& .${parts.cell}`]: {
    height: '100%',
    // Also with the line height of a user.
    alignContent: 'center',
    // Not `hidden`, which would make every cell a scroll container.
    overflow: 'clip',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Also after a click, as keys work from there, and not after a tap.
    '@media (hover: hover)': { '&:focus': focusInside },
    // On keyboard focus it shows its whole text, wrapped if necessary.
    '&:focus-visible': {
      ...focusInside,
      width: 'max-content',
      minWidth: '100%',
      // Room for a shadow of 28 px and the lines of the table.
      maxWidth: 'calc(100cqi - 30px - var(--pins-width) - var(--end-width))',
      height: 'auto',
      minHeight: '100%',
      alignSelf: 'center',
      lineHeight: 1.35,
      zIndex: 2,
      background: 'var(--row-ground)',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      '&[data-align="right"], &:last-child': { justifySelf: 'end' },
    },
  },
  [`& .${parts.custom}`]: { display: 'grid', lineHeight: 1.35 },
  // Truncated numbers must show an ellipsis, or they would read as other numbers.
  [`& .${parts.selectCell}, & .${parts.selectCell} > label`]: { justifyContent: 'center', userSelect: 'none' },
  [`& .${parts.cell}.${parts.selectCell}`]: { display: 'grid', cursor: 'pointer' },
  // A read-only checkbox shows a value: unlike a disabled field it needs contrast.
  [`& .${parts.cell} input[type="checkbox"]:disabled`]: { borderColor: colors.controlLine },
  // The first column of a table with nested rows: indented by depth.
  [`& .${parts.treeCell}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    // Limited in narrow columns, so that names stay visible.
    paddingInlineStart: 'calc(6px + min(var(--depth, 0) * min(20px, 8%), 100% - 110px))',
  },
  [`& .${parts.treeCell} > :last-child`]: { lineHeight: 1.35 },
  [`& .${parts.expander}`]: {
    all: 'unset',
    flex: 'none',
    width: 24,
    height: 24,
    display: 'grid',
    placeItems: 'center',
    borderRadius: 4,
    color: colors.textMuted,
  },
  [`& button.${parts.expander}`]: {
    cursor: 'pointer',
    '&:hover': { color: colors.text, background: colors.sunken },
    '& > svg': { fontSize: 20, transition: 'rotate 120ms' },
    '&:dir(rtl) > svg': { rotate: '180deg' },
    '&[data-open="true"] > svg': { rotate: '90deg' },
  },
  [`& .${parts.bareText}, & .${parts.custom}[data-align="right"] > *`]: {
    minWidth: 0,
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& [data-align="right"]': { textAlign: 'end', justifyContent: 'end' },
  // Texts and numbers keep their own direction, but are aligned with the column.
  [`&:dir(rtl) .${parts.cell}, &:dir(rtl) .${parts.bareText}, &:dir(rtl) .${parts.aggregate}`]: {
    unicodeBidi: 'plaintext',
  },
  [`&:dir(rtl) .${parts.cell}:not([data-align]), &:dir(rtl) .${parts.bareText}`]: { textAlign: 'right' },
  [`&:dir(rtl) .${parts.cell}[data-align="right"]`]: { textAlign: 'left' },
  '& [data-align="center"]': { textAlign: 'center', justifyContent: 'center' },
  [`& .${parts.custom}[data-align="right"], & .${parts.custom}[data-align="center"]`]: { justifyItems: 'inherit' },
  '& [data-edge]': { position: 'sticky', zIndex: 1, background: 'var(--row-ground)' },
  // Only at the first pinned column: its shadow covers the cell before.
  '& :not([data-edge="right"]) + [data-edge="right"]': endEdge,
  '& [data-scrolled="true"] [data-edge="left"]': startEdge,
} as const;
