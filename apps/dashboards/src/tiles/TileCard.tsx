import { colors, radius } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';

/** The surface of a tile. */
export const TileCard = styled('section')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: 16,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  color: colors.text,
  '&:fullscreen': { padding: 32, border: 0, borderRadius: 0, overflow: 'auto' },
  // Drawings stay on one page; a table goes on over the next.
  '@media print': {
    breakInside: 'avoid',
    backgroundColor: 'transparent',
    '&:has(table)': { breakInside: 'auto', padding: 0, border: 0 },
  },
});
