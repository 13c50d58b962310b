import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { cellStyles, startEdge } from '../grid/cell.styles.ts';
import { edgeStyles, shadeWidth } from '../grid/edge.styles.ts';
import { footStyles } from '../grid/foot.styles.ts';
import { headerStyles } from '../grid/header.styles.ts';
import { rowStyles } from '../grid/row.styles.ts';
import { toolbarRow } from '../toolbar/toolbar.styles.ts';
import { cornerAir, parts, tableCorner } from '../styles/parts.ts';

/** The root of a table with the styles of all its parts. */
export const DataTableRoot = styled('div')({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  color: colors.text,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  // The bar for selected rows is between the caller's content and the table's own buttons.
  [`& .${parts.toolbar}`]: { ...toolbarRow, marginBottom: 16 },
  [`& :is(.${parts.toolbarStart}, .${parts.bulk})`]: toolbarRow,
  [`& .${parts.toolbarEnd}`]: { marginInlineStart: 'auto' },
  [`& .${parts.chips}`]: { ...toolbarRow, marginBottom: 12, color: colors.textMuted },
  [`& [data-selecting="false"] .${parts.bulk}`]: { visibility: 'hidden' },
  // Wide enough for common numbers, so that the buttons do not move.
  [`& .${parts.bulkCount}`]: { fontWeight: 500, minWidth: '7em' },
  [`& .${parts.paper}`]: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    // As high as the rows, up to the table's height.
    minHeight: 0,
    background: colors.surface,
    border: `1px solid ${colors.line}`,
    borderRadius: tableCorner,
    // Over the last row's hairline.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      height: cornerAir + 1,
      background: 'inherit',
    },
    '&::after, & > :last-child': { borderRadius: `0 0 ${tableCorner} ${tableCorner}` },
    [`& > .${parts.view}:not(.${parts.caption} ~ *)`]: { paddingTop: cornerAir },
    [`& > .${parts.view}:last-child`]: { paddingBottom: cornerAir },
  },
  [`& .${parts.caption}`]: { margin: 0, padding: '14px 12px 6px', fontSize: '1rem', fontWeight: 500 },
  [`& .${parts.scroller}`]: {
    flex: '1 1 auto',
    minHeight: 0,
    overflow: 'auto',
    overscrollBehaviorX: 'contain',
    // An opaque background lets browsers scroll the layer without blending it.
    background: colors.surface,
    // Keeps cells that are scrolled into view clear of sticky parts.
    scrollPaddingTop: 'var(--head-height)',
    scrollPaddingBottom: 'var(--foot-height)',
    scrollPaddingInline: `calc(var(--pins-width) + ${shadeWidth}px) calc(var(--end-width) + ${shadeWidth}px)`,
  },
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
  ...cellStyles,
  ...headerStyles,
  ...rowStyles,
  ...footStyles,
  ...edgeStyles,
  // With less room, the bar takes the place of the table's own buttons.
  '@container (max-width: 960px)': {
    [`& [data-selecting]`]: { display: 'grid', gridTemplateColumns: '1fr auto' },
    [`& [data-selecting] > :is(.${parts.bulk}, .${parts.toolbarEnd})`]: { gridArea: '1 / 2', justifySelf: 'end' },
    [`& [data-selecting="true"] .${parts.toolbarEnd}`]: { visibility: 'hidden' },
  },
  // On a narrow screen the first column is sticky, so that each row keeps its name.
  '@container (max-width: 640px)': {
    [`& [data-selecting] > :is(.${parts.bulk}, .${parts.toolbarEnd})`]: { gridArea: '2 / 1 / auto / 3' },
    [`& .${parts.view}`]: { '--pins-width': 'var(--sticky-width) !important' },
    [`& .${parts.groupRow} > .${parts.groupCover}`]: { display: 'flex' },
    [`& .${parts.row} > [data-lead="true"]`]: {
      position: 'sticky',
      insetInlineStart: 'var(--lead-offset)',
      zIndex: 1,
      background: 'var(--row-ground)',
      ...startEdge,
    },
    // The label of a group does not cover values that pass below it.
    [`& [data-scrolled="true"] [data-lead="true"]`]: { gridColumnEnd: 'auto !important' },
  },
});
