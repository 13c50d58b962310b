import { styled } from '@mui/material/styles';
import { busyBar } from './busyBar.ts';
import { TileCard } from './TileCard.tsx';

/** Six cards with a number each: in one row where they have room and on paper, else in rows of three, on a phone of two. */
export const NumberRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  '&[aria-busy="true"] > *::before': busyBar,
  '&[data-stale]': { filter: 'grayscale(1)' },
  '@media (min-width: 1080px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  '@media (max-width: 639.95px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 },
  '@media print': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 8 },
});

/** One of the cards. */
export const NumberCard = styled(TileCard)({ padding: '8px 12px 10px' });

/** Height of a card's content, in px. */
export const numberHeight = 72;
