import { colors } from '@agency-insights/ui-kit';
import { parts } from '../styles/parts.ts';
import { focusInside } from './cell.styles.ts';

const selectedGround = `color-mix(in srgb, ${colors.accentSoft} 55%, ${colors.surface})`;

const bodyRow = `& .${parts.body} > .${parts.row}`;

/** Sticky cells, which need a background. */
const staying = '[data-edge], [data-lead="true"]';

/** A hovered row. Disabled while scrolling, to avoid restyling rows in each frame. */
const hovered = `${bodyRow}[role="row"]:where(:not([data-moving] *)):hover`;

/** Styles of rows and of their placeholders. */
export const rowStyles = {
  // A focused row kept outside the viewport must not extend the scroll area.
  [`& .${parts.space}`]: { position: 'relative', overflow: 'clip' },
  // A theme with reduced motion may set transitions on all elements: rows must move in the same frame.
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
    // An explicit height avoids measuring the cells.
    gridTemplateRows: '100%',
    contain: 'layout style',
  },
  // Its focused cell may be higher than the row.
  [`${bodyRow}:focus-within`]: { zIndex: 1 },
  [`${bodyRow}[data-clickable="true"]`]: { cursor: 'pointer' },
  // Set on the sticky cells only: an inherited background would restyle all cells while scrolling.
  [`${hovered}, ${hovered} > :is(${staying})`]: { background: `var(--row-hover, ${colors.hover})` },
  [`${bodyRow}[aria-selected="true"]`]: {
    '--row-ground': selectedGround,
    '--row-hover': `color-mix(in srgb, ${selectedGround} 70%, ${colors.hover})`,
  },
  // Nested rows have a quieter background.
  [`${bodyRow}[data-depth]:not([aria-selected="true"])`]: {
    '--row-ground': `color-mix(in srgb, ${colors.sunken} 24%, ${colors.surface})`,
  },
  // Outdated rows are dimmed but readable.
  [`& [data-pending="true"] :is(.${parts.body}, .${parts.foot} > .${parts.row})`]: {
    opacity: 0.6,
    transition: 'opacity 120ms 150ms',
  },
  '@media (forced-colors: active)': {
    [`& .${parts.bone}.${parts.bone}`]: { forcedColorAdjust: 'none', background: 'GrayText' },
    // Above the sticky cells, and out of the flow.
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
    // Centred in the viewport.
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
