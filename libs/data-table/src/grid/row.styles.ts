import { colors } from '@agency-insights/ui-kit';
import { parts } from '../styles/parts.ts';
import { focusInside } from './cell.styles.ts';

const selectedGround = `color-mix(in srgb, ${colors.accentSoft} 55%, ${colors.surface})`;

const bodyRow = `& .${parts.body} > .${parts.row}`;

/** Cells that stay in view while others pass by, and therefore have a ground. */
const staying = '[data-edge], [data-lead="true"]';

/** A row under the pointer. None in a scrolling table: browsers would style and paint other rows again in each frame. */
const hovered = `${bodyRow}[role="row"]:where(:not([data-moving] *)):hover`;

/** Styles of rows and of their placeholders. */
export const rowStyles = {
  // A row that is kept far from the view must not stretch what the browser scrolls.
  [`& .${parts.space}`]: { position: 'relative', overflow: 'clip' },
  // A theme that shortens all transitions gives one to everything: rows must be in place in the same frame.
  [`& .${parts.body}`]: { left: 0, right: 0, transitionProperty: 'opacity' },
  [`& .${parts.row}, & .${parts.cell}`]: { transitionProperty: 'none' },
  [`& .${parts.row}`]: {
    '--row-ground': colors.surface,
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    boxSizing: 'border-box',
    background: 'var(--row-ground)',
    borderBottom: `1px solid ${colors.line}`,
  },
  [bodyRow]: { height: 'var(--row-height)', lineHeight: 'calc(var(--row-height) - 1px)' },
  [`${bodyRow}[role="row"]`]: {
    position: 'absolute',
    left: 0,
    right: 0,
    // An explicit height: cells are laid out once, without measuring them first.
    gridTemplateRows: '100%',
    contain: 'layout style',
  },
  // Its cell that has the focus may be higher than it.
  [`${bodyRow}:focus-within`]: { zIndex: 1 },
  [`${bodyRow}[data-clickable="true"]`]: { cursor: 'pointer' },
  // Said to those that show it: a ground that all cells inherit would have the browser look at each of them while scrolling.
  [`${hovered}, ${hovered} > :is(${staying})`]: { background: `var(--row-hover, ${colors.hover})` },
  [`${bodyRow}[aria-selected="true"]`]: {
    '--row-ground': selectedGround,
    '--row-hover': `color-mix(in srgb, ${selectedGround} 70%, ${colors.hover})`,
  },
  // Nested rows have a quieter background (TABLE-ROW-1).
  [`${bodyRow}[data-depth]:not([aria-selected="true"])`]: {
    '--row-ground': `color-mix(in srgb, ${colors.sunken} 24%, ${colors.surface})`,
  },
  // Rows that wait for newer ones are quiet, and still readable.
  [`& [data-pending="true"] :is(.${parts.body}, .${parts.foot} > .${parts.row})`]: {
    opacity: 0.6,
    transition: 'opacity 120ms 150ms',
  },
  '@media (forced-colors: active)': {
    [`& .${parts.bone}.${parts.bone}`]: { forcedColorAdjust: 'none', background: 'GrayText' },
    // Over the cells, of which those that stay would hide it, and without a place of its own, which would move texts.
    [`${bodyRow}[aria-selected="true"]::after`]: {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 2,
      borderBlock: '2px solid Highlight',
      pointerEvents: 'none',
    },
  },
  [`& .${parts.empty}`]: {
    gridColumn: '1 / -1',
    // In the middle of what is in view, however far the columns reach.
    position: 'sticky',
    insetInlineStart: 0,
    justifySelf: 'start',
    boxSizing: 'border-box',
    width: 'calc(100cqi - 2px)',
    textAlign: 'center',
    color: colors.textMuted,
    padding: '0 12px',
    alignSelf: 'center',
    '& > button': { display: 'flex', margin: '12px auto 0' },
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
