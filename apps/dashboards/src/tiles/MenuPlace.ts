import { styled } from '@mui/material/styles';

/** Room for the menu of a tile, which is loaded after its numbers; it is empty on paper. */
export const MenuPlace = styled('div')({
  flex: 'none',
  minWidth: 24,
  height: 24,
  '@media print': { visibility: 'hidden' },
});
