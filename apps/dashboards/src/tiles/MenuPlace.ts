import { styled } from '@mui/material/styles';

/** Room for the menu of a tile and the button that leaves full screen, loaded after its numbers; it is empty on paper. */
export const MenuPlace = styled('div')({
  display: 'flex',
  flex: 'none',
  gap: 8,
  minWidth: 24,
  height: 24,
  '@media print': { visibility: 'hidden' },
});
