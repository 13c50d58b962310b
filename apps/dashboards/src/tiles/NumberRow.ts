import { styled } from '@mui/material/styles';
import { busyBar } from './busyBar.ts';
import { TileCard } from './TileCard.tsx';

/** A row of cards with a number each: two beside each other on a phone, all of them on paper. */
export const NumberRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(168px, 100%), 1fr))',
  gap: 16,
  '&[aria-busy="true"] > *::before': busyBar,
  '@media (max-width: 639.95px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 },
  '@media print': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 8 },
});

/** One of the cards. */
export const NumberCard = styled(TileCard)({ padding: '8px 12px 10px' });

/** Height of a card's content, in px. */
export const numberHeight = 72;
