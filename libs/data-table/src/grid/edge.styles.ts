import { colors } from '@agency-insights/ui-kit';
import { parts, tableCorner } from '../styles/parts.ts';

/** Width of a shadow in px. Cells are scrolled into view clear of it. */
export const shadeWidth = 28;

const shade = {
  content: '""',
  position: 'absolute',
  zIndex: 4,
  insetBlock: 0,
  width: shadeWidth,
  pointerEvents: 'none',
  opacity: 0,
} as const;
/** At a round corner of the table the shadow is round too, beside pinned columns it is square. */
const cornerBeside = (pins: string) => `max(0px, ${tableCorner} - var(${pins}))`;
const shadeColors = `color-mix(in srgb, ${colors.text} 16%, ${colors.surface}), color-mix(in srgb, ${colors.surface} 80%, transparent) 30%, transparent`;

/** Shadows at edges with hidden content, so that a cut number does not read as another number. */
export const edgeStyles = {
  [`& .${parts.view}`]: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    minHeight: 0,
    // The name of a dragged column must not make the page larger.
    overflow: 'clip',
    '&::before': {
      ...shade,
      insetInlineStart: 'var(--pins-width)',
      borderRadius: cornerBeside('--pins-width'),
      background: `linear-gradient(to right, ${shadeColors})`,
    },
    '&::after': {
      ...shade,
      insetInlineEnd: 'var(--end-width)',
      borderRadius: cornerBeside('--end-width'),
      background: `linear-gradient(to left, ${shadeColors})`,
    },
    '&:dir(rtl)::before, &:dir(rtl)::after': { transform: 'scaleX(-1)' },
    '&[data-scrolled="true"]::before, &[data-more="true"]::after': { opacity: 1 },
  },
} as const;
